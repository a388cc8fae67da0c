import type { Field } from '../field.ts'
import { byPlace, type Context, type GroupRule, groupRule } from '../rule.ts'
import { type Tiers, tiersBy } from '../tiers.ts'
import { boardCountOf, boardSums, compareVectors, eliminations } from './board-sums.ts'
import { directEncounterTiers, encounterWorking } from './direct-encounter.ts'
import { secondaryOf } from './other-score.ts'

const lastResorts = ['board-count', 'top-board', 'bottom-board'] as const
type LastResort = (typeof lastResorts)[number]

/** 13.3: two teams tied on both scores, by the boards of their own match. */
const byBoards = (context: Context, tied: readonly number[], resorts: readonly LastResort[], forfeitsAsPlayed: boolean): Tiers => {
  const [a, b] = tied as readonly [number, number]
  const met =
    (team: number, other: number) =>
    (round: number): boolean => {
      const { opponent, kind } = context.primary.entries[team]!.rounds[round]!
      return opponent === other && (kind === 'game' || forfeitsAsPlayed || context.primary.system === 'round-robin')
    }
  const sums = new Map([
    [a, boardSums(context.boards!, a, met(a, b))],
    [b, boardSums(context.boards!, b, met(b, a))],
  ])
  for (const resort of resorts) {
    const compare = {
      'board-count': (x: number, y: number) => boardCountOf(sums.get(x)!) - boardCountOf(sums.get(y)!),
      'top-board': (x: number, y: number) => compareVectors(sums.get(x)!, sums.get(y)!),
      'bottom-board': (x: number, y: number) => compareVectors(eliminations(sums.get(x)!), eliminations(sums.get(y)!)),
    }[resort]
    const tiers = tiersBy(tied, compare)
    if (tiers.length > 1) return tiers
  }
  return [tied]
}

/** Direct encounter in the primary score, then in the secondary; a new group that forms starts again with the primary. */
const extendedTiers = (context: Context, tied: readonly number[], resorts: readonly LastResort[], forfeitsAsPlayed: boolean): Tiers => {
  if (tied.length < 2) return [tied]
  const split = (field: Field): Tiers | null => {
    const tiers = directEncounterTiers(field, tied, forfeitsAsPlayed)
    return tiers.length === 1 ? null : tiers
  }
  const tiers = split(context.primary) ?? split(secondaryOf(context))
  if (tiers !== null) return tiers.flatMap((tier) => extendedTiers(context, tier, resorts, forfeitsAsPlayed))
  return tied.length === 2 ? byBoards(context, tied, resorts, forfeitsAsPlayed) : [tied]
}

const rule = (name: string, title: string, resorts: readonly LastResort[]): GroupRule =>
  groupRule({
    name,
    article: '13.3',
    title,
    modifiers: ['P'],
    for: 'teams',
    decimals: 0,
    prepare: (context, code) => (tied) => {
      const tiers = extendedTiers(context, tied, resorts, code.forfeitsAsPlayed)
      return byPlace(tiers, (team, place) => encounterWorking(context.primary, tied, team, place, code.forfeitsAsPlayed))
    },
  })

/**
 * C.07 13.3: direct encounter for teams. The letters after EDE name what separates exactly two teams that are tied on both scores: board count (B)
 * and then top board results (T) or bottom board elimination (B), or one of the latter alone.
 */
export const extendedDirectEncounter: readonly GroupRule[] = [
  rule('EDE', 'Extended direct encounter', []),
  rule('EDEBT', 'Extended direct encounter, board count, top board results', ['board-count', 'top-board']),
  rule('EDEBB', 'Extended direct encounter, board count, bottom board elimination', ['board-count', 'bottom-board']),
  rule('EDET', 'Extended direct encounter, top board results', ['top-board']),
  rule('EDEB', 'Extended direct encounter, bottom board elimination', ['bottom-board']),
]
