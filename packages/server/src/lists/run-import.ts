import { Worker } from 'node:worker_threads'
import type { ListImport, ListProgress } from './import-list.ts'
import { ListError, type ListIssue } from './list-issue.ts'
import { openLists } from './open-lists.ts'
import type { ListInfo } from './port.ts'
import type { ListPreview } from './preview-list.ts'

type Told<T> =
  | { readonly kind: 'progress'; readonly progress: ListProgress }
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly issue: ListIssue }

const fromSources = import.meta.url.endsWith('.ts')
const threadFile = new URL(`./import-thread${fromSources ? '.ts' : '.js'}`, import.meta.url)

/** Far below what a laptop has, far above what a list takes. */
const megabytes = 256

type Hearing = { readonly progress?: (progress: ListProgress) => void; readonly signal?: AbortSignal }

/** In a thread of its own: whoever serves a hall goes on. A signal stops it, and leaves what was there. */
export const runImport = (place: string, job: ListImport, hearing: Hearing = {}): Promise<ListInfo> =>
  inThread<ListInfo>({ place, job, look: false }, hearing)

/** What a file is, looked at in such a thread too: a table is read as a whole. */
export const runPreview = (place: string, job: Pick<ListImport, 'path' | 'file'>, signal?: AbortSignal): Promise<ListPreview> =>
  inThread<ListPreview>({ place, job, look: true }, signal === undefined ? {} : { signal })

const inThread = <T>(
  workerData: { readonly place: string; readonly job: Partial<ListImport>; readonly look: boolean },
  { progress = () => {}, signal }: Hearing,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(threadFile, {
      workerData,
      execArgv: fromSources ? ['--conditions=zug:source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
    })
    const stop = (): void => {
      void worker
        .terminate()
        .then(() => sweep(workerData.place))
        .finally(() => reject(new ListError({ code: 'list-stopped' })))
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', (told: Told<T>) => {
      if (told.kind === 'progress') return progress(told.progress)
      signal?.removeEventListener('abort', stop)
      if (told.kind === 'done') resolve(told.value)
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
