import { participantsOf } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundExplainer, RoundRobinTable, TableCell, WhyNot } from '../../pairing/explanation-answers.ts'
import { leftOf, pairRound, sectionsOf } from './pair-round.ts'
import { settingsOf } from './rules.ts'
import { roundsOfSchedule, scheduledRound } from './schedule.ts'

/** CFC 651 to 653: the cell of the table decides who meets in a round; nothing else is weighed. */
export const explainer = (tournament: Tournament, round: RoundNumber): RoundExplainer => {
  const answer = pairRound(tournament, round)
  const boards = answer.kind === 'pairing' ? answer.boards : []
  const settings = settingsOf(tournament)
  const sections = sectionsOf(tournament)
  const sectionOf = (id: PlayerId): readonly Player[] => sections.find((players) => players.some((player) => player.id === id)) ?? []
  const numberOf = (id: PlayerId): number => sectionOf(id).findIndex((player) => player.id === id) + 1
  const present = new Set(participantsOf(tournament, round).map(({ id }) => id))
  const resting = (id: PlayerId): boolean => {
    const left = leftOf(tournament, sectionOf(id), round)
    return left !== null && !left.scheduled.some(({ white, black }) => white === id || black === id)
  }

  /** Every game of the two in the tables. */
  const games = (a: PlayerId, b: PlayerId): readonly TableCell[] => {
    const players = sectionOf(a)
    const numbers = [numberOf(a), numberOf(b)]
    return Array.from({ length: roundsOfSchedule(players.length, settings) }, (_, index) => (index + 1) as RoundNumber).flatMap((one) =>
      (scheduledRound(players.length, one, settings) ?? [])
        .filter((game) => game.every((number) => numbers.includes(number)))
        .map(([white, black]) => ({ round: one, board: { white: players[white - 1]!.id, black: players[black - 1]!.id } })),
    )
  }
  const meets = (a: PlayerId, b: PlayerId) =>
    a === b ? undefined : boards.find(({ white, black }) => [a, b].includes(white) && [a, b].includes(black))
  const away = (...ids: readonly PlayerId[]): readonly PlayerId[] => ids.filter((id) => !present.has(id))

  const whyNot = (a: PlayerId, b: PlayerId): WhyNot => {
    if (a === b) return { kind: 'same-player', player: a }
    const board = meets(a, b)
    if (board !== undefined) return { kind: 'paired', board, colourless: false }
    if (sectionOf(a) !== sectionOf(b)) return { kind: 'other-round', articles: ['652'], games: [], numbers: null }
    const cells = games(a, b)
    const missing = away(a, b)
    if (missing.length > 0 && cells.some((cell) => cell.round === round))
      return { kind: 'not-to-be-paired', articles: ['653'], players: missing }
    return { kind: 'other-round', articles: ['651', '652'], games: cells, numbers: [numberOf(a), numberOf(b)] }
  }
  const tableOf = (id: PlayerId): RoundRobinTable => ({ players: sectionOf(id).length, drawn: settings.numbers !== 'pairing-numbers' })
  return {
    field: () => [],
    boards: () => boards,
    bye: () => (answer.kind === 'pairing' ? answer.bye : null),
    chosen: () => null,
    why: (a, b) => {
      const board = meets(a, b)
      // After rounds made by hand a game may come from another round of the tables, and the cell of this one does not tell.
      if (board === undefined || !games(a, b).some((cell) => cell.round === round)) return null
      const players = [board.white, board.black] as const
      return { kind: 'game', articles: ['651', '652'], players, numbers: [numberOf(board.white), numberOf(board.black)], table: tableOf(a) }
    },
    whyUnpaired: (player) =>
      present.has(player) && resting(player)
        ? { kind: 'rest', articles: ['653'], player, number: numberOf(player), table: tableOf(player) }
        : null,
    whyNot,
    whyNotUnpaired: (player) => {
      if (away(player).length > 0) return { kind: 'not-to-be-paired', articles: ['653'], players: [player] }
      if (resting(player)) return { kind: 'unpaired', articles: ['653'], player, bracket: 1, bye: true }
      if (sectionOf(player).length % 2 === 0) return { kind: 'no-bye', articles: ['653'] }
      const players = sectionOf(player)
      const number = numberOf(player)
      const rests = Array.from({ length: roundsOfSchedule(players.length, settings) }, (_, index) => (index + 1) as RoundNumber).filter(
        (one) => !(scheduledRound(players.length, one, settings) ?? []).flat().includes(number),
      )
      return { kind: 'rests-in', articles: ['652', '653'], player, number, rounds: rests }
    },
  }
}
