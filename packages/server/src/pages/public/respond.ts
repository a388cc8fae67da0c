import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { chooseLanguage, isLanguage, type Language } from '@zug/messages/language'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ServerContext } from '../../context.ts'
import { isSecure } from '../../http/origin.ts'
import { isVersioned } from './versions/address.ts'
import { type Caching, caching, varyOf } from './versions/caching.ts'

const languageCookie = 'zug-language'
const year = 31_536_000

/** What the address says, or else the browser: nothing that is kept for everybody hangs on a cookie. A page of one version without a language is in English. */
export const askedLanguage = (c: Context): Language =>
  chooseLanguage(isVersioned(c) ? null : c.req.header('accept-language'), c.req.query('lang'))

/** On pages made for one reader: what was chosen now, or before, or what the browser asks for. A choice is remembered. */
export const languageOf = (context: ServerContext, c: Context): Language => {
  const chosen = c.req.query('lang')
  if (isLanguage(chosen)) {
    setCookie(c, languageCookie, chosen, { path: '/', maxAge: year, sameSite: 'Lax', secure: isSecure(c, context.config) })
    return chosen
  }
  return chooseLanguage(c.req.header('accept-language'), getCookie(c, languageCookie))
}

/** Whose device this is, as the address says: the device itself remembers it, and links on the page carry it on. */
export const deviceOf = (c: Context): number | null => {
  const said = c.req.query('me') ?? ''
  return /^\d{1,9}$/.test(said) ? Number(said) : null
}

export type Kept = {
  readonly html: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly tag: string
  /** Whether the next reader may have the same. */
  readonly lasting: boolean
}

const squeeze = promisify(gzip)

/** As bytes: who asks ten times a second is sent the same ones. */
export const keep = async (html: string | Uint8Array<ArrayBuffer>, lasting = true): Promise<Kept> => ({
  lasting,
  html: typeof html === 'string' ? new Uint8Array(Buffer.from(html)) : html,
  gzip: new Uint8Array(await squeeze(html)),
  tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
})

/** A page, and whether the next reader may have the same. */
export type Made = { readonly html: string | Uint8Array<ArrayBuffer>; readonly lasting: boolean }

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
      return keep(html, lasting)
    })
    pages.set(name, page)
    page.catch(() => forget(name))
    return page
  }
}

/** Unless it says otherwise, the reader's browser may keep it but has to ask. */
export const respondWith = (
  c: Context,
  { html, gzip, tag }: Kept,
  type = 'text/html; charset=utf-8',
  kept: Caching = caching.own,
): Response => {
  c.header('etag', tag)
  c.header('cache-control', kept)
  c.header('vary', varyOf(c, kept))
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  c.header('content-type', type)
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(html)
  c.header('content-encoding', 'gzip')
  return c.body(gzip)
}
