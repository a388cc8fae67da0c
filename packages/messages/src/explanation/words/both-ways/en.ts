import { say } from '../../runs.ts'
import { points } from '../grammar/en.ts'
import type { BothWaysMessages } from './both-ways.ts'

const types = {
  a: 'type a: floated into the group already, and nobody compatible is in the next',
  b: 'type b: floated into the group already, and somebody compatible is in the next',
  c: 'type c: nobody compatible is in the next group',
  d: 'type d: somebody compatible is in the next group',
} as const

const reasons = {
  alone: 'nobody of the group is compatible',
  evenness: 'the number has to be even',
  'left-over': 'the group can make one pair fewer whatever is exchanged, and types, then who would be paired last, decide which two go',
  cracked: 'the pairing was cracked, because the median group could not be paired',
} as const

export const bothWays: BothWaysMessages = {
  floated: (name, score, { direction, type, reason }) =>
    say`${name} has ${points(score)} and floats ${direction}: ${reasons[reason]}${type === null ? '' : say` (${types[type]})`}.`,
  precedes: (because, instead, other) => {
    switch (because) {
      case 'floated-before':
        return say`${other} floated in the round before`
      case 'evens':
        return say`with ${instead} gone the numbers due White and Black are more alike`
      case 'paired-first':
        return say`${other} is paired before ${instead}, by the score, and boards found first are retained`
      case 'company':
        return say`${instead} can go with the other floaters of the group, and so comes first`
    }
  },
  isFloater: (name, group) => say`${name} did float, out of group ${group}.`,
  noBye: 'Nobody floats out of the median group, and with an even number of players there is no bye.',
  wouldHaveTo: (name, group) => say`For that ${name} would have to float out of group ${group}.`,
  notInstead: (other, obstacle) => say`${other} does not float instead: ${obstacle}.`,
  laterInstead: (other, how) => say`${other} as the floater would have been as good, but ${how ?? 'comes later in the order'}.`,
  laterFloater: (instead, other, because) => say`${instead} comes before ${other} in the order of floaters: ${because}`,
  wish: (name) => say`With ${name} as a floater`,
  goes: (name, { direction, reason }) => say`${name} floats ${direction}: ${reasons[reason]}.`,
  meets: (name, score, opponent) => say`${name} floats with ${points(score)} and plays ${opponent}, the first in the order.`,
  youFloat: (score, { direction, reason }) => say`With ${points(score)} you float ${direction}: ${reasons[reason]}.`,
}
