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

/** An idle thread ends after so many milliseconds; until then it is warm, and knows the rounds it was asked about. */
const usualRest = 60_000

/**
 * Threads are started when needed, kept for a while, and are never more than the machine has cores to spare. Whoever waits at the desk comes before
 * questions, of which a published round brings many at once.
 */
export const createWorkers = (
  from = largeField,
  most = Math.max(1, availableParallelism() - 1),
  rest = usualRest,
): Workers & { readonly threads: () => number } => {
  const threads = new Set<Thread>()
  const waiting: (() => void)[] = []
  let working = 0
  let closed = false
  /** Counted at once, so that two who ask together do not both get the last place. */
  const takePlace = async (kind: Job['kind']): Promise<void> => {
    while (working >= most && !closed)
      await new Promise<void>((resolve) => (kind === 'question' ? waiting.push(resolve) : waiting.unshift(resolve)))
    working += 1
  }
  const leavePlace = (): void => {
    working -= 1
    waiting.shift()?.()
  }
  const startThread = (): Thread => {
    const worker = new Worker(workerFile, { execArgv: fromSources ? ['--conditions=zug:source'] : [] })
    const thread: Thread = { worker, answer: null, end: null }
    const over = (message: string): void => {
      threads.delete(thread)
      if (thread.end !== null) clearTimeout(thread.end)
      thread.answer?.({ kind: 'failed', message })
      thread.answer = null
    }
    worker.on('message', (reply: Reply) => {
      const { answer } = thread
      thread.answer = null
      worker.unref()
      thread.end = setTimeout(() => {
        threads.delete(thread)
        void worker.terminate()
      }, rest)
      thread.end.unref()
      answer?.(reply)
    })
    worker.once('error', (error) => over(String(error)))
    worker.once('exit', () => over('The thread ended without an answer.'))
    threads.add(thread)
    return thread
  }
  const work = (job: Job): Promise<Reply> =>
    new Promise((resolve) => {
      const thread = [...threads].find(({ answer }) => answer === null) ?? startThread()
      if (thread.end !== null) clearTimeout(thread.end)
      thread.end = null
      thread.worker.ref()
      thread.answer = resolve
      thread.worker.postMessage(job)
    })
  return {
    isLarge: (entrants) => entrants >= from,
    threads: () => threads.size,
    run: async (job, started) => {
      await takePlace(job.kind)
      try {
        if (closed) return { kind: 'failed', message: 'The server is going.' }
        started?.()
        return await work(job)
      } finally {
        leavePlace()
      }
    },
    close: async () => {
      closed = true
      for (const go of waiting.splice(0)) go()
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

/** A thread, whoever waits for its answer, and when it ends if nobody does. */
type Thread = { readonly worker: Worker; answer: ((reply: Reply) => void) | null; end: NodeJS.Timeout | null }

/** Beside this file: TypeScript as written when run from the sources, JavaScript when built. */
const fromSources = import.meta.url.endsWith('.ts')
const workerFile = new URL(`./worker${fromSources ? '.ts' : '.js'}`, import.meta.url)
