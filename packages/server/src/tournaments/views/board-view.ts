import { boardNumber } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import { boardOf } from '../../accounts/principal.ts'
import type { OpenTournament } from '../desk-store.ts'

type Seat = { readonly round: number; readonly player: number }

/** One game, for one of its players: shown whatever is shown of the round. null when the player has no board in it. */
export const boardView = ({ id, desk: { state } }: OpenTournament, { round, player }: Seat) => {
  const board = boardOf(state, { round, player })
  const found = state.rounds.find((entry) => entry.round === round)?.boards[board]
  if (found === undefined) return null
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
