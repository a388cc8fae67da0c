import { type PlayerId, type RoundNumber, roundNumber } from '../model/ids.ts'
import type { ForbiddenPairs } from '../model/tournament.ts'
import type { Random } from '../random.ts'
import { rateOf } from './rates.ts'
import type { SimulationSettings } from './settings.ts'

/** C.04.2: groups of two or three who must not meet, in some rounds or in all of them. */
export const drawForbiddenPairs = (
  ids: readonly PlayerId[],
  rounds: number,
  { forbiddenGroups, forbiddenForEver }: Pick<SimulationSettings, 'forbiddenGroups' | 'forbiddenForEver'>,
  random: Random,
): readonly ForbiddenPairs[] => {
  const groups = Math.round((rateOf(forbiddenGroups, random) ?? 0) * 100)
  if (ids.length < 6) return []
  return Array.from({ length: groups }, () => {
    const players = random
      .shuffle(ids)
      .slice(0, random.between(2, 3))
      .toSorted((a, b) => a - b)
    const forEver = random.chance(0.5)
    const first = random.between(1, rounds)
    const last: RoundNumber = roundNumber(random.between(first, rounds))
    return forbiddenForEver || forEver
      ? { players, firstRound: roundNumber(1), lastRound: null }
      : { players, firstRound: roundNumber(first), lastRound: last }
  })
}
