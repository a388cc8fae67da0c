import type { MiddlewareHandler } from 'hono'
import type { ServerConfig } from '../config.ts'
import { problem, problemResponse } from './problem.ts'
import { isForThisMachine, isLoopback } from './public-address.ts'

/**
 * A desk for this machine only answers to this machine's own names. Otherwise a page from elsewhere could point a name of its own at it and speak
 * to it through the browser as if it were ours.
 */
export const ownHost = (config: ServerConfig): MiddlewareHandler => {
  const guarded = isForThisMachine(config)
  return async (c, next) => {
    const asked = c.req.header('host') ?? new URL(c.req.url).host
    if (guarded && !isLoopback(asked.replace(/:\d{1,5}$/, ''))) return problemResponse(problem(421, 'wrong-host'))
    return next()
  }
}
