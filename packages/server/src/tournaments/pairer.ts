import { type Desk, type DeskCommand, type DeskState, type Executed, isTeamEvent, type Refusal } from '@zug/engine/desk'
import { err, ok, type Result } from '@zug/engine/model'
import type { Of, Workers } from '../work/workers.ts'

/** How many are paired: players, or teams. */
export const entrantCount = (state: DeskState): number => (state.settings !== null && isTeamEvent(state) ? state.teams : state.players).size

/** Carries out a command where long work is done; the desk comes back as `execute` would have given it. */
export const executeElsewhere = async (
  workers: Workers,
  desk: Desk,
  command: DeskCommand,
  started: () => void = () => {},
  of?: Of,
): Promise<Result<Executed, Refusal>> => {
  const job = { kind: 'command', last: desk.history.at(-1) ?? null, state: desk.state, command } as const
  const reply = await workers.run(job, started, undefined, undefined, of)
  switch (reply.kind) {
    case 'done':
      return ok({ desk: { history: [...desk.history, ...reply.recorded], state: reply.state }, recorded: reply.recorded })
    case 'refused':
      return err(reply.refusal)
    default:
      throw new Error(reply.kind === 'failed' ? reply.message : 'A command was answered like a question.')
  }
}
