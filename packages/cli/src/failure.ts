import type { ExitCode } from './exit-codes.ts'

/** Why a command cannot go on: lines for stderr, each ready to print, and the exit code. */
export type Problem = { readonly exitCode: Exclude<ExitCode, 0>; readonly lines: readonly string[] }

/** A problem on its way up to `main`, the only place that prints it and ends the process. */
export class Failure extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.lines.join('\n'))
    this.problem = problem
  }
}
