import { deserialize, serialize } from 'node:v8'
import { engineVersion } from '@zug/engine/desk'
import type { Projected } from '../../projections/job.ts'
import type { Job, Reply } from '../jobs.ts'

/**
 * Work goes only to workers of the very version that asks: a round is paired by the engine that its writer answers for, also while a newer Zug is being brought in.
 * The first number is that of the form in which work travels.
 */
export const workVersion = `1 ${engineVersion}`

/** What a worker says of work that goes on. */
export type SoFar = { readonly projection: Projected }

/** A number that threads share does not travel; the queue says itself when work is no longer wanted. */
export const packJob = (job: Job): Buffer => serialize(job.kind === 'projection' ? { ...job, stop: null } : job)

export const unpackJob = (bytes: Uint8Array): Job => {
  const job = deserialize(bytes) as Job
  return job.kind === 'projection' ? { ...job, stop: new Int32Array(new SharedArrayBuffer(4)) } : job
}

export const packReply = (reply: Reply): Buffer => serialize(reply)
export const unpackReply = (bytes: Uint8Array): Reply => deserialize(bytes) as Reply
export const packSoFar = (soFar: SoFar): Buffer => serialize(soFar)
export const unpackSoFar = (bytes: Uint8Array): SoFar => deserialize(bytes) as SoFar
