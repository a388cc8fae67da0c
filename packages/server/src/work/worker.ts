import { parentPort, workerData } from 'node:worker_threads'
import { type Job, runJob } from './jobs.ts'

parentPort?.postMessage(runJob(workerData as Job))
