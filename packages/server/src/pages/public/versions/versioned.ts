import type { MiddlewareHandler } from 'hono'
import type { ServerContext } from '../../../context.ts'
import { notFound, problemResponse } from '../../../http/problem.ts'
import { hasVersions, versionIn } from './address.ts'
import { caching } from './caching.ts'
import { createCatchUp, versionOf } from './version.ts'

/**
 * Pages at the address of one state. The desk makes the newest alone: whatever else is asked for leads there, so that nothing that was taken back, taken down
 * or changed is to be had from it again. A page is given out for ever only where nothing changed while it was made.
 */
export const versionedPages = (context: ServerContext): MiddlewareHandler => {
  const catchUp = createCatchUp(context)
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const asked = versionIn(pathname)
    if (asked === null) return next()
    const id = c.req.path.split('/')[2] ?? ''
    const nothing = (): Response => {
      const response = problemResponse(notFound())
      response.headers.set('cache-control', 'no-store')
      return response
    }
    if (!/^(GET|HEAD)$/.test(c.req.method) || !hasVersions(c.req.path)) return nothing()
    const newest = async (): Promise<string | null> => (await versionOf(context, id))?.name ?? null
    const lead = (version: string): Response => {
      const rest = c.req.path.slice(`/t/${id}`.length)
      return new Response(null, {
        status: 307,
        headers: { location: `/t/${id}/at/${version}${rest}${search}`, 'cache-control': 'no-store' },
      })
    }
    const known = await newest()
    if (known === null) return nothing()
    if (known !== asked) {
      await catchUp(id)
      const now = await newest()
      if (now !== asked) return now === null ? nothing() : lead(now)
    }
    await next()
    if (c.res.headers.get('cache-control') !== caching.usual) return
    const after = await newest()
    if (after === asked) c.header('cache-control', caching.version)
    else {
      // Else the headers of the page would stay.
      c.res = undefined
      c.res = after === null ? nothing() : lead(after)
    }
  }
}
