import { parentPort, workerData } from 'node:worker_threads'
import { createListFile } from './list-file.ts'
import type { Order } from './writing.ts'

const file = createListFile(workerData as string)

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'add') {
    file.add(order.rows)
    parentPort?.postMessage({ kind: 'added' })
  } else {
    file.finish(order.info, (share) => parentPort?.postMessage({ kind: 'progress', share }))
    parentPort?.postMessage({ kind: 'finished' })
  }
})
