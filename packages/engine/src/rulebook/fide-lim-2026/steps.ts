import type { PlayerId } from '../../model/ids.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { barredBefore } from '../explain/bye-in-order.ts'
import { stuckTold } from '../stuck-among.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { forBye } from './bye.ts'
import type { FloatReason } from './choose-floaters.ts'
import { allocateColours } from './colour-allocation.ts'
import { compatibleIn } from './compatible.ts'
import type { Competitor, Pair } from './competitor.ts'
import { type Direction, inDirection } from './direction.ts'
import { proposed } from './exchange-order.ts'
import type { FloaterType } from './floater-type.ts'
import { madeIn, type PairedGroup } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'

type Told = { readonly articles: readonly string[] }
type Ids = readonly PlayerId[]
type Pairs = readonly (readonly [PlayerId, PlayerId])[]

/** The steps of a round: the bye; each group with who floats out of it, boards of floaters, proposed pairings and what exchanges made of them; what is cracked; the colours. */
export type LimStep =
  /** `barred` come before in the order of 1.1, and may not have it. */
  | (Told & { readonly kind: 'bye'; readonly player: PlayerId; readonly score: Points; readonly barred: Ids })
  | (Told & {
      readonly kind: 'group'
      readonly score: Points
      readonly direction: Direction
      readonly median: boolean
      readonly residents: Ids
      readonly fromAbove: Ids
      readonly fromBelow: Ids
    })
  | (Told & {
      readonly kind: 'float'
      readonly score: Points
      readonly player: PlayerId
      readonly direction: Direction
      readonly type: FloaterType
      readonly reason: FloatReason
    })
  | (Told & { readonly kind: 'floaters-pairs'; readonly score: Points; readonly pairs: Pairs })
  | (Told & { readonly kind: 'proposed'; readonly score: Points; readonly pairs: Pairs })
  /** `same`: as they were proposed. */
  | (Told & { readonly kind: 'pairs'; readonly score: Points; readonly pairs: Pairs; readonly same: boolean })
  | (Told & { readonly kind: 'cracked'; readonly from: 'above' | 'below'; readonly pair: readonly [PlayerId, PlayerId] })
  | (Told & { readonly kind: 'colours'; readonly white: PlayerId; readonly black: PlayerId })
  | (Told & { readonly kind: 'impossible'; readonly stuck: Ids; readonly only: Ids; readonly bye?: true })

/** Lim 2.2: how the round came about. */
export const stepsOf = ({ competitors, facts, initialColour }: RoundOf): readonly LimStep[] => {
  const paired = pairByMatching(competitors, facts)
  if (paired.kind === 'impossible') return [{ kind: 'impossible', articles: ['2.1'], ...stuckTold(competitors, compatibleIn(facts)) }]
  const { bye, groups, cracked } = paired
  const cracks = cracked.map(
    ({ pair, from }): LimStep => ({
      kind: 'cracked',
      articles: [from === 'below' ? '2.6.1' : '2.6.2'],
      from,
      pair: [pair.first.id, pair.second.id],
    }),
  )
  return [
    ...(bye === null ? [] : [byeStep(bye, barredBefore(bye, competitors, forBye))]),
    ...groups.flatMap((group) => (group.median ? [...cracks, ...ofGroup(group)] : ofGroup(group))),
    ...madeIn(paired).map((pair): LimStep => {
      const { board, article } = allocateColours(pair, initialColour)
      return { kind: 'colours', articles: [article], ...board }
    }),
  ]
}

/** C.04.1 4 bars somebody who comes before. */
const byeStep = (bye: Competitor, barred: readonly Competitor[]): LimStep => ({
  kind: 'bye',
  articles: barred.length === 0 ? ['1.1'] : ['1.1', 'C.04.1 4'],
  player: bye.id,
  score: bye.score,
  barred: ids(barred),
})

const ids = (players: readonly Competitor[]): Ids => players.map(({ id }) => id)
const told = (pairs: readonly Pair[]): Pairs => pairs.map(({ first, second }) => [first.id, second.id] as const)

/** Why one floats, by article. */
export const articlesOfFloat: Readonly<Record<FloatReason, readonly string[]>> = {
  alone: ['2.3'],
  evenness: ['2.3.4', '3.2'],
  'left-over': ['4.4'],
}

const ofGroup = ({
  score,
  direction,
  median,
  residents,
  fromAbove,
  fromBelow,
  floaters,
  ofFloaters,
  scrutinised,
}: PairedGroup): readonly LimStep[] => {
  const points = pointsFromTenths(score)
  const order = scrutinised.flatMap(({ first, second }) => [first, second]).toSorted(inDirection(direction))
  const first = proposed(order).map(([one, other]) => [one.id, other.id] as const)
  const pairs = told(scrutinised)
  const same = first.every(([one, other], at) => pairs[at]![0] === one && pairs[at]![1] === other)
  return [
    {
      kind: 'group',
      articles: ['2.2'],
      score: points,
      direction,
      median,
      residents: ids(residents),
      fromAbove: ids(fromAbove),
      fromBelow: ids(fromBelow),
    },
    ...floaters.map(
      ({ player, type, reason }): LimStep => ({
        kind: 'float',
        articles: [...articlesOfFloat[reason], '3.9'],
        score: points,
        player: player.id,
        direction,
        type,
        reason,
      }),
    ),
    ...(ofFloaters.length === 0 ? [] : [{ kind: 'floaters-pairs', articles: ['3.8'], score: points, pairs: told(ofFloaters) } as const]),
    ...(first.length === 0 || same ? [] : [{ kind: 'proposed', articles: ['2.4'], score: points, pairs: first } as const]),
    ...(pairs.length === 0 ? [] : [{ kind: 'pairs', articles: same ? ['2.4'] : ['4.1', '5.2'], score: points, pairs, same } as const]),
  ]
}
