import { Worker } from 'node:worker_threads'
import type { Kind } from './kinds.ts'
import type { Fault, Task } from './worker.ts'

/** What one input may take. */
export const bounds = { milliseconds: 10_000, megabytes: 512 } as const

export type Counted = { readonly upTo: number; readonly taken: number; readonly refused: number; readonly slowest: number }
type Heard = { readonly counted: (counted: Counted) => void; readonly fault: (fault: Fault) => void }

/** Runs inputs in a thread and ends it when one takes too long or too much; the next goes on behind it. */
export const watched = async (kind: Kind, seed: number, from: number, to: number, heard: Heard): Promise<void> => {
  for (let next = from; next < to; ) next = await stretch(kind, seed, next, to, heard)
}

/** Up to the end, or behind an input that a thread did not survive. */
const stretch = (kind: Kind, seed: number, from: number, to: number, heard: Heard): Promise<number> =>
  new Promise((resolve) => {
    const now = new Int32Array(new SharedArrayBuffer(20))
    now[0] = from
    const task: Task = { kind, seed, from, to, now }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: task,
      execArgv: process.execArgv,
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    })
    const told = { taken: 0, refused: 0 }
    const count = (upTo: number): void => {
      const [taken, refused, slowest] = [Atomics.load(now, 2), Atomics.load(now, 3), Atomics.load(now, 4)]
      heard.counted({ upTo, taken: taken - told.taken, refused: refused - told.refused, slowest })
      Object.assign(told, { taken, refused })
    }
    let [beat, since] = [0, performance.now()]
    const watch = setInterval(() => {
      const at = Atomics.load(now, 1)
      if (at > 0) count(Atomics.load(now, 0))
      // Not before its first input: a thread reads its modules and seeds first.
      if (at !== beat || at === 0) [beat, since] = [at, performance.now()]
      else if (performance.now() - since > bounds.milliseconds) lost('hang', `more than ${bounds.milliseconds} ms`)
    }, 500)
    let over = false
    const end = (next: number): void => {
      if (over) return
      over = true
      clearInterval(watch)
      count(next)
      void worker.terminate().then(() => resolve(next))
    }
    const lost = (of: string, what: string): void => {
      if (over) return
      const number = Atomics.load(now, 0)
      heard.fault({ number, of, what, input: null })
      end(number + 1)
    }
    worker.on('message', heard.fault)
    worker.once('error', (error) =>
      lost((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', String(error)),
    )
    worker.once('exit', () => end(to))
  })
