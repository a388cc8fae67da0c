import { parentPort } from 'node:worker_threads'
import { type Job, runAnyJob } from './jobs.ts'

parentPort?.on('message', async (job: Job) =>
  parentPort?.postMessage(
    await runAnyJob(
      job,
      (progress) => parentPort?.postMessage({ kind: 'progress', progress }),
      (projection) => parentPort?.postMessage({ kind: 'so-far', projection }),
    ),
  ),
)
