import type { TeamBoard } from '../../model/team.ts'
import { err, ok, type Result } from '../../result.ts'
import type { DeskTeam } from '../entrant.ts'
import type { ResultFault } from '../refusal.ts'
import { type BoardResult, isPossible, type LineUp } from '../result.ts'
import type { DeskBoard } from '../round.ts'
import { isTeamEvent } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { named } from './decision.ts'
import { standOf } from './stand-of.ts'
import { hasTwoGames, twoGames } from './two-games.ts'

/**
 * A result as it is recorded. Of a match of two games both are there, or it was forfeited whole (C.04.5 0). Of a team match its boards say how it stands (647): more game points win, and it is open as long as a board is. Only a
 * match that one team, or both, did not come to has no boards.
 */
export const recordedResult = (state: DeskState, { white, black }: DeskBoard, result: BoardResult): Result<BoardResult, ResultFault> => {
  if (!isTeamEvent(state)) {
    if (hasTwoGames(state)) return twoGames(result, white, black, state)
    if (result.match !== undefined || result.lineUps !== undefined) return err({ kind: 'not-a-match' })
    return isPossible(result) ? ok(result) : err({ kind: 'unknown' })
  }
  if (result.match === undefined) {
    const forfeited = result.white.startsWith('forfeit') || result.white === 'adjourned'
    if (!forfeited || !isPossible(result)) return err({ kind: 'board-by-board' })
    const fault =
      seatFault(state, result.lineUps?.white ?? [], state.teams.get(white)!) ??
      seatFault(state, result.lineUps?.black ?? [], state.teams.get(black)!)
    return fault === null ? ok(result) : err(fault)
  }
  if (result.lineUps !== undefined) return err({ kind: 'board-by-board' })
  const fault = matchFault(state, result.match, state.teams.get(white)!, state.teams.get(black)!)
  return fault === null ? ok({ ...result, ...standOf(result.match, state) }) : err(fault)
}

type Match = NonNullable<BoardResult['match']>

const matchFault = (state: DeskState, { white, black }: Match, whiteTeam: DeskTeam, blackTeam: DeskTeam): ResultFault | null => {
  const { boardsPerMatch } = state.settings!
  const most = boardsPerMatch ?? Math.max(whiteTeam.boards.length, blackTeam.boards.length)
  if (boardsPerMatch !== undefined && white.length === black.length && white.length < most)
    return { kind: 'boards-missing', boards: most, given: white.length }
  if (white.length !== black.length || white.length < 1 || white.length > most) return { kind: 'boards', most }
  const at = white.findIndex((own, board) => !isPossible({ white: own.result, black: black[board]!.result, rated: true }))
  if (at !== -1) return { kind: 'unknown-on-board', of: at + 1 }
  return sideFault(state, white, whiteTeam) ?? sideFault(state, black, blackTeam)
}

const sideFault = (state: DeskState, boards: readonly TeamBoard[], team: DeskTeam): ResultFault | null => {
  const empty = boards.findIndex(({ player, result }) => player === null && result !== 'forfeit-loss')
  if (empty !== -1) return { kind: 'empty-seat', team: { id: team.id, name: team.name }, of: empty + 1 }
  return seatFault(
    state,
    boards.map(({ player }) => player),
    team,
  )
}

/** Only members sit on the boards of a team, and each on one. */
const seatFault = (state: DeskState, seats: LineUp, { id, name, boards: regular, alternates }: DeskTeam): ResultFault | null => {
  const team = { id, name }
  const seated = seats.filter((player) => player !== null)
  const twice = seated.find((player, at) => seated.indexOf(player) !== at)
  if (twice !== undefined) return { kind: 'twice', team, player: named(state, twice) }
  const stranger = seated.find((player) => !regular.includes(player) && !alternates.includes(player))
  return stranger === undefined ? null : { kind: 'stranger', team, player: stranger }
}
