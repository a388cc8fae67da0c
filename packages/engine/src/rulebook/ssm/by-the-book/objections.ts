import { mayMeet } from '../b1-no-rematch.ts'
import { sameGroup } from '../b4-restricted.ts'
import { repeatedFloats } from '../b5-same-float.ts'
import type { Competitor, Pair } from '../competitor.ts'
import type { PassedOver, SsmEvent } from './event.ts'

/** C3 to C5: with all criteria, then without B5, then without B4 as well. */
export const concessions: readonly (readonly ('B4' | 'B5')[])[] = [[], ['B5'], ['B5', 'B4']]

/** The highest criterion that speaks against a pair. */
export const objection = (a: Competitor, b: Competitor): 'B1' | 'B4' | 'B5' | null => {
  if (!mayMeet(a, b)) return 'B1'
  if (sameGroup(a, b)) return 'B4'
  return repeatedFloats(a, b) > 0 ? 'B5' : null
}

export const broken = ({ higher, lower }: Pair): readonly ('B4' | 'B5')[] => [
  ...(sameGroup(higher, lower) ? (['B4'] as const) : []),
  ...(repeatedFloats(higher, lower) > 0 ? (['B5'] as const) : []),
]

/** Who would remain of the bracket, if these two were its last pair; null while others are to be paired. */
export const remainingAfter = ({ higher, lower }: Pair, s1: readonly Competitor[], s2: readonly Competitor[]): Competitor | null =>
  s1.length === 1 && s1[0] === higher && s2.length === 2 ? s2.find((player) => player !== lower)! : null

/** What speaks against somebody remaining: in the last bracket a second bye (B2), a second downfloat running (B5). */
export const againstRemaining = (player: Competitor, last: boolean): 'B2' | 'B5' | null =>
  last && !player.mayTakeBye ? 'B2' : player.mayRemain ? null : 'B5'

/** C3 with the first free player of S2, C4 with a later one, C5 where a criterion was omitted; `why` says what spoke against those before. */
export const pairEvent = (
  { higher, lower }: Pair,
  omitted: readonly ('B4' | 'B5')[],
  s2: readonly Competitor[],
  why: (other: Competitor) => PassedOver,
): SsmEvent => {
  const passedOver = s2.slice(0, s2.indexOf(lower)).map(why)
  const article = omitted.length > 0 ? 'C5' : passedOver.length > 0 ? 'C4' : 'C3'
  return { kind: 'pair', article, players: [higher.id, lower.id], passedOver, omitted }
}

export const idsOf = (players: readonly Competitor[]) => players.map(({ id }) => id)

/** After an exchange the S1 player may be the lower ranked one. */
export const inRankOrder = ({ higher, lower }: Pair): Pair =>
  higher.rank < lower.rank ? { higher, lower } : { higher: lower, lower: higher }
