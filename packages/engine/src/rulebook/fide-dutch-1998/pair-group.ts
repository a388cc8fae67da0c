import type { Pair } from '../fide-dutch/bracket.ts'
import type { BracketResult, ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { bracketField, type CostField, none, verticesOf } from '../fide-dutch/procedure/cost-field.ts'
import { pairRemainder } from '../fide-dutch/procedure/remainder-order.ts'
import { weightsOf } from '../fide-dutch/procedure/weights.ts'
import { isUnfulfilled } from './b04-unfulfilled.ts'
import { type FloatLevel, floatLevels, mayFloat } from './b05-floats.ts'
import { firstTry } from './c06-first-try.ts'
import type { Demand } from './demand.ts'
import { edition } from './edition.ts'

export type GroupPairing = {
  readonly result: BracketResult
  /** Pairs of the group, without those of S1 that were made before. */
  readonly pairs: number
  /** Of these, how many leave a preference unfulfilled (x). */
  readonly unfulfilled: number
  /** B.5 and B.6 for downfloats, as C.9 left them. */
  readonly level: FloatLevel
}

/**
 * FIDE Dutch 1998, C.4 to C.9, C.11 and C.14 for a homogeneous group: a whole bracket, or its remainder once S1 has got `taken`.
 *
 * As many pairs as can be made; of these pairings, as few as possible that leave a preference unfulfilled (x); then with B.5 and B.6 for
 * downfloats in force, else B.5, else neither; and of those the first one that transpositions and exchanges come to. Null when the demand cannot
 * be met.
 */
export const pairGroup = (
  bracket: ProcedureBracket,
  taken: readonly (readonly [number, number])[],
  demand: Demand,
): GroupPairing | null => {
  const atOnce = taken.length === 0 ? firstTry(bracket, demand) : null
  if (atOnce !== null) return atOnce
  for (const level of floatLevels) {
    const found = attempt(bracket, taken, demand, level)
    if (!demand.met(found.result)) return null
    if (downfloatsAllowed(bracket, found.result, level)) return found
  }
  throw new Error('without B.5 and B.6 everybody may float')
}

const attempt = (
  bracket: ProcedureBracket,
  taken: readonly (readonly [number, number])[],
  demand: Demand,
  level: FloatLevel,
): GroupPairing => {
  const { players } = bracket
  const gone = new Set(taken.flat())
  const remainder = players.flatMap((_, i) => (gone.has(i) ? [] : [i]))
  const all = verticesOf(bracket, demand.next, demand.rest)
  const weights = weightsOf(all, [...demand.fields, ...ownFields(level)], edition)
  const found = pairRemainder(weights, players.length, remainder)
  const toPair = ([a, b]: readonly [number, number]): Pair => ({ higher: players[a]!, lower: players[b]! })
  const pairs = found.pairs.map(toPair)
  return {
    result: {
      pairs: [...taken.map(toPair), ...pairs],
      downfloaters: [...found.unpaired.map((i) => players[i]!), ...bracket.incompatible].sort((a, b) => a.rank - b.rank),
    },
    pairs: pairs.length,
    unfulfilled: pairs.filter(({ higher, lower }) => isUnfulfilled(higher, lower)).length,
    level,
  }
}

const ownFields = (level: FloatLevel): readonly CostField[] => [
  bracketField('C.14', none, () => 1),
  bracketField('C.11', (a, b) => (isUnfulfilled(a.player, b.player) ? 1 : 0), none),
  bracketField('C.9', none, ({ player, incoming }) => (incoming || mayFloat(player, 'down', level) ? 0 : 1)),
]

/** Those who came from above float down in any case: they are not asked. */
const downfloatsAllowed = (bracket: ProcedureBracket, { downfloaters }: BracketResult, level: FloatLevel): boolean => {
  const asked = new Set(bracket.players.slice(bracket.incoming))
  return downfloaters.every((player) => !asked.has(player) || mayFloat(player, 'down', level))
}
