import { parentPort, workerData } from 'node:worker_threads'
import { importList, type ListImport } from './import-list.ts'
import { ListError } from './list-issue.ts'
import { openLists } from './open-lists.ts'
import { previewList } from './preview-list.ts'

const { place, job, look } = workerData as { readonly place: string; readonly job: ListImport; readonly look: boolean }
const lists = await openLists(place)
let last = -1
try {
  const value = look
    ? await previewList(lists, job)
    : await importList(lists, job, (progress) => {
        const percent = Math.floor(progress.share * 100)
        if (percent !== last) parentPort?.postMessage({ kind: 'progress', progress })
        last = percent
      })
  parentPort?.postMessage({ kind: 'done', value })
} catch (error) {
  if (!(error instanceof ListError)) throw error
  parentPort?.postMessage({ kind: 'refused', issue: error.issue })
} finally {
  await lists.close()
}
