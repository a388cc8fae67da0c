import { dirname, join } from 'node:path'
import { check } from '../commands/check.ts'
import { pair } from '../commands/pair.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { version } from '../program.ts'
import { parseDropIn } from './arguments.ts'

const usage = ['zug: usage of the drop-in mode:', '  zug [-r] --dutch [IN] -p [OUT]', '  zug [-r] --dutch [IN] -c', '  zug -r']

/** Runs what another engine was called for. The rulebook is what the file says, else the edition in force. */
export const runDropIn = (argv: readonly string[]): void => {
  const request = parseDropIn(argv)
  if (request === null) throw new Failure({ exitCode: exitCodes.badInput, lines: usage })
  if (request.release) writeOut(`Zug ${version()}\n`)
  const { action } = request
  switch (action.kind) {
    case 'release':
      return
    case 'pair':
      pair(action.input, { format: 'pairs', ...(action.output === null ? {} : { out: besideInput(action.input, action.output) }) })
      return
    case 'check': {
      // Those programs end with 0 whatever the check finds; only a file that cannot be checked is a failure.
      const code = check([action.input], {})
      process.exitCode = code === exitCodes.discrepancies ? exitCodes.done : code
    }
  }
}

/** A bare output name means the folder of the input, as with the programs this mode stands in for. */
const besideInput = (input: string, output: string): string =>
  /[/\\]/.test(output) || input === '-' ? output : join(dirname(input), output)
