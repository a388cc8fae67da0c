import { boardNumber } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import type { OpenTournament } from '../desk-store.ts'

type Seat = { readonly round: number; readonly board: number; readonly player: number }

/** One game, for one of its players: shown whatever is shown of the round. null when the player does not sit there. */
export const boardView = ({ id, desk: { state } }: OpenTournament, { round, board, player }: Seat) => {
  const found = state.rounds.find((entry) => entry.round === round)?.boards[board]
  if (found === undefined || (found.white !== player && found.black !== player)) return null
  const { colourless, teams } = eventTraits(state.settings!.rules)
  const side = (entrant: PlayerId) => {
    const person = state.players.get(entrant)
    return {
      id: entrant,
      name: person?.name ?? state.teams.get(entrant)?.name ?? String(entrant),
      title: person?.title ?? null,
      rating: person?.rating ?? null,
    }
  }
  return {
    tournament: id,
    name: state.settings!.info.name,
    round,
    board,
    number: boardNumber(state, round, board),
    player,
    white: side(found.white),
    black: side(found.black),
    result: found.result,
    reports: found.reports,
    confirmResults: state.settings!.confirmResults,
    colourless,
    teamEvent: teams,
    /** Reports are taken for the round being played, as long as there is no result. */
    open: found.result === null && round === state.rounds.length && !state.finished,
  }
}
