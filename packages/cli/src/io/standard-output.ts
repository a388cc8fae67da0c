export const writeOut = (text: string): void => {
  process.stdout.write(text)
}

export const writeErrorLines = (lines: readonly string[]): void => {
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
}

/** Whoever reads our output may stop early (`zug check folder | head`): that is no error. */
export const endQuietlyOnClosedPipe = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
}
