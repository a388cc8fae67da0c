import type { Context } from 'hono'
import type { ServerContext } from '../../../context.ts'
import { isVersioned } from './address.ts'

/**
 * Who may keep an answer, and for how long.
 *
 * - `usual`: the addresses that people have. A cache hands them out for a second, and once more while it asks again.
 * - `version`: an address of one state has one content, for ever. A browser need not ask again for what it was shown; a cache between has to, every minute, so
 *   that what was taken down is nowhere handed on.
 * - `pointer`: which state is the newest.
 * - `own`: made for one reader, or not finished.
 */
export const caching = {
  usual: 'public, max-age=1, stale-while-revalidate=5, stale-if-error=3600',
  version: 'public, max-age=31536000, s-maxage=60, stale-if-error=3600, immutable',
  pointer: 'public, max-age=1, stale-while-revalidate=1, stale-if-error=600',
  own: 'private, no-cache',
} as const

export type Caching = (typeof caching)[keyof typeof caching]

/** What everybody may see may be kept for everybody; what members alone see, or what had to be hurried, may not. */
export const cachingOf = ({ directory }: ServerContext, tournament: string, lasting = true): Caching =>
  lasting && directory.state.visible.has(tournament) ? caching.usual : caching.own

/** An address without a language speaks the browser's. Nothing that is kept for everybody depends on a cookie. */
export const varyOf = (c: Context, kept: Caching): string => {
  if (kept === caching.own) return 'accept-language, cookie, accept-encoding'
  return c.req.query('lang') !== undefined || isVersioned(c) ? 'accept-encoding' : 'accept-language, accept-encoding'
}

/** The same as headers. */
export const cachedAs = (c: Context, kept: Caching): Readonly<Record<'cache-control' | 'vary', string>> => ({
  'cache-control': kept,
  vary: varyOf(c, kept),
})
