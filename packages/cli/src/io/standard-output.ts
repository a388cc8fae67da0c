import { fileProblem } from './file-error.ts'

export const writeOut = (text: string): void => {
  watchStandardOutput()
  process.stdout.write(text)
}

let watched = false
let outWatched = false

/** Standard error is opened when there is something to say. */
export const writeErrorLines = (lines: readonly string[]): void => {
  if (lines.length === 0) return
  if (!watched) process.stderr.on('error', () => process.exit())
  watched = true
  process.stderr.write(`${lines.join('\n')}\n`)
}

/**
 * Whoever reads our output may stop early (`zug check folder | head`): that is no error. A full disk behind it is one. Standard output is opened when there is
 * something for it: that takes a tenth of the time in which Node starts.
 */
export const watchStandardOutput = (): void => {
  if (outWatched) return
  outWatched = true
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    const { lines, exitCode } = fileProblem('(stdout)', error)
    writeErrorLines(lines)
    process.exit(exitCode)
  })
}
