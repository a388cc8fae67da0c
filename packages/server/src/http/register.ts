import type { OpenAPIHono, z } from '@hono/zod-openapi'
import { err, ok, type Result } from '@zug/engine'
import type { Context } from 'hono'
import { actorOf, nobody, type Standing, standingOf } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { helperContext } from '../hall/own-boards.ts'
import { publicContext, rungOf } from '../hall/shown.ts'
import { contextAt } from '../tournaments/views/as-of.ts'
import { authenticate } from './authenticate.ts'
import type { Access, Answer, Caller, Endpoint } from './endpoint.ts'
import { document } from './openapi.ts'
import { addressOf, isSecure, originOf } from './origin.ts'
import { notFound, type Problem, problem, problemResponse } from './problem.ts'

/** Everything lies under one path, so that pages and API never meet. */
export const base = '/api'

export const register = (app: OpenAPIHono, context: ServerContext, endpoints: readonly Endpoint[]): void => {
  for (const entry of endpoints) {
    document(app, base, entry)
    app.on(entry.method.toUpperCase(), `${base}${entry.path.replace(/\{(\w+)\}/g, ':$1')}`, async (c) => {
      const answer = await respond(context, entry, c)
      return answer instanceof Response ? answer : asResponse(answer)
    })
  }
}

const asResponse = (answer: Exclude<Answer, Response>): Response =>
  'json' in answer
    ? new Response(JSON.stringify(answer.json), {
        status: answer.status ?? 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...answer.headers },
      })
    : problemResponse(answer)

const unsafe = (method: string): boolean => method !== 'get'

const respond = async (context: ServerContext, entry: Endpoint, c: Context): Promise<Answer> => {
  const address = addressOf(c, context.config)
  const authenticated = authenticate(context, c, unsafe(entry.method))
  if (!authenticated.ok) return authenticated.error
  const principal = authenticated.value
  if (unsafe(entry.method) && !context.writes.take(principal.kind === 'nobody' ? address : actorOf(principal)))
    return problem(429, 'too-many-requests', { of: 'changes' })

  const params = check('path', entry.params, c.req.param())
  if (!params.ok) return notFound()
  const tournament = (c.req.param() as Readonly<Record<string, string>>).tournament
  const standing = asAsked(entry, c, standingOf(context.directory.state, principal, tournament ?? ''))
  const caller: Caller = {
    principal,
    standing,
    standingNow: () => {
      const again = authenticate(context, c, false)
      return asAsked(entry, c, standingOf(context.directory.state, again.ok ? again.value : nobody, tournament ?? ''))
    },
    address,
    request: c.req.raw,
    secure: isSecure(c, context.config),
    origin: originOf(c, context.config),
  }
  const denied = deny(entry.access, caller)
  if (denied !== null) return denied
  if (tournament !== undefined && (await context.tournaments.get(tournament)).desk.state.settings === null) return notFound()

  const seen = await contextFor(context, entry, c, standing)
  if (!seen.ok) return seen.error
  const query = check('query', entry.query, c.req.query())
  if (!query.ok) return query.error
  const body = await readBody(entry, c)
  if (!body.ok) return body.error
  const input = { params: params.value, query: query.value, body: body.value }
  return entry.handle(seen.value, input as never, caller)
}

/** A screen that an arbiter has open asks for what everybody sees. */
const asAsked = ({ method }: Endpoint, c: Context, standing: Standing): Standing =>
  method === 'get' && standing.role !== null && c.req.query('as') === 'public' ? { ...standing, role: 'viewer', boards: null } : standing

const wholeView = '/tournaments/{tournament}'

/**
 * Whoever does not run the tournament is answered from what is shown of it, whatever the answer; a helper's view of it has the helper's own boards
 * besides. The desk may ask for any view as it was after an earlier event.
 */
const contextFor = async (
  context: ServerContext,
  { access, path, method, media }: Endpoint,
  c: Context,
  { role, boards }: Standing,
): Promise<Result<ServerContext, Problem>> => {
  if (access.kind !== 'tournament') return ok(context)
  const moment = method === 'get' && media !== 'text/event-stream' ? c.req.query('at') : undefined
  if (moment !== undefined) {
    if (!/^\d{1,9}$/.test(moment)) return err(problem(400, 'invalid-request', { of: 'moment' }))
    if (!atLeast(role, 'deputy')) return err(problem(403, 'forbidden', { because: 'past' }))
    const then = contextAt(context, Number(moment))
    const { state } = (await then.tournaments.get(c.req.param('tournament') ?? '')).desk
    return state.settings === null ? err(notFound({ what: 'moment' })) : ok(then)
  }
  if (access.needs !== 'public' || atLeast(role, 'deputy')) return ok(context)
  return ok(
    role === 'helper' && boards !== null && path === wholeView ? helperContext(context, boards) : publicContext(context, rungOf(path)),
  )
}

/** null: come in. A tournament that somebody may not see does not exist for them. */
const deny = (access: Access, { principal, standing }: Caller): Problem | null => {
  const signIn = problem(401, 'sign-in')
  switch (access.kind) {
    case 'anyone':
      return null
    case 'account':
      return principal.kind === 'account' ? null : signIn
    case 'administrator':
      if (principal.kind !== 'account') return signIn
      return principal.administrator && principal.only === null ? null : problem(403, 'forbidden', { because: 'installation-owner' })
    case 'tournament': {
      if (!standing.visible) return notFound()
      if (access.needs === 'public') return null
      const enough =
        access.needs === 'act' ? atLeast(standing.role, 'helper') || principal.kind === 'board' : atLeast(standing.role, access.needs)
      if (enough) return null
      return principal.kind === 'nobody'
        ? signIn
        : problem(403, 'forbidden', access.needs === 'act' ? { because: 'looks-only' } : { because: 'role', role: access.needs })
    }
  }
}

type Checked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: Problem }

const check = (where: string, schema: z.ZodType | undefined, value: unknown): Checked => {
  if (schema === undefined) return { ok: true, value }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issues = parsed.error.issues.slice(0, 50).map((issue) => ({
    code: issue.code ?? 'invalid',
    message: issue.message,
    path: [where, ...issue.path.map(String)].join('.'),
  }))
  return { ok: false, error: problem(400, 'invalid-request', { of: 'request' }, { issues }) }
}

const readBody = async ({ body, file, method }: Endpoint, c: Context): Promise<Checked> => {
  if (file === true) return { ok: true, value: new Uint8Array(await c.req.arrayBuffer()) }
  if (body === undefined) return { ok: true, value: undefined }
  if (unsafe(method) && !/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    return { ok: false, error: problem(415, 'json-only') }
  let value: unknown
  try {
    value = JSON.parse(await c.req.text())
  } catch {
    return { ok: false, error: problem(400, 'not-json') }
  }
  return check('body', body, value)
}
