import { fileProblem } from './file-error.ts'

export const writeOut = (text: string): void => {
  process.stdout.write(text)
}

export const writeErrorLines = (lines: readonly string[]): void => {
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
}

/** Whoever reads our output may stop early (`zug check folder | head`): that is no error. A full disk behind it is one. */
export const watchStandardOutput = (): void => {
  process.stderr.on('error', () => process.exit())
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    const { lines, exitCode } = fileProblem('(stdout)', error)
    writeErrorLines(lines)
    process.exit(exitCode)
  })
}
