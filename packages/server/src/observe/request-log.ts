import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServerContext } from '../context.ts'

/** One line a request: the route as written here, never the address, since that may hold a secret. */
export const requestLog =
  ({ log, metrics }: ServerContext): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    const { status } = c.res
    metrics.count('zug_http_requests_total', { method: c.req.method, status })
    const took = performance.now() - started
    if (!c.res.headers.get('content-type')?.startsWith('text/event-stream')) metrics.took(took / 1000)
    const line = { method: c.req.method, route: routePath(c, -1), status, ms: Math.round(took) }
    if (status >= 500) log.warn(line, 'request')
    else log.debug(line, 'request')
  }
