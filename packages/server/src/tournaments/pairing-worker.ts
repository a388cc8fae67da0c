import { parentPort, workerData } from 'node:worker_threads'
import { type PairingJob, runJob } from './pairer.ts'

parentPort?.postMessage(runJob(workerData as PairingJob))
