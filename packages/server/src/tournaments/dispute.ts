import type { DeskCommand } from '@zug/engine/desk'
import { guardFor } from '../accounts/permissions.ts'
import { actorOf, type Principal, type Standing } from '../accounts/principal.ts'
import type { ServerContext } from '../context.ts'

type Entry = Extract<DeskCommand, { kind: 'enter-result' }>

/**
 * A helper's result that was not taken, because somebody else has entered another one meanwhile, waits at the desk for the arbiter: whoever was without network
 * may be gone when the phone finds it again. Players and arbiters see the conflict themselves.
 */
export const disputeOf = async (
  context: ServerContext,
  tournament: string,
  principal: Principal,
  standing: Standing,
  { round, board, result }: Entry,
  idempotencyKey: string,
): Promise<void> => {
  if (standing.role !== 'helper' || result === null) return
  const command = { kind: 'dispute-result', round, board, result } as const
  const request = {
    commands: [command],
    actor: actorOf(principal),
    at: context.now().toISOString(),
    idempotencyKey: `${idempotencyKey} dispute`,
  }
  const done = await context.tournaments.run(tournament, request, guardFor(principal, standing, command))
  context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
}
