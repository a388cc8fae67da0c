import { Worker } from 'node:worker_threads'
import type { ListInfo } from '../port.ts'
import type { StagedRow } from './list-file.ts'

/** What the thread is told, and what it answers. */
export type Order = { readonly kind: 'add'; readonly rows: readonly StagedRow[] } | { readonly kind: 'finish'; readonly info: ListInfo }
type Answer = { readonly kind: 'added' } | { readonly kind: 'progress'; readonly share: number } | { readonly kind: 'finished' }

const fromSources = import.meta.url.endsWith('.ts')
const threadFile = new URL(`./write-thread${fromSources ? '.ts' : '.js'}`, import.meta.url)

/** So many portions may wait to be written: both threads have work, and neither holds much. */
const mostWaiting = 3

/** A thread that writes the file of a list while the next portions are being read. */
export const startWriting = (made: string) => {
  const worker = new Worker(threadFile, {
    workerData: made,
    execArgv: fromSources ? ['--conditions=zug:source'] : [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  })
  let waiting = 0
  let failed: Error | null = null
  let heard = (): void => {}
  let progress = (_share: number): void => {}
  let finished = false
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'progress') return progress(answer.share)
    if (answer.kind === 'added') waiting -= 1
    else finished = true
    heard()
  })
  worker.on('error', (error: Error) => {
    failed = error
    heard()
  })
  const until = async (isSo: () => boolean): Promise<void> => {
    while (failed === null && !isSo())
      await new Promise<void>((resolve) => {
        heard = resolve
      })
    if (failed !== null) throw failed
  }
  return {
    add: async (rows: readonly StagedRow[]): Promise<void> => {
      await until(() => waiting < mostWaiting)
      waiting += 1
      worker.postMessage({ kind: 'add', rows } satisfies Order)
    },
    finish: async (info: ListInfo, hear: (share: number) => void): Promise<void> => {
      progress = hear
      worker.postMessage({ kind: 'finish', info } satisfies Order)
      await until(() => finished)
    },
    end: async (): Promise<void> => {
      await worker.terminate()
    },
  }
}
