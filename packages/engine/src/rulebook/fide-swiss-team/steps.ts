import type { PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import { barredBefore } from '../explain/bye-in-order.ts'
import { stuckTold } from '../stuck-among.ts'
import { compareBoards } from './board-order.ts'
import { pairByMatching } from './by-matching/pair-by-matching.ts'
import { forBye } from './bye.ts'
import { mayMeet } from './c01-no-rematch.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import type { RoundOf } from './round-of.ts'

type Told = { readonly articles: readonly string[] }

/** The steps of a round: the bye, each bracket with its upfloaters and its pairs, the colours. */
export type SwissTeamStep =
  /** `barred` come before in the order of 3.4, and may not have it. */
  | (Told & { readonly kind: 'bye'; readonly player: PlayerId; readonly score: Points; readonly barred: readonly PlayerId[] })
  | (Told & {
      readonly kind: 'bracket'
      readonly score: Points
      readonly residents: readonly PlayerId[]
      readonly upfloaters: readonly { readonly player: PlayerId; readonly score: Points }[]
    })
  | (Told & { readonly kind: 'pairs'; readonly score: Points; readonly pairs: readonly (readonly [PlayerId, PlayerId])[] })
  | (Told & { readonly kind: 'colours'; readonly white: PlayerId; readonly black: PlayerId })
  | (Told & { readonly kind: 'impossible'; readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye?: true })

/** C.04.6 3.3.2, C.04.5 3.3: how the round came about. */
export const stepsOf = ({ competitors, system, asked, initialColour }: RoundOf): readonly SwissTeamStep[] => {
  const paired = pairByMatching(competitors, system, asked)
  if (paired.kind === 'impossible') return [{ kind: 'impossible', articles: ['3.3'], ...stuckTold(competitors, mayMeet) }]
  const { bye, brackets } = paired
  const ids = (players: readonly Competitor[]): readonly PlayerId[] => players.map(({ id }) => id)
  return [
    ...(bye === null
      ? []
      : [
          {
            kind: 'bye',
            articles: ['3.4'],
            player: bye.id,
            score: bye.score,
            barred: ids(barredBefore(bye, competitors, forBye)),
          } as const,
        ]),
    ...brackets.flatMap(({ residents, upfloaters, pairs }): readonly SwissTeamStep[] => {
      const { score } = residents[0]!
      return [
        {
          kind: 'bracket',
          articles: upfloaters.length === 0 ? ['3.2'] : ['3.2', '3.5'],
          score,
          residents: ids(residents),
          upfloaters: upfloaters.map((one) => ({ player: one.id, score: one.score })),
        },
        { kind: 'pairs', articles: ['3.6'], score, pairs: pairs.map(({ top, bottom }) => [top.id, bottom.id] as const) },
      ]
    }),
    ...brackets
      .flatMap(({ pairs }) => pairs)
      .toSorted(compareBoards)
      .map((pair): SwissTeamStep => {
        const { board, article } = allocateColours(pair, initialColour, system.colours)
        return { kind: 'colours', articles: [article], ...board }
      }),
  ]
}
