import type { PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import { barredBefore } from '../explain/bye-in-order.ts'
import { stuckTold } from '../stuck-among.ts'
import { compareBoards } from './board-order.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { forBye } from './bye.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { mayMeet } from './may-meet.ts'
import type { PairedBracket } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'
import { otherSide } from './subgroups.ts'

type Told = { readonly articles: readonly string[] }
type Ids = readonly PlayerId[]

/** The steps of a round: the bye; each bracket with its upfloaters, its subgroups, who changes sides, its pairs; the colours. */
export type DubovStep =
  /** `barred` come before in the order of 3.1, and may not have it. */
  | (Told & { readonly kind: 'bye'; readonly player: PlayerId; readonly score: Points; readonly barred: Ids })
  | (Told & {
      readonly kind: 'bracket'
      readonly score: Points
      readonly residents: Ids
      readonly upfloaters: readonly { readonly player: PlayerId; readonly score: Points }[]
    })
  /** `unplayed`: nobody has played yet, and the first half by number is G1. */
  | (Told & { readonly kind: 'subgroups'; readonly score: Points; readonly g1: Ids; readonly g2: Ids; readonly unplayed: boolean })
  /** `forced`: they would have to meet each other; else both subgroups become equal. */
  | (Told & { readonly kind: 'shift'; readonly score: Points; readonly players: Ids; readonly to: 'g1' | 'g2'; readonly forced: boolean })
  | (Told & { readonly kind: 'order'; readonly score: Points; readonly s1: readonly { readonly player: PlayerId; readonly aro: number }[] })
  | (Told & { readonly kind: 'pairs'; readonly score: Points; readonly pairs: readonly (readonly [PlayerId, PlayerId])[] })
  | (Told & { readonly kind: 'colours'; readonly white: PlayerId; readonly black: PlayerId })
  | (Told & { readonly kind: 'impossible'; readonly stuck: Ids; readonly only: Ids; readonly bye?: true })

/** Dubov 1.9.2: how the round came about. */
export const stepsOf = ({ competitors, facts, initialColour }: RoundOf): readonly DubovStep[] => {
  const paired = pairByMatching(competitors, facts)
  if (paired.kind === 'impossible') return [{ kind: 'impossible', articles: ['1.9'], ...stuckTold(competitors, mayMeet) }]
  const { bye, brackets } = paired
  return [
    ...(bye === null
      ? []
      : [
          {
            kind: 'bye',
            articles: ['3.1'],
            player: bye.id,
            score: bye.score,
            barred: ids(barredBefore(bye, competitors, forBye)),
          } as const,
        ]),
    ...brackets.flatMap(ofBracket),
    ...brackets
      .flatMap(({ pairs }) => pairs)
      .toSorted(compareBoards)
      .map((pair): DubovStep => {
        const { board, article } = allocateColours(pair, initialColour)
        return { kind: 'colours', articles: [article], ...board }
      }),
  ]
}

const ids = (players: readonly Competitor[]): Ids => players.map(({ id }) => id)

const ofBracket = ({ residents, upfloaters, subgroups, shifts, pairs }: PairedBracket): readonly DubovStep[] => {
  const { score } = residents[0]!
  const { smaller, forced, levelling } = shifts
  const shift = (players: readonly Competitor[], to: 'g1' | 'g2', isForced: boolean): readonly DubovStep[] =>
    players.length === 0 ? [] : [{ kind: 'shift', articles: ['3.2.4', '4.3'], score, players: ids(players), to, forced: isForced }]
  return [
    {
      kind: 'bracket',
      articles: upfloaters.length === 0 ? ['3.2.1'] : ['3.2.1', '3.2.2'],
      score,
      residents: ids(residents),
      upfloaters: upfloaters.map((one) => ({ player: one.id, score: one.score })),
    },
    {
      kind: 'subgroups',
      articles: ['3.2.3'],
      score,
      g1: ids(subgroups.g1),
      g2: ids(subgroups.g2),
      unplayed: [...residents, ...upfloaters].every(({ games }) => games === 0),
    },
    ...shift(forced, otherSide(smaller), true),
    ...shift(levelling, smaller, false),
    { kind: 'order', articles: ['3.2.5'], score, s1: pairs.map(({ first: { id, aro } }) => ({ player: id, aro })) },
    { kind: 'pairs', articles: ['3.2.6', '4.4'], score, pairs: pairs.map(({ first, second }) => [first.id, second.id] as const) },
  ]
}
