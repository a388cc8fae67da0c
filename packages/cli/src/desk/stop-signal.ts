import { exitCodes } from '../exit-codes.ts'

/** Ctrl-C as a terminal in raw mode sends it. */
const endOfText = '\u0003'

/**
 * Is fulfilled when somebody wants the desk to end; a second signal does not wait. Closing the window of a terminal is a signal too (on Windows as well),
 * and one that whoever started the desk with nohup does not mean.
 */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const window: readonly NodeJS.Signals[] = process.stdout.isTTY ? ['SIGHUP'] : []
    const signals: readonly NodeJS.Signals[] = [
      'SIGINT',
      'SIGTERM',
      ...window,
      ...(process.platform === 'win32' ? ['SIGBREAK' as const] : []),
    ]
    for (const signal of signals) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(exitCodes.done))
        resolve()
      })
    }
  })

/** The key Q as well; Ctrl-C as a key spares the arbiter the question with which Windows ends a batch file. */
export const stopKey = (): Promise<void> =>
  new Promise((resolve) => {
    const { stdin } = process
    if (!stdin.isTTY) return
    stdin.setRawMode(true)
    let asked = false
    stdin.on('data', (pressed) => {
      if (!/^[qQ]$/.test(String(pressed)) && String(pressed) !== endOfText) return
      if (asked) process.exit(exitCodes.done)
      asked = true
      resolve()
    })
  })

/** Gives the terminal back, so that the process can end. */
export const releaseKeys = (): void => {
  const { stdin } = process
  if (!stdin.isTTY) return
  stdin.setRawMode(false)
  stdin.pause()
}
