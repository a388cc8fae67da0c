import type { SamplesOf } from './samples.ts'

export const rounds: SamplesOf<'rounds'> = {
  'round-malformed': [{ round: 0 }],
  'round-after-last': [{ round: 99, rounds: 6 }],
  'round-too-far': [{ round: 5, paired: 3 }],
  'too-many-for-tables': [{ entrants: 201, most: 200 }],
  'round-paired-already': [{ round: 2 }],
  'round-not-paired': [{ round: 4, paired: 3 }],
  'entrant-unknown': [
    { entrant: 77, of: 'player' },
    { entrant: 7, of: 'team' },
  ],
  'entrant-twice': [
    { entrant: 77, of: 'player' },
    { entrant: 7, of: 'team' },
  ],
  'board-unknown': [{ round: 3, white: 1, black: 2 }],
  'board-twice': [{ round: 3, white: 1, black: 2 }],
  'result-impossible': [{ white: 1, black: 2 }],
  'result-not-of-match': [
    { white: 1, black: 2, what: 'boards-missing' },
    { white: 1, black: 2, what: 'boards-given' },
  ],
}
