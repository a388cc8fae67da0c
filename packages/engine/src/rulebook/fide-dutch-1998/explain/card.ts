import type { Failure } from '../../../pairing/explanation.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import type { Float } from '../../fide-dutch/float.ts'
import type { BracketResult } from '../../fide-dutch/procedure/bracket.ts'
import { isUnfulfilled } from '../b04-unfulfilled.ts'
import { mayFloat } from '../b05-floats.ts'
import type { PairedBracket } from '../pair-brackets.ts'

/**
 * FIDE Dutch 1998, C.9 to C.11 and C.14: what a pairing of a bracket gives up, what the procedure gives up last first: moved-down players without an opponent of
 * the bracket and pairs (C.14), preferences (x, C.11), B.5 and B.6 for upfloats (C.10), then for downfloats (C.9).
 */
export const cardOf = ({ bracket }: PairedBracket, { pairs, downfloaters }: BracketResult): readonly Failure[] => {
  const s1 = new Set(bracket.players.slice(0, bracket.movedDown))
  const above = new Set(bracket.players.slice(0, bracket.incoming))
  const leaving = downfloaters.filter((player) => bracket.players.includes(player))
  const crossing = pairs.filter(({ higher, lower }) => s1.has(higher) && !s1.has(lower))
  const raised = crossing.filter(({ higher, lower }) => higher.score !== lower.score).map(({ lower }) => lower)
  const dropped = leaving.filter((player) => !above.has(player))
  return [
    ...(s1.size === 0 ? [] : [count('C.14', 'C.14 moved down', s1.size - crossing.length)]),
    count('C.14', 'C.14', leaving.length),
    count('C.11', 'C.11', pairs.filter(({ higher, lower }) => isUnfulfilled(higher, lower)).length),
    ...(s1.size === 0 ? [] : floats('C.10', 'up', raised)),
    ...floats('C.9', 'down', dropped),
  ]
}

const count = (article: string, name: string, value: number): Failure => ({ kind: 'count', article, name, value })

/** B.5 is dropped after B.6. */
const floats = (article: string, float: Float, players: readonly Competitor[]): readonly Failure[] => [
  count(article, `B5 ${float}`, players.filter((player) => !mayFloat(player, float, 1)).length),
  count(article, `B6 ${float}`, players.filter((player) => mayFloat(player, float, 1) && !mayFloat(player, float, 0)).length),
]
