import { type Desk, type DeskCommand, type Executed, execute, type RecordedEvent, type Refusal } from '@zug/engine/desk'
import { err, ok, type Result } from '@zug/engine/model'

/** Which of several was refused. */
export type Stopped = { readonly refusal: Refusal; readonly command?: number }

/** Carries out all commands, each on what the one before has left, or none. Their events belong together: one undo takes all of them back. */
export const executeAll = (desk: Desk, commands: readonly DeskCommand[]): Result<Executed, Stopped> => {
  if (commands.length === 1) {
    const done = execute(desk, commands[0]!)
    return done.ok ? done : err({ refusal: done.error })
  }
  const batch = (desk.history.at(-1)?.batch ?? 0) + 1
  const recorded: RecordedEvent[] = []
  let current = desk
  const own = new WeakSet<object>()
  for (const [index, command] of commands.entries()) {
    const done = execute(current, command, own)
    if (!done.ok) return err({ refusal: done.error, command: index })
    current = done.value.desk
    recorded.push(...done.value.recorded.map((entry) => ({ ...entry, batch })))
  }
  return ok({ desk: { history: [...desk.history, ...recorded], state: current.state }, recorded })
}
