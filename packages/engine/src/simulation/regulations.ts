import { cfcVariations, defaultCfcSettings, exclusiveCfcVariations } from '../model/cfc-settings.ts'
import { type PlayerId, type RoundNumber, roundNumber } from '../model/ids.ts'
import { defaultRoundRobinSettings } from '../model/round-robin-settings.ts'
import { defaultSsmSettings } from '../model/ssm-settings.ts'
import type { ForbiddenPairs, Tournament } from '../model/tournament.ts'
import type { Random } from './random.ts'
import { rateOf } from './rates.ts'
import type { SimulationSettings } from './settings.ts'

/** What a rulebook leaves to the regulations of a tournament, where a generator may vary it. */
export type Leeway = {
  /** Other scorings than 1, ½, 0. */
  readonly scoring: boolean
  /** C.04.7, and what a virtual point is. */
  readonly baku: 'win' | 'literal' | null
  /** Every pair meets once; the number of rounds follows from that of the players. */
  readonly roundRobin: boolean
  readonly teams: boolean
}

const leeway = (data: Partial<Leeway>): Leeway => ({ scoring: false, baku: null, roundRobin: false, teams: false, ...data })
const known: Readonly<Record<string, Leeway>> = {
  'fide-dutch-2017': leeway({ scoring: true, baku: 'literal' }),
  'fide-dutch-2026': leeway({ scoring: true, baku: 'win' }),
  'cfc-team': leeway({ teams: true }),
  'round-robin': leeway({ roundRobin: true }),
}

export const leewayOf = (rulebook: string): Leeway => known[rulebook] ?? leeway({})

/** Settings of the rulebook itself, by lot. Lots of the tournament are drawn from its own seed. */
export const drawRegulations = (
  rulebook: string,
  ids: readonly PlayerId[],
  rounds: number,
  seed: string,
  { variations, announced: asked, regulationsOnFile }: Pick<SimulationSettings, 'variations' | 'announced' | 'regulationsOnFile'>,
  random: Random,
): Partial<Tournament> => {
  if (!regulationsOnFile) return {}
  switch (rulebook) {
    case 'cfc':
    case 'cfc-team': {
      const chosen = asked ?? cfcVariations.filter(() => variations && random.chance(0.2))
      const announced = chosen.filter((one) => !exclusiveCfcVariations.some(([first, second]) => second === one && chosen.includes(first)))
      const apart = announced.includes('619.1')
        ? [
            random
              .shuffle(ids)
              .slice(0, 3)
              .toSorted((a, b) => a - b),
          ]
        : []
      return { cfc: { ...defaultCfcSettings, variations: announced, seed, apart, excused: ids } }
    }
    case 'ssm': {
      const restricted =
        variations && random.chance(0.5) ? ({ by: 'club', groups: null, rounds: random.between(1, rounds) } as const) : null
      return { ssm: { ...defaultSsmSettings, useRating: variations && random.chance(0.5), seed, restricted } }
    }
    case 'round-robin': {
      if (!variations) return { roundRobin: { ...defaultRoundRobinSettings, seed } }
      const numbers = random.pick(['pairing-numbers', 'lot', 'restricted-lot'] as const)
      const double = ids.length <= 10 && random.chance(0.2)
      return { roundRobin: { ...defaultRoundRobinSettings, seed, numbers, double, swapLastTwoRounds: double && random.chance(0.5) } }
    }
    default:
      return {}
  }
}

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
