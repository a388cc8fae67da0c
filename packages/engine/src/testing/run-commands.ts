import type { DeskCommand } from '../desk/commands.ts'
import { type Desk, execute } from '../desk/desk.ts'

/** The desk after these commands; a refusal is a fault of the test. */
export const run = (desk: Desk, ...commands: readonly DeskCommand[]): Desk =>
  commands.reduce((at, command) => {
    const result = execute(at, command)
    if (!result.ok) throw new Error(`${command.kind}: ${JSON.stringify(result.error)}`)
    return result.value.desk
  }, desk)
