import type { Context } from 'hono'
import type { ServerContext } from '../context.ts'
import { StorageError } from '../storage/storage-error.ts'
import { brokeOff } from './origin.ts'
import { problem, problemResponse } from './problem.ts'
import { storageTrouble } from './storage-trouble.ts'

/** Where a page cannot say it: what a newer version has written is changed by that version only. */
export class NewerRecord extends Error {}

/** What is said of a request that went wrong here: the log has the rest. */
export const failed = ({ log }: ServerContext, error: unknown, c: Context): Response => {
  if (error instanceof NewerRecord) return problemResponse(problem(503, 'newer-record'))
  if (brokeOff(error, c)) {
    log.debug({ method: c.req.method, route: c.req.routePath }, 'request broke off')
    return problemResponse(problem(409, 'abandoned'))
  }
  log.error({ err: error, method: c.req.method, route: c.req.routePath }, 'request failed')
  return error instanceof StorageError ? storageTrouble(error) : problemResponse(problem(500, 'internal'))
}
