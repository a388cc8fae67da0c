import type { z } from '@hono/zod-openapi'
import type { Principal, Standing } from '../accounts/principal.ts'
import type { Role } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import type { Problem } from './problem.ts'

/**
 * Who may call. In a tournament: `public` for what everybody may see of a visible tournament, `act` for whoever may send some command, else the least
 * role. Whoever may not even see the tournament is told that there is none.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'account' }
  | { readonly kind: 'administrator' }
  | { readonly kind: 'tournament'; readonly needs: 'public' | 'act' | Role }

export type Caller = {
  readonly principal: Principal
  /** In the tournament of the path; of nobody where there is none. */
  readonly standing: Standing
  /** The same asked again, for what lasts longer than a request. */
  readonly standingNow: () => Standing
  readonly address: string
  readonly request: Request
  /** Does the browser speak to us over TLS? */
  readonly secure: boolean
  readonly origin: string
}

export type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B }

/** What a handler gives: a document, a problem, or a response of its own making. */
export type Answer =
  | { readonly json: unknown; readonly status?: 200 | 201; readonly headers?: Readonly<Record<string, string>> }
  | Problem
  | Response

export type Endpoint = {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** As OpenAPI writes it: /tournaments/{tournament}. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body is a file of any kind, not JSON. */
  readonly file?: boolean
  /** What it answers as JSON; with `media` where it may also do that. */
  readonly answers?: z.ZodType
  /** It makes something, and answers 201. */
  readonly created?: boolean
  /** What it answers with when that is not JSON. */
  readonly media?: string
  readonly handle: (context: ServerContext, input: Input<never, never, never>, caller: Caller) => Promise<Answer> | Answer
}

type Definition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> = Omit<
  Endpoint,
  'params' | 'query' | 'body' | 'handle'
> & {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly handle: (context: ServerContext, input: Input<z.output<P>, z.output<Q>, z.output<B>>, caller: Caller) => Promise<Answer> | Answer
}

/** Keeps the types of what was validated for the handler, and forgets them for the table of endpoints. */
export const endpoint = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(definition: Definition<P, Q, B>): Endpoint =>
  definition as unknown as Endpoint
