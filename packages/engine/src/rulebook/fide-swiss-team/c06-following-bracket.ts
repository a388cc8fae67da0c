import type { Choice, RoundFacts } from './criterion.ts'

/**
 * C.04.6 2.3.3, C.04.5 2.3.3 (C6): whether the bracket of the following scoregroup can do, under C1 and C3, with as few upfloaters as its number allows (C4), or how many
 * it needs, as the reading has it. Nothing is asked where nobody of that scoregroup is left.
 */
export const followingBracket = ({ residents, rest }: Choice, { following, scores, upfloatersNeeded }: RoundFacts): readonly number[] => {
  const next = scores[scores.indexOf(residents[0]!.score) + 1]
  const group = rest.filter(({ score }) => score === next)
  if (group.length === 0) return [0]
  const below = rest.filter(({ score }) => score !== next)
  const needed = upfloatersNeeded(group, below) ?? Number.POSITIVE_INFINITY
  return [following === 'fewest' ? needed : needed > group.length % 2 ? 1 : 0]
}
