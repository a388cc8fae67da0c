import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { sectionsOf } from './pair-round.ts'
import { settingsOf } from './rules.ts'
import { roundsOfSchedule, scheduledRound } from './schedule.ts'

/** What the tables say about a round: the numbers of a section, a game, or somebody who rests. */
export type RoundRobinEvent =
  | { readonly kind: 'section'; readonly article: '652'; readonly players: readonly PlayerId[]; readonly rounds: number }
  | {
      readonly kind: 'game'
      readonly article: '651'
      readonly round: RoundNumber
      readonly white: PlayerId
      readonly black: PlayerId
      readonly numbers: readonly [number, number]
    }
  | { readonly kind: 'rest'; readonly article: '653'; readonly round: RoundNumber; readonly player: PlayerId; readonly number: number }

/** CFC 651 to 653: the explanation of a round robin is its table. */
export const steps = (tournament: Tournament, round: RoundNumber): readonly RoundRobinEvent[] =>
  sectionsOf(tournament).flatMap((players) => {
    const table = scheduledRound(players.length, round, settingsOf(tournament))
    if (table === null) return []
    const idOf = (number: number): PlayerId => players[number - 1]!.id
    const playing = new Set(table.flat())
    const events: readonly RoundRobinEvent[] = [
      {
        kind: 'section',
        article: '652',
        players: players.map(({ id }) => id),
        rounds: roundsOfSchedule(players.length, settingsOf(tournament)),
      },
      ...table.map(
        ([white, black]): RoundRobinEvent => ({
          kind: 'game',
          article: '651',
          round,
          white: idOf(white),
          black: idOf(black),
          numbers: [white, black],
        }),
      ),
      ...players.flatMap(({ id }, index): readonly RoundRobinEvent[] =>
        playing.has(index + 1) ? [] : [{ kind: 'rest', article: '653', round, player: id, number: index + 1 }],
      ),
    ]
    return events.map((event) => Object.freeze(event))
  })
