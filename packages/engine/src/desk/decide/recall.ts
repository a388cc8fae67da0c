import type { PlayerId } from '../../model/ids.ts'
import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay, isEntrant, unknownPlayer } from './decision.ts'

/**
 * C.04.2 4.4 lets a published pairing change for few reasons, and one board at a time (publish.ts). A round that should never have been published, from a
 * wrong result or without somebody who is there, is taken back whole: the last one only, with a reason that everybody reads, and with results only once
 * the arbiter has seen how many are lost.
 */
export const recallRound = (
  state: DeskState,
  { round, reason, joins = [], confirmed }: Extract<DeskCommand, { kind: 'recall-round' }>,
): Decision => {
  const last = state.rounds.at(-1)
  if (last === undefined || !state.rounds.some((entry) => entry.round === round)) return err(refuse('round-not-published', { round }))
  if (round !== last.round) return err(refuse('recall-last-only', { round, last: last.round }))
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  if (isBlank(reason)) return err(refuse('reason-missing', { of: 'recall' }))
  const stranger = joins.find((id) => !isEntrant(state, id))
  if (stranger !== undefined) return err(unknownPlayer(stranger))
  const results = last.boards.filter(({ result }) => result !== null).length
  const reports = last.boards.filter(({ result, reports: said }) => result === null && said.length > 0).length
  if (results + reports > 0 && confirmed !== true)
    return err(refuse('recall-loses', { round, results, reports, boards: last.boards.length }))
  return ok([{ kind: 'round-recalled', round, reason: reason.trim(), joins: joins.filter((id) => comesLater(state, id, round)) }])
}

/** Whoever was to be paired from this round on, or earlier, is paired anyway. */
const comesLater = ({ players, teams }: DeskState, id: PlayerId, round: number): boolean =>
  ((teams.get(id) ?? players.get(id))?.firstRound ?? 0) > round
