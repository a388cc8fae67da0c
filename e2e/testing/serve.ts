import { type ChildProcess, spawn } from 'node:child_process'

const here = new URL('../../packages/cli/bin/zug.js', import.meta.url).pathname

/** `zug serve` in a process of its own; there when it says its address. */
export const start = (
  folder: string,
  port: number,
  options: readonly string[],
  executable = here,
): Promise<{ readonly process: ChildProcess; readonly url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [executable, 'serve', '--database', folder, '--port', String(port), '--log', process.env.ZUG_TEST_LOG ?? 'error', ...options],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const url = /http:\/\/[\w.:[\]]+/.exec(said)?.[0]
      if (url !== undefined && said.includes('\n')) resolve({ process: child, url })
    })
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
      if (process.env.ZUG_TEST_LOG !== undefined) console.error(String(chunk))
    })
    child.once('exit', (code) => reject(new Error(`The desk ended with ${code}: ${said}`)))
  })

export const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()))
