import { isLanguage } from '@zug/messages/language'
import { awayWords } from '@zug/messages/public/away'
import type { Context, MiddlewareHandler } from 'hono'
import type { ServerContext } from '../context.ts'
import { zoneOf } from '../tournaments/zone.ts'

/** The header of every answer of an edge that is not in contact with the desk: of when what it says is. */
const asOfHeader = 'zug-as-of'

/** Where the clocks of the page's tournament are; unknown for pages of none. */
const zoneAt = async ({ tournaments, directory }: ServerContext, c: Context): Promise<string | undefined> => {
  const id = /^\/t\/([^/]+)/.exec(c.req.path)?.[1] ?? ''
  if (!directory.state.visible.has(id)) return undefined
  const { settings } = (await tournaments.get(id)).desk.state
  return settings === null ? undefined : zoneOf(settings)
}

/** Puts the sentence in front of everything else that a page says, whatever it is made of. */
const marked = (html: string, asOf: string, zone: string | undefined): string => {
  const language = /<html lang="([a-z]+)"/.exec(html)?.[1]
  const words = awayWords(isLanguage(language) ? language : 'en', asOf, zone)
  return html.replace(/<body[^>]*>/, (body) => `${body}<p class="as-of" role="status" data-as-of="${asOf}">${words}</p>`)
}

/**
 * While the desk cannot be reached everything says of when it is: pages in a sentence, everything in a header. Such answers are kept by nobody: as soon as the desk
 * is back, they are not so any more.
 */
export const markAsOf =
  (context: ServerContext): MiddlewareHandler =>
  async (c, next) => {
    const asOf = context.contact.asOf()
    if (asOf === null) return next()
    // Whole and plain, so that the sentence can be put in.
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['if-none-match', 'accept-encoding']) headers.delete(name)
    c.req.raw = new Request(c.req.raw, { headers })
    await next()
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') === true
    const isFile = c.req.path.startsWith('/assets/')
    if (isFile) return
    if (isPage && c.res.headers.get('content-encoding') === null) {
      const html = await c.res.text()
      c.res = new Response(marked(html, asOf, await zoneAt(context, c).catch(() => undefined)), c.res)
    }
    c.res.headers.set(asOfHeader, asOf)
    if (c.res.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
      c.res.headers.set('cache-control', 'no-store')
      c.res.headers.delete('etag')
      c.res.headers.delete('content-length')
    }
  }
