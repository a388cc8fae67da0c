import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { barredBefore } from '../explain/bye-in-order.ts'
import { stuckTold } from '../stuck-among.ts'
import { compareBoards } from './board-order.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { forBye } from './bye.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { mayMeet } from './may-meet.ts'
import type { PairedBracket } from './paired-round.ts'
import { roundOf } from './round-of.ts'
import type { BursteinRules } from './rules.ts'
import { isSeedingRound, seedingRounds } from './seeding-rounds.ts'

type Told = { readonly articles: readonly string[] }
type Ids = readonly PlayerId[]

/** Somebody with the Index; Sonneborn-Berger, in points, only where somebody of the bracket has the same Buchholz. */
export type Ranked = { readonly player: PlayerId; readonly buchholz: Points; readonly sonnebornBerger: number | null }

/** The steps of a round: that it is a seeding round; else the bye; each bracket by BSN, its pairs and floaters; the colours. */
export type BursteinStep =
  /** The round is one of the first so many, which another rulebook pairs and tells. */
  | (Told & { readonly kind: 'seeding'; readonly round: RoundNumber; readonly rounds: number })
  /** `barred` come before in the order of 3.1, and may not have it. */
  | (Told & { readonly kind: 'bye'; readonly player: PlayerId; readonly score: Points; readonly barred: Ids })
  | (Told & {
      readonly kind: 'bracket'
      readonly score: Points
      readonly order: readonly Ranked[]
      readonly incoming: readonly { readonly player: PlayerId; readonly score: Points }[]
    })
  | (Told & {
      readonly kind: 'pairs'
      readonly score: Points
      readonly pairs: readonly (readonly [PlayerId, PlayerId])[]
      readonly floaters: Ids
    })
  | (Told & { readonly kind: 'colours'; readonly white: PlayerId; readonly black: PlayerId })
  | (Told & { readonly kind: 'impossible'; readonly stuck: Ids; readonly only: Ids; readonly bye?: true })

/** Burstein 1.6.1, 1.9.2: how the round came about. */
export const stepsOf = (tournament: Under<BursteinRules>, round: RoundNumber): readonly BursteinStep[] => {
  if (isSeedingRound(tournament, round)) return [{ kind: 'seeding', articles: ['1.6'], round, rounds: seedingRounds(tournament) }]
  const { competitors, initialColour } = roundOf(tournament, round)
  const paired = pairByMatching(competitors)
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
      .map((pair): BursteinStep => {
        const { board, article } = allocateColours(pair, initialColour)
        return { kind: 'colours', articles: [article], ...board }
      }),
  ]
}

const ids = (players: readonly Competitor[]): Ids => players.map(({ id }) => id)

const ofBracket = ({ players, incoming, pairs, floaters }: PairedBracket): readonly BursteinStep[] => {
  const score = pointsFromTenths(Math.min(...players.map((one) => one.score)))
  return [
    {
      kind: 'bracket',
      articles: ['1.8', '4.1'],
      score,
      order: players.map((one) => rankedAmong(one, players)),
      incoming: incoming.map((one) => ({ player: one.id, score: one.score })),
    },
    {
      kind: 'pairs',
      articles: ['3.2', '4.3'],
      score,
      pairs: pairs.map(({ higher, lower }) => [higher.id, lower.id] as const),
      floaters: ids(floaters),
    },
  ]
}

const rankedAmong = ({ id, buchholz, sonnebornBerger }: Competitor, players: readonly Competitor[]): Ranked => {
  const alike = players.some((other) => other.id !== id && other.buchholz === buchholz)
  return { player: id, buchholz: pointsFromTenths(buchholz), sonnebornBerger: alike ? sonnebornBerger / 100 : null }
}
