import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Job, type Reply, runJob } from './jobs.ts'

/** Runs jobs somewhere; a job of so many entrants is large if `isLarge` says so. */
export type Workers = {
  readonly isLarge: (entrants: number) => boolean
  /** `started` is called when a thread is free for it. */
  readonly run: (job: Job, started?: () => void) => Promise<Reply>
  readonly close: () => Promise<void>
}

/** In the thread that asks: for tests. */
export const workHere: Workers = {
  isLarge: () => false,
  run: async (job, started) => {
    started?.()
    return runJob(job)
  },
  close: async () => {},
}

/** From so many entrants a round is worked on in a thread of its own: below, sending it there costs more than doing it. */
export const largeField = 60

/** Threads are started when needed, end with their work, and are never more than the machine has cores to spare. */
export const createWorkers = (from = largeField, most = Math.max(1, availableParallelism() - 1)): Workers => {
  const running = new Set<Worker>()
  const waiting: (() => void)[] = []
  let closed = false
  const slot = async (): Promise<void> => {
    while (running.size >= most && !closed) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const work = (job: Job): Promise<Reply> =>
    new Promise((resolve) => {
      const worker = new Worker(workerFile, { workerData: job, execArgv: fromSources ? ['--conditions=zug:source'] : [] })
      running.add(worker)
      const finish = (reply: Reply): void => {
        resolve(reply)
        running.delete(worker)
        waiting.shift()?.()
      }
      worker.once('message', finish)
      worker.once('error', (error) => finish({ kind: 'failed', message: String(error) }))
      worker.once('exit', () => finish({ kind: 'failed', message: 'The thread ended without an answer.' }))
    })
  return {
    isLarge: (entrants) => entrants >= from,
    run: async (job, started) => {
      await slot()
      if (!closed) started?.()
      return closed ? { kind: 'failed', message: 'The server is going.' } : work(job)
    },
    close: async () => {
      closed = true
      for (const wake of waiting.splice(0)) wake()
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

/** Beside this file: TypeScript as written when run from the sources, JavaScript when built. */
const fromSources = import.meta.url.endsWith('.ts')
const workerFile = new URL(`./worker${fromSources ? '.ts' : '.js'}`, import.meta.url)
