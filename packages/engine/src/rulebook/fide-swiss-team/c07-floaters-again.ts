import type { Choice, RoundFacts } from './criterion.ts'

/** C.04.6 C7, C.04.5 C7: upfloaters that floated in the round before; in the last rounds nobody counts. */
export const floatersAgain = ({ upfloaters }: Choice, { floatsSpared }: RoundFacts): readonly number[] => [
  floatsSpared ? 0 : upfloaters.filter(({ floated }) => floated).length,
]
