import { Worker } from 'node:worker_threads'
import type { ListImport, ListProgress } from './import-list.ts'
import { ListError, type ListIssue } from './list-issue.ts'
import { openLists } from './open-lists.ts'
import type { ListInfo } from './port.ts'

type Told =
  | { readonly kind: 'progress'; readonly progress: ListProgress }
  | { readonly kind: 'done'; readonly info: ListInfo }
  | { readonly kind: 'refused'; readonly issue: ListIssue }

const fromSources = import.meta.url.endsWith('.ts')
const threadFile = new URL(`./import-thread${fromSources ? '.ts' : '.js'}`, import.meta.url)

/** Far below what a laptop has, far above what a list takes. */
const megabytes = 256

/** In a thread of its own: whoever serves a hall goes on. A signal stops it, and leaves what was there. */
export const runImport = (
  place: string,
  job: ListImport,
  { progress = () => {}, signal }: { readonly progress?: (progress: ListProgress) => void; readonly signal?: AbortSignal } = {},
): Promise<ListInfo> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(threadFile, {
      workerData: { place, job },
      execArgv: fromSources ? ['--conditions=zug:source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const stop = (): void => {
      void worker
        .terminate()
        .then(() => sweep(place))
        .finally(() => reject(new ListError({ code: 'list-stopped' })))
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', (told: Told) => {
      if (told.kind === 'progress') return progress(told.progress)
      signal?.removeEventListener('abort', stop)
      if (told.kind === 'done') resolve(told.info)
      else reject(new ListError(told.issue))
    })
    worker.once('error', (error) =>
      reject(
        (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ListError({ code: 'list-too-large', megabytes }) : error,
      ),
    )
    worker.once('exit', () => signal?.aborted || reject(new Error('The thread ended without an answer.')))
  })

const sweep = async (place: string): Promise<void> => {
  const lists = await openLists(place)
  await lists.sweep().finally(() => lists.close())
}
