import { parentPort, workerData } from 'node:worker_threads'
import type { Result } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import type { Done, Job } from '../parallel/in-order.ts'
import type { RulesOptions } from '../tournament/under-rules.ts'
import { type CheckedFile, checkFileOrReport } from './check-file.ts'

/** A thread that checks one file after the other. */
const options = workerData as RulesOptions

parentPort?.on('message', ({ index, question }: Job<string>) => {
  parentPort?.postMessage({ index, answer: checkFileOrReport(question, options) } satisfies Done<Result<CheckedFile, Problem>>)
})
