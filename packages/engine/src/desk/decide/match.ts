import { gamePoints } from '../../model/match-points.ts'
import type { TeamBoard } from '../../model/team.ts'
import { err, ok, type Result } from '../../result.ts'
import type { DeskTeam } from '../entrant.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type BoardResult, isPossible, type SideResult } from '../result.ts'
import type { DeskBoard } from '../round.ts'
import { isTeamEvent } from '../rules.ts'
import type { DeskState } from '../state.ts'

const impossible = (message: string): Refusal => refuse('impossible-result', message)

/**
 * A result as it is recorded. Of a team match its boards say how it stands (647): more game points win, and it is open as long as a board is. Only a
 * match that one team, or both, did not come to has no boards.
 */
export const recordedResult = (state: DeskState, { white, black }: DeskBoard, result: BoardResult): Result<BoardResult, Refusal> => {
  if (!isTeamEvent(state)) {
    if (result.match !== undefined) return err(impossible('Only team matches have boards.'))
    return isPossible(result) ? ok(result) : err(impossible('There is no such result.'))
  }
  if (result.match === undefined) {
    const forfeited = result.white.startsWith('forfeit') || result.white === 'adjourned'
    return forfeited && isPossible(result) ? ok(result) : err(impossible('A match is entered board by board, unless a team did not come.'))
  }
  const fault = matchFault(result.match, state.teams.get(white)!, state.teams.get(black)!)
  return fault === null ? ok({ ...result, ...standOf(result.match, state) }) : err(impossible(fault))
}

type Match = NonNullable<BoardResult['match']>

const standOf = ({ white, black }: Match, { settings }: DeskState): { readonly white: SideResult; readonly black: SideResult } => {
  if (white.some(({ result }) => result === 'adjourned')) return { white: 'adjourned', black: 'adjourned' }
  const lead = gamePoints(white, settings!.scoring) - gamePoints(black, settings!.scoring)
  if (lead === 0) return { white: 'draw', black: 'draw' }
  return lead > 0 ? { white: 'win', black: 'loss' } : { white: 'loss', black: 'win' }
}

const matchFault = ({ white, black }: Match, whiteTeam: DeskTeam, blackTeam: DeskTeam): string | null => {
  const most = Math.max(whiteTeam.boards.length, blackTeam.boards.length)
  if (white.length !== black.length || white.length < 1 || white.length > most)
    return `A match between these teams has up to ${most} boards.`
  const at = white.findIndex((own, board) => !isPossible({ white: own.result, black: black[board]!.result, rated: true }))
  if (at !== -1) return `There is no such result on board ${at + 1}.`
  return sideFault(white, whiteTeam) ?? sideFault(black, blackTeam)
}

const sideFault = (boards: readonly TeamBoard[], { name, boards: regular, alternates }: DeskTeam): string | null => {
  const empty = boards.findIndex(({ player, result }) => player === null && result !== 'forfeit-loss')
  if (empty !== -1) return `Nobody plays for ${name} on board ${empty + 1}, which then is lost by default.`
  const seated = boards.flatMap(({ player }) => (player === null ? [] : [player]))
  if (new Set(seated).size < seated.length) return `Somebody plays twice for ${name}.`
  const stranger = seated.find((player) => !regular.includes(player) && !alternates.includes(player))
  return stranger === undefined ? null : `Player ${stranger} is not a member of ${name}.`
}
