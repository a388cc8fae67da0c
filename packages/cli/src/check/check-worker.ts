import { parentPort, workerData } from 'node:worker_threads'
import type { Result } from '@zug/engine'
import type { Problem } from '../failure.ts'
import type { Done, Job } from '../parallel/in-order.ts'
import type { SettingsOptions } from '../tournament/with-settings.ts'
import { type CheckedFile, checkFileOrReport } from './check-file.ts'

/** A thread that checks one file after the other. */
const { rules, settings } = workerData as { readonly rules: string | undefined; readonly settings: SettingsOptions }

parentPort?.on('message', ({ index, question }: Job<string>) => {
  parentPort?.postMessage({ index, answer: checkFileOrReport(question, rules, settings) } satisfies Done<Result<CheckedFile, Problem>>)
})
