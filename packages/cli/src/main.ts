import { bugLines } from './bug-lines.ts'
import { asksForDropIn } from './drop-in/arguments.ts'
import { exitCodes } from './exit-codes.ts'
import { Failure } from './failure.ts'
import { writeErrorLines } from './io/standard-output.ts'

/** Runs one command and sets the exit code. Nothing thrown leaves here: a bug is one line and a hint, with the stack only under ZUG_DEBUG=1. */
export const main = async (argv: readonly string[]): Promise<void> => {
  process.on('uncaughtException', (error) => {
    reportBug(error)
    process.exit()
  })
  try {
    if (asksForDropIn(argv)) await (await import('./drop-in/run.ts')).runDropIn(argv)
    // C.04.A had every program's checker called `program -check FILE`.
    else await (await import('./program.ts')).runProgram(argv[0] === '-check' ? ['check', ...argv.slice(1)] : argv)
  } catch (error) {
    if (error instanceof Failure) {
      writeErrorLines(error.problem.lines)
      process.exitCode = error.problem.exitCode
    } else reportBug(error)
  }
}

const reportBug = (error: unknown): void => {
  process.exitCode = exitCodes.internalError
  writeErrorLines(bugLines('zug', error))
}
