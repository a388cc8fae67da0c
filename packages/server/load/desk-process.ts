import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const zug = fileURLToPath(new URL('../../cli/bin/zug.js', import.meta.url))

/** One server process, as an operator starts it. */
export type DeskProcess = {
  readonly url: string
  readonly pid: number
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Resident memory, in MB. */
  readonly memory: () => Promise<number>
}

/** `live`: how many may watch from one address; all of a test come from the same. `more`: what else stands on its command line. */
export const startDesk = async (
  database: string,
  port: number,
  live: number | null = 5000,
  environment: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<DeskProcess> => {
  const child = spawn(
    process.execPath,
    [
      zug,
      'serve',
      '--port',
      String(port),
      '--no-demo',
      '--log',
      'warn',
      ...(live === null ? [] : ['--live-per-address', String(live)]),
      '--metrics',
      ...more,
    ],
    {
      env: { ...process.env, ...environment, ZUG_DATABASE: database },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  children.add(child)
  child.once('exit', () => children.delete(child))
  await started(child)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid!,
    kill: (signal) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
    memory: async () => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1] ?? 0) / 1_000_000
    },
  }
}

/** Whatever becomes of a test, no server outlives it. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

/** The message is what it said. */
export class DidNotStart extends Error {
  readonly code: number | null

  constructor(code: number | null, text: string) {
    super(text.trim() === '' ? `The desk ended with ${code}.` : text.trim())
    this.code = code
  }
}

const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stderr?.on('data', (chunk) => {
      text += String(chunk)
    })
    child.stdout?.on('data', (chunk) => {
      if (!/Zug (is at|takes work)/.test(String(chunk))) return
      // From here on whoever runs the test sees it.
      child.stderr?.removeAllListeners('data').pipe(process.stderr, { end: false })
      resolve()
    })
    child.once('close', (code) => reject(new DidNotStart(code, text)))
  })

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
