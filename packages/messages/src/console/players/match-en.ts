import { counted } from '../../words.ts'

/** Lines of a form and whom the rating lists have for them. */
export const en = {
  /** Why somebody is taken for a line, why one has to look, why there is nobody. */
  reasons: {
    'fide-number': 'FIDE ID and name',
    'national-number': 'national number and name',
    'national-number-for-fide': 'national number where FIDE’s was asked for, and name',
    'name-and-data': 'name and what else is said',
    'number-name-differs': 'The number is somebody else’s.',
    'number-birth-differs': 'Number and name fit, the year of birth does not.',
    'number-federation-differs': 'Number and name fit, the federation does not.',
    'numbers-of-two': 'The two numbers are those of two people.',
    several: 'Several people fit.',
    'birth-differs': 'The name fits, the year of birth does not.',
    'federation-differs': 'The name fits, the federation does not.',
    'name-part': 'Only part of the name is written.',
    'name-near': 'The name is written differently by a letter.',
    'first-name-differs': 'Family name and year of birth fit, the first name does not.',
    'name-alone': 'The name fits; too little else is said.',
    nobody: 'Not in the rating lists.',
    'number-unknown': 'No list has this number.',
  },
  looking: (done: number, all: number) => `Looking them up: ${done} of ${all}`,
  found: (certain: number, confirm: number, unknown: number) =>
    `${certain} found in the lists, ${confirm} to confirm, ${unknown} in no list.`,
  keys: '↑ ↓ line · Enter takes the person marked ↵ · 1–9 takes another · N new, not in the list · S leaves out',
  chooseOne: 'Nobody is proposed: choose with 1–9, N or S.',
  open: (n: number) => `${counted(n, 'line', 'lines')} to decide`,
  take: (n: number, name: string) => `${n}: take ${name}`,
  asNew: 'New, as written',
  skip: 'Leave out',
  allNew: (n: number) => `Take the ${n} who are in no list as they are written`,
  skipRest: (n: number) => `Leave out the ${n} still open`,
  undecided: 'to decide',
  states: { person: 'from the list', new: 'as written', skip: 'left out' },
}
