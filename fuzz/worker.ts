import { parentPort, workerData } from 'node:worker_threads'
import { type Kind, openTrial } from './kinds.ts'

/** What a thread is told, and what it tells. `now` is shared: the input it is at, how many it has begun, taken and refused, and the slowest, so that nothing is lost with a thread that ends. */
export type Task = { readonly kind: Kind; readonly seed: number; readonly from: number; readonly to: number; readonly now: Int32Array }
export type Fault = { readonly number: number; readonly of: string; readonly what: string; readonly input: Uint8Array | null }

const { kind, seed, from, to, now } = workerData as Task
const trial = await openTrial(kind, seed)
for (let number = from; number < to; number++) {
  Atomics.store(now, 0, number)
  Atomics.add(now, 1, 1)
  const begun = performance.now()
  const verdict = await trial.run(number)
  const took = Math.round(performance.now() - begun)
  if (took > Atomics.load(now, 4)) Atomics.store(now, 4, took)
  if (verdict.kind === 'fault') parentPort!.postMessage({ number, of: verdict.of, what: verdict.what, input: trial.last() } satisfies Fault)
  else Atomics.add(now, verdict.kind === 'taken' ? 2 : 3, 1)
}
await trial.close()
