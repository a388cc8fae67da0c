import type { MiddlewareHandler } from 'hono'
import { isEmbedded } from '../pages/public/embed.ts'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** These carry their secret in the address: it must not travel on. */
const secretPaths = /^\/(b|h|enter)\//

/**
 * Elsewhere our own pages are told where somebody came from. With `no-referrer` a browser would not name the origin of a form either, and in a hall
 * without TLS that is all there is to know our own forms by.
 */
const referrerPolicy = (path: string): string => (secretPaths.test(path) ? 'no-referrer' : 'same-origin')

/** What everybody may find: the public pages of tournaments, and the page that verifies. Screens and printouts are the same again. */
const found = /^\/(t(\/[^/]+(\/(round|player)\/[^/]+|\/(standings|crosstable|prizes|players))?)?|verify)$/

/** Search engines find nothing else, and keep no copy of anything: what was shown can be taken down. */
const robots = (path: string): string => (found.test(path) ? 'noarchive' : 'noindex, nofollow, noarchive')

/** `frames`: sites that may show public pages made for it. */
export const securityHeaders =
  (tls: boolean, frames: readonly string[] = []): MiddlewareHandler =>
  async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (frames.length > 0 && isEmbedded(c.req.path, c.req.query('embed'))) {
      c.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${frames.join(' ')}`))
      c.header('x-frame-options', undefined)
    }
    c.header('referrer-policy', referrerPolicy(c.req.path))
    c.header('x-robots-tag', robots(c.req.path))
    if (tls) c.header('strict-transport-security', 'max-age=31536000')
  }
