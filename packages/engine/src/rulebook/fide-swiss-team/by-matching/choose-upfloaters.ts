import { followingScore } from '../c06-following-bracket.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import type { Choice, RoundFacts } from '../criterion.ts'
import { canBePaired, singleUpfloaters, sparableFrom } from './completion.ts'
import { fewestUpfloaters, severalUpfloaters } from './several-upfloaters.ts'

/** C4 of a bracket: none or one, where that will do, is quickly seen. */
export const upfloatersNeeded: RoundFacts['upfloatersNeeded'] = (residents, below) => {
  const odd = residents.length % 2 === 1
  if (odd ? singleUpfloaters(residents, below).length > 0 : canBePaired(residents) && canBePaired(below)) return odd ? 1 : 0
  return fewestUpfloaters(residents, below)
}

/**
 * C.04.6 3.5, C.04.5 3.5: the upfloaters of a bracket. Mostly there are none, or there is one: then each who can be it is known, and of those of the highest score (C5)
 * each whom the following bracket can spare (C6).
 */
export const chooseUpfloaters = (residents: readonly Competitor[], below: readonly Competitor[], round: RoundFacts): Choice => {
  const none: Choice = { residents, upfloaters: [], rest: below }
  if (residents.length % 2 === 0 && canBePaired(residents) && canBePaired(below)) return none
  const next = followingScore(none, round)
  const single = residents.length % 2 === 1 ? singleUpfloaters(residents, below) : []
  if (single.length === 0) return severalUpfloaters(residents, below, next, round)

  const highest = single.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const candidates = single.filter(({ score }) => score === highest)
  const complying = sparedByFollowing(candidates, below, next)
  if (complying === null || (complying.length === 0 && round.following === 'fewest'))
    return severalUpfloaters(residents, below, next, round)
  const left = complying.length === 0 ? candidates : complying
  const again = (one: Competitor): number => (one.floated && !round.floatsSpared ? 1 : 0)
  const chosen = left.toSorted((a, b) => again(a) - again(b) || byScore(a, b))[0]!
  return { residents, upfloaters: [chosen], rest: without(below, [chosen]) }
}

/** Of those who can be the only upfloater each with whom C6 is content; null where they come from another scoregroup than the following one, of which somebody is left. */
const sparedByFollowing = (
  candidates: readonly Competitor[],
  below: readonly Competitor[],
  next: number | undefined,
): readonly Competitor[] | null => {
  const group = below.filter(({ score }) => score === next)
  if (group.length === 0) return candidates
  if (candidates[0]!.score !== next) return null
  if (group.length === 1) return candidates
  const spared = new Set(
    sparableFrom(
      group,
      below.filter(({ score }) => score !== next),
    ),
  )
  return candidates.filter((one) => spared.has(one))
}
