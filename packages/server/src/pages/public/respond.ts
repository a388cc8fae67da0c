import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { chooseLanguage, isLanguage, type Language } from '@zug/messages/language'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ServerContext } from '../../context.ts'
import { isSecure } from '../../http/origin.ts'

const languageCookie = 'zug-language'
const year = 31_536_000

/** What the reader chose now, or before, or what the browser asks for. A choice is remembered. */
export const languageOf = (context: ServerContext, c: Context): Language => {
  const chosen = c.req.query('lang')
  if (isLanguage(chosen)) {
    setCookie(c, languageCookie, chosen, { path: '/', maxAge: year, sameSite: 'Lax', secure: isSecure(c, context.config) })
    return chosen
  }
  return chooseLanguage(c.req.header('accept-language'), getCookie(c, languageCookie))
}

/** Whose device this is, in one tournament: `?me=yes` on a player's page says so, `?me=no` takes it back. */
export const deviceOf = (context: ServerContext, c: Context, tournament: string): number | null => {
  const name = 'zug-me'
  const options = { path: `/t/${tournament}`, sameSite: 'Lax', secure: isSecure(c, context.config) } as const
  const player = Number(c.req.param('player'))
  const said = c.req.query('me')
  if (said === 'no') {
    setCookie(c, name, '', { ...options, maxAge: 0 })
    return null
  }
  if (said === 'yes' && Number.isSafeInteger(player)) {
    setCookie(c, name, String(player), { ...options, maxAge: year })
    return player
  }
  const known = getCookie(c, name)
  return known !== undefined && /^\d{1,9}$/.test(known) ? Number(known) : null
}

export type Kept = { readonly html: Uint8Array<ArrayBuffer>; readonly gzip: Uint8Array<ArrayBuffer>; readonly tag: string }

const squeeze = promisify(gzip)

/** As bytes: who asks ten times a second is sent the same ones. */
export const keep = async (html: string): Promise<Kept> => ({
  html: new Uint8Array(Buffer.from(html)),
  gzip: new Uint8Array(await squeeze(html)),
  tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
})

/** A page, and whether the next reader may have the same. */
export type Made = { readonly html: string; readonly lasting: boolean }

/** Pages are kept up to this many characters altogether; the one not asked for longest goes first. */
const mostKept = 30_000_000

/** When a round is published a whole hall asks for the same few pages: each is made once. */
export const createPageStore = (most = mostKept) => {
  const pages = new Map<string, Promise<Kept>>()
  const sizes = new Map<string, number>()
  let total = 0
  const forget = (name: string): void => {
    pages.delete(name)
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }
  return (name: string, make: () => Promise<Made>): Promise<Kept> => {
    const known = pages.get(name)
    if (known !== undefined) {
      pages.delete(name)
      pages.set(name, known)
      return known
    }
    const page = make().then(({ html, lasting }) => {
      sizes.set(name, html.length)
      total += html.length
      for (const oldest of pages.keys()) {
        if (total <= most || oldest === name) break
        forget(oldest)
      }
      if (!lasting) forget(name)
      return keep(html)
    })
    pages.set(name, page)
    page.catch(() => forget(name))
    return page
  }
}

export const respondWith = (c: Context, { html, gzip, tag }: Kept, type = 'text/html; charset=utf-8'): Response => {
  c.header('etag', tag)
  // The reader's browser may keep it but has to ask: what was shown can be taken down.
  c.header('cache-control', 'private, no-cache')
  c.header('vary', 'accept-language, cookie, accept-encoding')
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  c.header('content-type', type)
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(html)
  c.header('content-encoding', 'gzip')
  return c.body(gzip)
}
