import { availableParallelism } from 'node:os'
import type { Result } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import { answerInOrder } from '../parallel/in-order.ts'
import type { RulesOptions } from '../tournament/under-rules.ts'
import { type CheckedFile, checkFileOrReport } from './check-file.ts'

/** With fewer files than this, threads take longer to start than they save. */
const worthThreads = 24

type Take = (result: Result<CheckedFile, Problem>, path: string) => void

/** Checks files on all cores; the results come in the order of the files. `told` hears of each file as soon as it is done. */
export const checkFiles = async (
  paths: readonly string[],
  options: RulesOptions,
  take: Take,
  told: (path: string) => void,
): Promise<void> => {
  // Only built code runs in threads, and only the main thread has the standard input.
  const built = import.meta.url.endsWith('.js')
  if (built && paths.length >= worthThreads && availableParallelism() > 1 && !paths.includes('-')) {
    const plain: RulesOptions = JSON.parse(JSON.stringify(options))
    return answerInOrder(new URL('./check-worker.js', import.meta.url), plain, paths, take, told)
  }
  for (const path of paths) {
    take(checkFileOrReport(path, options), path)
    told(path)
  }
}
