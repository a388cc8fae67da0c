import type { RoundNumber } from '../../model/ids.ts'
import { err, ok, type Result } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import type { CorrectionEffect, DeskEvent } from '../events.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isOpen, sameResult } from '../result.ts'
import type { DeskBoard } from '../round.ts'
import type { DeskState } from '../state.ts'
import { boardNumber, type Decision, named } from './decision.ts'
import { recordedResult } from './match.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

const boardAt = (state: DeskState, round: RoundNumber, board: number): Result<DeskBoard, Refusal> => {
  const entry = state.rounds.find((candidate) => candidate.round === round)
  if (entry === undefined) return err(refuse('round-not-published', { round }))
  const found = entry.boards[board]
  return found === undefined ? err(refuse('unknown-board', { round, board: boardNumber(state, round, board) })) : ok(found)
}

/**
 * A result by the arbiter. In the last published round, or for a game still open, it is simply entered; after that it is a correction, and what it
 * reaches follows from when it comes (C.04.2 4.3).
 */
export const enterResult = (state: DeskState, { round, board, result, reason, over, players, confirmed }: Of<'enter-result'>): Decision => {
  const found = boardAt(state, round, board)
  if (!found.ok) return found
  const place = { round, board: boardNumber(state, round, board) }
  if (players !== undefined && (players[0] !== found.value.white || players[1] !== found.value.black))
    return err(refuse('other-players', { ...place, players: players.map((id) => named(state, id)) }))
  const recorded = result === null ? ok(null) : recordedResult(state, found.value, result)
  if (!recorded.ok) return err(refuse('impossible-result', { ...place, fault: recorded.error }))
  const theirs = resultNow(found.value)
  if (over !== undefined && confirmed !== true && !sameResult(theirs, over) && !sameResult(theirs, recorded.value))
    return err(refuse('result-changed', { ...place, theirs }))
  return resultEvent(state, found.value, { round, board, result: recorded.value, reason })
}

/** What a reader sees on a board: a correction for the rating report only stands over the result it corrects. */
const resultNow = ({ result, ratingResult }: DeskBoard): DeskBoard['result'] => ratingResult ?? result

const resultEvent = (
  state: DeskState,
  before: DeskBoard,
  { round, board, result, reason }: Pick<Of<'enter-result'>, 'round' | 'board' | 'result'> & { readonly reason: string | undefined },
): Decision => {
  const effect = correctionEffect(state, round)
  const firstTime = isOpen(before.result)
  // After a recall the round may be the last one again: then a correction for rating only gives way to this one.
  const forRating = before.ratingResult !== null
  if (!forRating && (effect === 'next-pairing' || (firstTime && result !== null)))
    return ok([{ kind: 'result-entered', round, board, result }])
  const late = { round, board: boardNumber(state, round, board), effect }
  if (result === null) return err(refuse('late-correction', { ...late, why: 'taken-back' }))
  if (reason === undefined || isBlank(reason)) return err(refuse('late-correction', { ...late, why: 'reason-missing' }))
  return ok([{ kind: 'result-corrected', round, board, result, effect, reason }])
}

type Progress = { readonly rounds: readonly { readonly boards: readonly Pick<DeskBoard, 'result'>[] }[] }

/**
 * Before the next pairing is published everything counts, since a draft is made again; while that round is played the pairing after it; later the rating
 * report only.
 */
export const correctionEffect = ({ rounds }: Progress, round: RoundNumber): CorrectionEffect => {
  const last = rounds.length
  if (round === last) return 'next-pairing'
  const playing = rounds.at(-1)!.boards.some(({ result }) => result === null)
  return round === last - 1 && playing ? 'pairing-after-next' : 'rating-only'
}

/** A player's own report. With confirmation asked for, it counts once both sides have said the same; otherwise at once, but never over a result. */
export const reportResult = (state: DeskState, { round, board, by, result }: Of<'report-result'>): Decision => {
  const found = boardAt(state, round, board)
  if (!found.ok) return found
  const { white, black, reports } = found.value
  const place = { round, board: boardNumber(state, round, board) }
  if (!playsFor(state, white, by) && !playsFor(state, black, by)) return err(refuse('not-a-player-of-the-board', { ...place, player: by }))
  const recorded = recordedResult(state, found.value, result)
  if (!recorded.ok) return err(refuse('impossible-result', { ...place, fault: recorded.error }))
  if (found.value.result !== null) return err(refuse('result-entered', place))
  if (round !== state.rounds.length) return err(refuse('report-late', place))
  const reported: DeskEvent = { kind: 'result-reported', round, board, by, result: recorded.value }
  const side = playsFor(state, white, by) ? white : black
  const agreed = reports.some((report) => !playsFor(state, side, report.by) && sameResult(report.result, recorded.value))
  const entered: DeskEvent = { kind: 'result-entered', round, board, result: recorded.value }
  return ok(!state.settings!.confirmResults || agreed ? [reported, entered] : [reported])
}

/** Nothing of the board changes: what somebody else has of it waits beside the result for the arbiter. */
export const disputeResult = (state: DeskState, { round, board, result, by }: Of<'dispute-result'>): Decision => {
  const found = boardAt(state, round, board)
  if (!found.ok) return found
  const place = { round, board: boardNumber(state, round, board) }
  if (by !== undefined && !playsFor(state, found.value.white, by) && !playsFor(state, found.value.black, by))
    return err(refuse('not-a-player-of-the-board', { ...place, player: by }))
  const recorded = recordedResult(state, found.value, result)
  if (!recorded.ok) return err(refuse('impossible-result', { ...place, fault: recorded.error }))
  const theirs = resultNow(found.value)
  // Where nothing stands there is nothing to dispute: it can be entered.
  if (theirs === null || sameResult(theirs, recorded.value)) return err(refuse('not-disputed', place))
  return ok([{ kind: 'result-disputed', round, board, result: recorded.value, ...(by === undefined ? {} : { by }) }])
}

export const dismissDispute = (state: DeskState, { round, board }: Of<'dismiss-dispute'>): Decision => {
  const found = boardAt(state, round, board)
  if (!found.ok) return found
  if (found.value.disputes === undefined) return err(refuse('not-disputed', { round, board: boardNumber(state, round, board) }))
  return ok([{ kind: 'dispute-dismissed', round, board }])
}

const playsFor = (state: DeskState, side: DeskBoard['white'], by: DeskBoard['white']): boolean => {
  const team = state.teams.get(side)
  return side === by || (team !== undefined && [...team.boards, ...team.alternates].includes(by))
}
