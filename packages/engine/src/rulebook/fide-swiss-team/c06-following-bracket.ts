import type { Points } from '../../model/points.ts'
import type { Choice, RoundFacts } from './criterion.ts'

/**
 * C.04.6 C6, C.04.5 C6: whether the bracket of the following scoregroup can do, under C1 and C3, with as few upfloaters as its number allows (C4), or how many
 * it needs, as the reading has it. Nothing is asked where nobody of that scoregroup is left.
 */
export const followingBracket = (choice: Choice, round: RoundFacts): readonly number[] => {
  const next = followingScore(choice, round)
  const group = choice.rest.filter(({ score }) => score === next)
  if (group.length === 0) return [0]
  const below = choice.rest.filter(({ score }) => score !== next)
  const needed = round.upfloatersNeeded(group, below) ?? Number.POSITIVE_INFINITY
  return [round.following === 'fewest' ? needed : needed > group.length % 2 ? 1 : 0]
}

/** The score of the scoregroup that follows, as the reading has it. */
export const followingScore = ({ residents, upfloaters, rest }: Choice, { followingGroup, scores }: RoundFacts): Points | undefined => {
  const top = residents[0]!.score
  const left = new Set([...upfloaters, ...rest].map(({ score }) => score))
  return scores.find((score) => score < top && (followingGroup === 'of-the-round' || left.has(score)))
}
