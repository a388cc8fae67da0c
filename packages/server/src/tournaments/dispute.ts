import type { DeskCommand } from '@zug/engine/desk'
import { guardFor } from '../accounts/permissions.ts'
import { actorOf, type Principal, type Standing } from '../accounts/principal.ts'
import type { ServerContext } from '../context.ts'

type Refused = Extract<DeskCommand, { kind: 'enter-result' | 'report-result' }>
type DisputeCommand = Extract<DeskCommand, { kind: 'dispute-result' }>

/**
 * A result of a helper or a player that was not taken, because the board has another one, becomes a dispute that the arbiter decides: whoever was without
 * network may be gone when the phone finds it again. Arbiters see a conflict of their own themselves. null: nothing is disputed.
 */
export const disputeOf = async (
  context: ServerContext,
  tournament: string,
  principal: Principal,
  standing: Standing,
  refused: Refused,
  idempotencyKey: string,
): Promise<DisputeCommand | null> => {
  const { round, board, result } = refused
  if (result === null || (principal.kind !== 'board' && standing.role !== 'helper')) return null
  const command: DisputeCommand = {
    kind: 'dispute-result',
    round,
    board,
    result,
    ...(refused.kind === 'report-result' ? { by: refused.by } : {}),
  }
  const request = {
    commands: [command],
    actor: actorOf(principal),
    at: context.now().toISOString(),
    idempotencyKey: `${idempotencyKey} dispute`,
  }
  const done = await context.tournaments.run(tournament, request, guardFor(principal, standing, command))
  context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
  return done.ok ? command : null
}
