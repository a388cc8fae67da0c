import type { OpenAPIHono } from '@hono/zod-openapi'
import { err, ok, type Result } from '@zug/engine/model'
import type { Context } from 'hono'
import { nobody, type Standing, sawDeleted, standingOf } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { helperContext } from '../hall/own-boards.ts'
import { publicContext } from '../hall/shown.ts'
import { contextAt } from '../tournaments/views/as-of.ts'
import { authenticate } from './authenticate.ts'
import { type Answer, type Caller, type Least, wholeFile } from './endpoint.ts'
import { failed } from './failed.ts'
import { document } from './openapi.ts'
import { addressOf, isSecure, originOf } from './origin.ts'
import { notFound, type Problem, problem, problemResponse } from './problem.ts'
import type { Endpoint } from './routes.ts'
import { inSteps, type Tell, wantsSteps } from './steps.ts'
import { unpacked } from './unpacked.ts'

/** Everything lies under one path, so that pages and API never meet. */
export const base = '/api'

export const register = (app: OpenAPIHono, context: ServerContext, endpoints: readonly Endpoint[]): void => {
  for (const entry of endpoints) {
    document(app, base, entry)
    app.on(entry.method.toUpperCase(), `${base}${entry.path.replace(/\{(\w+)\}/g, ':$1')}`, async (c) => {
      const run = async (tell: Tell): Promise<Response> => {
        const answer = await respond(context, entry, c, tell)
        return answer instanceof Response ? answer : asResponse(answer, entry.created === true ? 201 : 200)
      }
      if (entry.body !== wholeFile || !wantsSteps(c)) return run(() => {})
      return inSteps((tell) => run(tell).catch((error) => failed(context, error, c)))
    })
  }
}

const asResponse = (answer: Answer<unknown>, status: 200 | 201): Response => {
  if ('code' in answer) return problemResponse(answer)
  if ('unchanged' in answer) return new Response(null, { status: 304, headers: asHeaders(answer.headers) })
  const headers = asHeaders({ 'content-type': 'application/json', 'cache-control': 'no-store', ...answer.headers })
  return new Response('written' in answer ? answer.written : JSON.stringify(answer.json), { status, headers })
}

const asHeaders = (given: Readonly<Record<string, string | readonly string[]>>): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) for (const each of [value].flat()) headers.append(name, each)
  return headers
}

const unsafe = (method: string): boolean => method !== 'get'

/** By what this process knows of accounts and access. */
const isAdmitted = (context: ServerContext, entry: Endpoint, c: Context): boolean => {
  const found = authenticate(context, c, false, entry.enrolling)
  if (!found.ok) return false
  const standing = asAsked(entry, c, standingOf(context.directory.state, found.value, c.req.param('tournament') ?? ''))
  return deny(entry.least, { principal: found.value, standing }) === null
}

const respond = async (context: ServerContext, entry: Endpoint, c: Context, tell: Tell): Promise<Answer<unknown> | Response> => {
  const address = addressOf(c, context.config)
  // Somebody may have signed in, or been let in, at another process a moment ago.
  if (context.storage.bus.lookEvery !== null && !isAdmitted(context, entry, c)) await context.directory.refresh().catch(() => {})
  const authenticated = authenticate(context, c, unsafe(entry.method), entry.enrolling)
  if (!authenticated.ok) return authenticated.error
  const principal = authenticated.value
  if (principal.kind === 'account') context.familiar.note(address)
  if (unsafe(entry.method) && !context.mayChange(principal, address)) return problem(429, 'too-many-requests', { of: 'changes' })

  const opened = entry.open(c.req.param())
  if (opened === null) return notFound()
  const tournament = c.req.param('tournament')
  const standing = asAsked(entry, c, standingOf(context.directory.state, principal, tournament ?? ''))
  const caller: Caller = {
    principal,
    standing,
    asPublic: isForPublic(entry, c),
    standingNow: () => {
      const again = authenticate(context, c, false, entry.enrolling)
      return asAsked(entry, c, standingOf(context.directory.state, again.ok ? again.value : nobody, tournament ?? ''))
    },
    address,
    request: c.req.raw,
    tell,
    secure: isSecure(c, context.config),
    origin: originOf(c, context.config),
  }
  if (tournament !== undefined && sawDeleted(context.directory.state, principal, tournament)) return notFound({ what: 'deleted' })
  const denied = deny(entry.least, caller)
  if (denied !== null) return denied
  if (tournament !== undefined && unsafe(entry.method) && !context.mayBeChanged(tournament))
    return problem(429, 'too-many-requests', { of: 'tenant' })
  if (tournament !== undefined && (await context.tournaments.get(tournament)).desk.state.settings === null) return notFound()

  const seen = await contextFor(context, entry, c, standing)
  if (!seen.ok) return seen.error
  return opened(seen.value, { query: c.req.query(), body: () => readBody(entry, c, context.config.maxBodyBytes) }, caller)
}

/** A screen that an arbiter has open asks for what everybody sees. */
const isForPublic = ({ method }: Endpoint, c: Context): boolean => method === 'get' && c.req.query('as') === 'public'

const asAsked = (entry: Endpoint, c: Context, standing: Standing): Standing =>
  isForPublic(entry, c) && standing.role !== null ? { ...standing, role: 'viewer', boards: null } : standing

/**
 * Whoever does not run the tournament is answered from what the route shows of it, whatever the answer. The desk may ask for views as they were after an
 * earlier event.
 */
const contextFor = async (
  context: ServerContext,
  { shows, asOf }: Endpoint,
  c: Context,
  { role, boards }: Standing,
): Promise<Result<ServerContext, Problem>> => {
  const moment = asOf === true ? c.req.query('at') : undefined
  if (moment !== undefined) {
    if (!/^\d{1,9}$/.test(moment)) return err(problem(400, 'invalid-request', { of: 'moment' }))
    if (!atLeast(role, 'deputy')) return err(problem(403, 'forbidden', { because: 'past' }))
    const then = contextAt(context, Number(moment))
    const { state } = (await then.tournaments.get(c.req.param('tournament') ?? '')).desk
    return state.settings === null ? err(notFound({ what: 'moment' })) : ok(then)
  }
  if (shows === undefined || atLeast(role, 'deputy')) return ok(context)
  return ok(shows === 'own-boards' && role === 'helper' && boards !== null ? helperContext(context, boards) : publicContext(context, shows))
}

/** null: come in. A tournament that somebody may not see does not exist for them. */
const deny = (least: Least, { principal, standing }: Pick<Caller, 'principal' | 'standing'>): Problem | null => {
  const signIn = problem(401, 'sign-in')
  switch (least) {
    case 'anyone':
      return null
    case 'account':
      return principal.kind === 'account' ? null : signIn
    case 'administrator':
      if (principal.kind !== 'account') return signIn
      return principal.administrator && principal.only === null ? null : problem(403, 'forbidden', { because: 'installation-owner' })
    default: {
      if (!standing.visible) return notFound()
      if (least === 'public') return null
      // A player's link has a role where its board is, and nowhere else.
      const acts = atLeast(standing.role, 'helper') || (principal.kind === 'board' && standing.role !== null)
      if (least === 'act' ? acts : atLeast(standing.role, least)) return null
      return principal.kind === 'nobody'
        ? signIn
        : problem(403, 'forbidden', least === 'act' ? { because: 'looks-only' } : { because: 'role', role: least })
    }
  }
}

const readBody = async ({ body, method }: Endpoint, c: Context, most: number): Promise<Result<unknown, Problem>> => {
  if (body === wholeFile) return unpacked(new Uint8Array(await c.req.arrayBuffer()), c.req.header('content-encoding'), most)
  if (body === undefined) return ok(undefined)
  if (unsafe(method) && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return err(problem(415, 'json-only'))
  try {
    return ok(JSON.parse(await c.req.text()))
  } catch {
    return err(problem(400, 'not-json'))
  }
}
