import { spawn } from 'node:child_process'
import { codeOf } from './server.ts'

/** Node has no sockets of that kind; the program that comes with systemd has. Where it is missing, the service is simply not told. */
const notify = (...words: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const told = spawn('systemd-notify', [`--pid=${process.pid}`, ...words], { stdio: 'ignore' })
    told.on('error', () => resolve())
    told.on('exit', () => resolve())
  })

/**
 * Tells systemd that the desk is ready (`Type=notify`), that it is alive while its storage answers (`WatchdogSec=`), and that it ends. Does nothing where nobody listens.
 * That a database is away is an answer too: the desk goes on by itself when it is back, and one that is started meanwhile would only end.
 */
export const tellSystemd = (alive: () => Promise<unknown>, address: string): { readonly stopping: () => Promise<void> } => {
  if (!process.env.NOTIFY_SOCKET) return { stopping: async () => {} }
  void notify('--ready', `--status=Listening at ${address}`)
  const every = Number(process.env.WATCHDOG_USEC ?? 0) / 2000
  const beat =
    every > 0
      ? setInterval(
          () =>
            void alive().then(
              () => notify('WATCHDOG=1'),
              (error) => (codeOf(error) === 'unreachable' ? notify('WATCHDOG=1') : undefined),
            ),
          every,
        )
      : null
  return {
    stopping: async () => {
      if (beat !== null) clearInterval(beat)
      await notify('STOPPING=1', '--status=Finishing open requests')
    },
  }
}
