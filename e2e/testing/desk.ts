import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type TestDesk = {
  readonly url: string
  readonly folder: string
  /** SIGKILL, as when the power goes. */
  readonly kill: () => Promise<void>
  /** On the same data and the same port. */
  readonly restart: () => Promise<void>
}

const executable = new URL('../../packages/cli/bin/zug.js', import.meta.url).pathname

const start = (
  folder: string,
  port: number,
  options: readonly string[],
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

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()))

/** A real desk in a process of its own, on data of its own; gone when the test is over. */
export const startDesk = async (options: readonly string[] = []): Promise<TestDesk> => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-story-'))
  let running = await start(folder, 0, options)
  const { url } = running
  onTestFinished(async () => {
    running.process.kill('SIGTERM')
    await ended(running.process)
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url,
    folder,
    kill: async () => {
      running.process.kill('SIGKILL')
      await ended(running.process)
    },
    restart: async () => {
      running = await start(folder, Number(new URL(url).port), options)
    },
  }
}
