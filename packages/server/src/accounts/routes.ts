import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine/model'
import { parse as parseCookies } from 'hono/utils/cookie'
import type { ServerContext } from '../context.ts'
import { cookieName } from '../http/authenticate.ts'
import { type Answer, type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, type Problem, problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { line, tournamentIdSchema } from '../http/texts.ts'
import { meSchema, newTokenSchema, sessionsSchema, signedInSchema } from './account-schema.ts'
import { loginName } from './login-name.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { actorOf, type Principal } from './principal.ts'
import { lacksFactor } from './second-factor.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'
import { claim, inDays, type SignedIn, setUpOwner, signIn } from './sessions.ts'
import { type AccountState, hasPasswords, localOwner } from './state.ts'

export const idSchema = z.string().regex(/^[a-z0-9]{4,40}$/)
const password = z.string().min(10).max(200)
export const secondFactorCode = z.string().min(1).max(40)
/** As it is kept. */
const login = line(60)
  .transform(loginName)
  .refine((text) => text !== '')
export const newAccountSchema = z.strictObject({ login, name: line(100).min(1), password })

const withCookies = (signedIn: SignedIn, { secure }: Caller, days: number): Answer<z.output<typeof signedInSchema>> => ({
  json: { signedIn: true },
  headers: { 'set-cookie': signInCookies(signedIn, secure, days) },
})

export const signInCookies = ({ session, device }: SignedIn, secure: boolean, days: number): readonly string[] => [
  sessionCookie(session, secure, days * 86_400),
  cookieLine(deviceCookieName(secure), device, secure, deviceSeconds),
]
const sessionCookie = (value: string, secure: boolean, seconds: number): string => cookieLine(cookieName(secure), value, secure, seconds)

const deviceSeconds = 365 * 86_400
const deviceCookieName = (secure: boolean): string => (secure ? '__Host-zug-device' : 'zug-device')

const cookieLine = (name: string, value: string, secure: boolean, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

const deviceCookieOf = ({ request, secure }: Caller): string | undefined => {
  const name = deviceCookieName(secure)
  return parseCookies(request.headers.get('cookie') ?? '', name)[name]
}

/** Browsers send these without a cookie yet; the same origin is asked for all the same, so that nobody is signed in by a foreign page. */
const foreign = ({ request, origin }: Caller): boolean => {
  const from = request.headers.get('origin')
  return from !== null && from !== origin
}

const crossSite = problem(403, 'cross-site')

const wrongCode = ({ config, logins }: ServerContext, code: string | undefined, address: string): Problem | null => {
  if (config.setupCode === null) return null
  const name = `set-up ${address}`
  const wait = logins.wait(name)
  if (wait > 0) return problem(429, 'too-many-tries', { seconds: Math.ceil(wait / 1000) })
  if (code === config.setupCode) return null
  logins.begin(name)
  return problem(403, 'wrong-code')
}

/** What of it the person sees; null for whoever has no account. */
const factorOf = (state: Readonly<AccountState>, principal: Principal) => {
  if (principal.kind !== 'account') return null
  const factor = state.accounts.get(principal.account)?.secondFactor ?? null
  return { on: factor !== null, recoveryCodes: factor?.recovery.length ?? 0, missing: lacksFactor(state, principal) }
}

export const accountEndpoints = routes({
  'GET /me': endpoint({
    summary: 'Who the caller is; whether the installation still needs its owner',
    least: 'anyone',
    enrolling: true,
    answers: meSchema,
    handle: ({ directory, config }, _, { principal }) => ({
      json: {
        principal,
        setUp: directory.state.accounts.size > 0,
        /** The owner came by the link of the first start, and can take a name and a password by the set-up. */
        passwordless: principal.kind === 'account' && directory.state.accounts.get(principal.account)?.password === '',
        /** Nobody can sign in by a password yet: the link that is printed at the start is the way in. */
        byLink: localOwner(directory.state) !== null,
        /** Whether anybody can fill in a form that asks for a password. */
        passwords: hasPasswords(directory.state),
        codeNeeded: config.setupCode !== null && directory.state.accounts.size === 0,
        secondFactor: factorOf(directory.state, principal),
      },
    }),
  }),
  'POST /setup': endpoint({
    summary: 'First start: make the account that owns the installation, or give the owner a name and a password',
    least: 'anyone',
    enrolling: true,
    body: newAccountSchema.extend({ code: z.string().max(40).optional() }),
    answers: signedInSchema,
    handle: async (context, { body }, caller) => {
      if (foreign(caller)) return crossSite
      const { principal } = caller
      if (principal.kind === 'account' && principal.via.kind === 'session') {
        const claimed = await claim(context, principal.account, body)
        return claimed.ok ? { json: { signedIn: true } } : claimed.error
      }
      const wrong = wrongCode(context, body.code, caller.address)
      if (wrong !== null) return wrong
      const done = await setUpOwner(context, body, deviceCookieOf(caller))
      return done.ok ? withCookies(done.value, caller, context.config.sessionDays) : done.error
    },
  }),
  'POST /session': endpoint({
    summary: 'Sign in',
    least: 'anyone',
    body: z.strictObject({
      login: line(60).min(1),
      password: z.string().max(200),
      code: secondFactorCode
        .optional()
        .openapi({ description: 'Of the authenticator, or a recovery code, where the account has a second factor' }),
    }),
    answers: signedInSchema,
    handle: async (context, { body }, caller) => {
      if (foreign(caller)) return crossSite
      const done = await signIn(context, body.login, body.password, body.code, caller.address, deviceCookieOf(caller))
      return done.ok ? withCookies(done.value, caller, context.config.sessionDays) : done.error
    },
  }),
  'DELETE /session': endpoint({
    summary: 'Sign out',
    least: 'account',
    enrolling: true,
    answers: signedInSchema,
    handle: async ({ directory, now }, _, { principal, secure }) => {
      if (principal.kind === 'account' && principal.via.kind === 'session') {
        const { id } = principal.via
        await directory.record(actorOf(principal), now().toISOString(), () => ok([{ kind: 'session-closed', id }]))
      }
      return { json: { signedIn: false }, headers: { 'set-cookie': sessionCookie('', secure, 0) } }
    },
  }),
  'GET /sessions': endpoint({
    summary: "The caller's sessions and API tokens",
    least: 'account',
    answers: sessionsSchema,
    handle: ({ directory: { state }, now }, _, { principal }) => {
      if (principal.kind !== 'account') return notFound()
      if (principal.only !== null) return problem(403, 'forbidden', { because: 'one-tournament' })
      const current = now().toISOString()
      const mine = <T extends { readonly account: string; readonly secret: string }>(entries: Iterable<T>) =>
        [...entries].filter(({ account }) => account === principal.account).map(({ secret: _, ...shown }) => shown)
      const sessions = mine(state.sessions.values()).filter(({ until }) => until > current)
      return {
        json: {
          sessions: sessions.map(({ id, until }) => ({ id, until, current: id === principal.via.id })),
          tokens: mine(state.tokens.values()).map(({ id, name, readOnly, tournament, until }) => ({
            id,
            name,
            readOnly,
            tournament,
            until,
          })),
        },
      }
    },
  }),
  'DELETE /sessions/{id}': endpoint({
    summary: "End one of the caller's sessions or tokens",
    least: 'account',
    params: z.object({ id: idSchema }),
    answers: z.object({ ended: z.string() }),
    handle: async ({ directory, now }, { params }, { principal }) => {
      if (principal.kind !== 'account' || principal.readOnly) return readsOnly
      // A token for one tournament may have been given away: it has no say about the account.
      if (principal.only !== null && params.id !== principal.via.id) return problem(403, 'forbidden', { because: 'ends-itself-only' })
      const done = await directory.record(actorOf(principal), now().toISOString(), ({ sessions, tokens }) => {
        const is = (entry: { readonly id: string; readonly account: string }) =>
          entry.id === params.id && entry.account === principal.account
        if ([...sessions.values()].some(is)) return ok([{ kind: 'session-closed', id: params.id }])
        if ([...tokens.values()].some(is)) return ok([{ kind: 'token-revoked', id: params.id }])
        return err(notFound())
      })
      return done.ok ? { json: { ended: params.id } } : done.error
    },
  }),
  'POST /tokens': endpoint({
    summary: 'Make an API token; its secret is shown this once',
    least: 'account',
    body: z.strictObject({
      name: line(100).min(1),
      readOnly: z.boolean().default(false),
      tournament: tournamentIdSchema.nullable().default(null),
      days: z.int().min(1).max(3650).nullable().default(365).openapi({ description: 'How long it is good; null: until it is revoked' }),
    }),
    answers: newTokenSchema,
    created: true,
    handle: async (context, { body }, { principal }) => {
      if (principal.kind !== 'account' || principal.via.kind !== 'session') return problem(403, 'session-needed', { of: 'token' })
      const secret = newSecret('token')
      const { name, readOnly, tournament, days } = body
      const until = days === null ? null : inDays(context, days)
      const made = {
        kind: 'token-made',
        id: newId(),
        account: principal.account,
        name,
        secret: hashSecret(secret),
        readOnly,
        tournament,
        until,
      } as const
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), () => ok([made]))
      return done.ok ? { json: { id: made.id, secret, until } } : done.error
    },
  }),
  'PUT /password': endpoint({
    summary: 'Change the password; every session and token of the account ends',
    least: 'account',
    body: z.strictObject({ old: z.string().max(200), new: password }),
    answers: z.object({ changed: z.literal(true) }),
    handle: async (context, { body }, { principal, address }) => {
      if (principal.kind !== 'account' || principal.via.kind !== 'session') return problem(403, 'session-needed', { of: 'password' })
      const name = `password ${principal.account} ${address}`
      const wait = context.logins.wait(name)
      if (wait > 0) return problem(429, 'too-many-tries', { seconds: Math.ceil(wait / 1000) })
      context.logins.begin(name)
      const account = context.directory.state.accounts.get(principal.account)!
      if (!(await verifyPassword(body.old, account.password))) return problem(422, 'wrong-password', { of: 'old' })
      context.logins.succeeded(name)
      const changed = await hashPassword(body.new, context.config.passwordCost)
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), () =>
        ok([{ kind: 'password-changed', account: account.id, password: changed }]),
      )
      return done.ok ? { json: { changed: true as const } } : done.error
    },
  }),
})
