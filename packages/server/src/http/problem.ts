import type { DeskBoardResult, Issue, Refusal } from '@zug/engine'

/** A problem document (RFC 9457). `code` is closed per source: a refusal of the desk, an issue of a format, or one of `problemCodes`. */
export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  /** What stands against it, where a rulebook or a setting does. */
  readonly article?: string
  readonly setting?: string
  /** Sending the command again with `confirmed: true` will do. */
  readonly confirmable?: boolean
  /** `result-changed`: what the board has meanwhile, null when its result was taken away. */
  readonly theirs?: DeskBoardResult | null
  /** Where the stream stands, after a conflict. */
  readonly sequence?: number
  /** Which of several commands was refused, counted from 0. */
  readonly command?: number
  /** What the sender did not know of, after a conflict: who did what, and when. */
  readonly since?: readonly object[]
  readonly issues?: readonly ProblemIssue[]
}

export type ProblemIssue = Pick<Issue, 'code' | 'message'> & Partial<Issue> & { readonly path?: string }

const titles: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Something else happened in between',
  413: 'Too large',
  415: 'Unsupported content type',
  421: 'Not here',
  422: 'Refused',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available now',
}

export const problem = (status: number, code: string, detail: string, more: Partial<Problem> = {}): Problem => ({
  type: `/problems/${code}`,
  title: titles[status] ?? 'Problem',
  status,
  detail,
  code,
  ...more,
})

export const refused = ({ code, message, article, setting, confirmable, theirs }: Refusal): Problem =>
  problem(422, code, message, {
    confirmable,
    ...(article === undefined ? {} : { article }),
    ...(setting === undefined ? {} : { setting }),
    ...(theirs === undefined ? {} : { theirs }),
  })

export const notFound = (detail = 'There is nothing here, or nothing you may see.'): Problem => problem(404, 'not-found', detail)

export const problemResponse = (value: Problem, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status: value.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
