import { spawn } from 'node:child_process'

/** The address is no secret from whoever can list processes here: it works once, and the browser has used it by then. */
export const openBrowser = (address: string): void => {
  const [command, ...before] = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] }[process.platform as string] ?? ['xdg-open']
  // Where there is no browser to open, the address was printed.
  spawn(command!, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
