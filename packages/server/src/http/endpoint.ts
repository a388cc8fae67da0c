import { z } from '@hono/zod-openapi'
import { err, ok, type Result } from '@zug/engine/model'
import type { Principal, Standing } from '../accounts/principal.ts'
import type { Role } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import type { Shows } from '../hall/shown.ts'
import { type Problem, problem } from './problem.ts'
import type { Tell } from './steps.ts'
import type { Told, Written } from './told.ts'

/**
 * The least who may call. In a tournament: `public` for what everybody may see of a visible tournament, `act` for whoever may send some command, else the
 * role. Whoever may not even see the tournament is told that there is none.
 */
export type Least = 'anyone' | 'account' | 'administrator' | OfTournament
export type OfTournament = 'public' | 'act' | Role

export type Caller = {
  readonly principal: Principal
  /** In the tournament of the path; of nobody where there is none. */
  readonly standing: Standing
  /** They asked for what everybody sees. */
  readonly asPublic: boolean
  /** The same asked again, for what lasts longer than a request. */
  readonly standingNow: () => Standing
  readonly address: string
  readonly request: Request
  /** How far it is, for those who want to hear it. */
  readonly tell: Tell
  /** Does the browser speak to us over TLS? */
  readonly secure: boolean
  readonly origin: string
}

export type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B }

/** Several values where a header may stand more than once, as `set-cookie` does. */
type Headers = Readonly<Record<string, string | readonly string[]>>

/** What a handler gives: a value as documented, its text, nothing new, or a problem. */
export type Answer<T> =
  | { readonly json: T; readonly headers?: Headers }
  | { readonly written: Written<T>; readonly headers?: Headers }
  | { readonly unchanged: true; readonly headers: Headers }
  | Problem

/** A body that is a file of any kind, not JSON. */
export const wholeFile = z.instanceof(Uint8Array)

const nothing = z.object({})

/** A request as it came in; the body is read when everything else is in order. */
type Raw = { readonly query: unknown; readonly body: () => Promise<Result<unknown, Problem>> }

/** What a route is without the types of its own: enough to register, document and test it. */
export type Route = {
  readonly summary: string
  readonly least: Least
  /** Open also to whoever has yet to set up the second factor that everybody here needs. */
  readonly enrolling: true | undefined
  /** What of the tournament everybody gets by it. */
  readonly shows: Shows | undefined
  /** For the desk also as it was after an earlier event (`at`). */
  readonly asOf: true | undefined
  readonly params: z.ZodObject | undefined
  readonly query: z.ZodObject | undefined
  readonly body: z.ZodType | undefined
  /** What it answers as JSON; with `media` where it may also do that. */
  readonly answers: z.ZodType | undefined
  /** It makes something, and answers 201. */
  readonly created: true | undefined
  /** What it answers with when that is not JSON. */
  readonly media: string | undefined
  /** null: the path names nothing there can be. */
  readonly open: (params: unknown) => ((context: ServerContext, raw: Raw, caller: Caller) => Promise<Answer<unknown> | Response>) | null
}

/** What goes in and what comes out, for those who ask. */
export type Asks = {
  readonly params: object
  readonly query: object
  readonly body: unknown
  readonly answer: unknown
  readonly asOf: boolean
  readonly shows: Shows
}

declare const asks: unique symbol
/** `T` is for the compiler only; nothing of it is there when the program runs. */
export type TypedRoute<T extends Asks, L extends Least> = Route & { readonly least: L; readonly [asks]?: T }
export type AsksOf<R> = R extends TypedRoute<infer T, Least> ? T : never

type Row<L, S, P, Q, B, A, M, At> = {
  readonly summary: string
  readonly least: L
  readonly enrolling?: true
  readonly shows?: S
  readonly asOf?: At
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answers?: A
  readonly media?: M
  readonly created?: true
  readonly handle: (
    context: ServerContext,
    input: Input<z.output<P>, z.output<Q>, z.output<B>>,
    caller: Caller,
  ) => Given<A, M> | Promise<Given<A, M>>
}

/** A response of its own making only where something else than JSON is answered. */
type Given<A, M> = Answer<Told<z.output<A>>> | ([M] extends [never] ? never : Response)

/** What everybody may call says what it shows, and only that. */
type ShowsIf<L, S> = L extends 'public' ? { readonly shows: S } : { readonly shows?: never }
/** JSON is documented; whatever is not JSON says what it is. */
type Documented<A, M> = [A] extends [z.ZodNever] ? { readonly media: M } : { readonly answers: A }

/** A row of the table of routes: the handler is given what was checked, and has to give what is documented. */
export const endpoint = <
  L extends Least,
  S extends Shows = never,
  P extends z.ZodObject = typeof nothing,
  Q extends z.ZodObject = typeof nothing,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodNever,
  M extends string = never,
  At extends true = never,
>(
  row: Row<L, S, P, Q, B, A, M, At> & ShowsIf<L, S> & Documented<A, M>,
): TypedRoute<
  {
    readonly params: z.input<P>
    readonly query: z.input<Q>
    readonly body: Told<z.input<B>>
    readonly answer: Told<z.output<A>>
    readonly asOf: [At] extends [never] ? false : true
    readonly shows: S
  },
  L
> => {
  const { summary, least, enrolling, shows, asOf, params, query, body, answers, media, created, handle }: Row<L, S, P, Q, B, A, M, At> = row
  return {
    summary,
    least,
    enrolling,
    shows,
    asOf,
    params,
    query,
    body,
    answers,
    media,
    created,
    open: (given) => {
      const place = check('path', params, given)
      if (!place.ok) return null
      return async (context, raw, caller) => {
        const asked = check('query', query, raw.query)
        if (!asked.ok) return asked.error
        const sent = await raw.body()
        const read = sent.ok ? check('body', body, sent.value) : sent
        if (!read.ok) return read.error
        return handle(context, { params: place.value, query: asked.value, body: read.value }, caller)
      }
    },
  }
}

const check = <S extends z.ZodType>(where: string, schema: S | undefined, value: unknown): Result<z.output<S>, Problem> => {
  // Without a schema S is one of the defaults above, which have nothing in them that a handler could read.
  if (schema === undefined) return ok(value as z.output<S>)
  const parsed = schema.safeParse(value)
  if (parsed.success) return ok(parsed.data)
  const issues = parsed.error.issues.slice(0, 50).map((issue) => ({
    code: issue.code ?? 'invalid',
    message: issue.message,
    path: [where, ...issue.path.map(String)].join('.'),
  }))
  return err(problem(400, 'invalid-request', { of: 'request' }, { issues }))
}

/** The header of an answer that will be another one soon without any change: a page made of it is not kept. */
export const unfinished = 'zug-unfinished'
