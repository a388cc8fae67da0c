import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ended, start } from './serve.ts'

export type TestDesk = {
  readonly url: string
  readonly folder: string
  /** SIGKILL, as when the power goes. */
  readonly kill: () => Promise<void>
  /** On the same data and the same port. */
  readonly restart: () => Promise<void>
}

/** A real desk in a process of its own, on data of its own; gone when the test is over. `executable`: another program than the one of this tree. */
export const startDesk = async (options: readonly string[] = [], executable?: string): Promise<TestDesk> => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-story-'))
  let running = await start(folder, 0, options, executable)
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
      running = await start(folder, Number(new URL(url).port), options, executable)
    },
  }
}
