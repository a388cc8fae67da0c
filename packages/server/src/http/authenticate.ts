import { err, ok, type Result } from '@zug/engine/model'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { nobody, type Principal, principalOf } from '../accounts/principal.ts'
import { lacksFactor } from '../accounts/second-factor.ts'
import { kindOfSecret } from '../accounts/secrets.ts'
import type { ServerContext } from '../context.ts'
import { isSecure, originOf } from './origin.ts'
import { type Problem, problem } from './problem.ts'

/** `__Host-` binds the cookie to the host and to TLS; without TLS browsers would not keep it. Only the one that fits is read, since another
 *  server of the domain could have set the plain one. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-zug-session' : 'zug-session')

/** By which a request with a cookie says whose it is. */
const accountHeader = 'zug-account'

/**
 * A bearer secret of any kind, or the session cookie of a browser. A secret that is not good any more is an error, not nobody. Whoever has yet to set up the
 * second factor that everybody here needs is nobody, except where it is set up (`enrolling`).
 */
export const authenticate = (context: ServerContext, c: Context, changes: boolean, enrolling = false): Result<Principal, Problem> => {
  const found = identify(context, c, changes)
  return found.ok && !enrolling && lacksFactor(context.directory.state, found.value) ? ok(nobody) : found
}

const identify = (context: ServerContext, c: Context, changes: boolean): Result<Principal, Problem> => {
  const now = context.now().toISOString()
  const header = c.req.header('authorization')
  if (header !== undefined) {
    const secret = /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1]
    const principal = secret === undefined ? null : principalOf(context.directory.state, secret, now)
    return principal === null ? err(problem(401, 'secret-unknown')) : ok(principal)
  }
  const cookie = getCookie(c, cookieName(isSecure(c, context.config)))
  // Tokens and links are for programs and for their own pages.
  if (cookie === undefined || kindOfSecret(cookie) !== 'session') return ok(nobody)
  if (changes && !fromOwnPage(context, c)) return err(problem(403, 'cross-site'))
  const principal = principalOf(context.directory.state, cookie, now) ?? nobody
  return changes && !isMeant(c, principal) ? err(problem(401, 'sign-in')) : ok(principal)
}

/** What a page has kept of one person is not done in the name of another, who has signed in since in another tab. */
const isMeant = (c: Context, principal: Principal): boolean => {
  const account = c.req.header(accountHeader)
  return account === undefined || (principal.kind === 'account' && principal.account === account)
}

/** A browser sends cookies by itself, so the page that asks must be ours. Every browser names the origin of a changing request. */
const fromOwnPage = (context: ServerContext, c: Context): boolean => {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return c.req.header('origin') === originOf(c, context.config)
}
