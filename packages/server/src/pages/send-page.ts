import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'

const squeeze = promisify(gzip)

/** A page made for one reader, compressed where the reader can read it so: halls have slow networks. */
export const sendPage = async (c: Context, page: unknown, status = 200, cacheControl = 'no-store'): Promise<Response> => {
  const html = String(await page)
  c.header('content-type', 'text/html; charset=utf-8')
  c.header('cache-control', cacheControl)
  c.header('vary', 'accept-encoding, accept-language, cookie')
  c.status(status as 200)
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(html)
  c.header('content-encoding', 'gzip')
  return c.body(new Uint8Array(await squeeze(html)))
}
