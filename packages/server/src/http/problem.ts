import type { DeskBoardResult, Refusal, RefusalCode, RefusalData } from '@zug/engine/desk'
import { en } from '@zug/messages/console/problems/en'
import { problemText } from '@zug/messages/console/problems/text'
import type { ToldIssue } from '../exchange/issues.ts'
import type { Missing, ProblemCode, ProblemData } from './problem-codes.ts'

/**
 * A problem document (RFC 9457). `code` is closed: a refusal of the desk (`refusalCodes` of the engine) or one of `problemCodes`. `data` has what there is to
 * say of it, so that everybody can word it; `detail` is the English sentence.
 */
export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: ProblemCode | RefusalCode
  readonly data: object
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

/** Of a file, or of a request that is not what its address takes. */
export type ProblemIssue = ToldIssue | { readonly code: string; readonly message: string; readonly path: string }

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

type Worded<D> = { readonly [C in keyof D]: string | ((data: D[C]) => string) }

/** A code without a sentence, or a sentence that wants to know more than there is, does not compile. */
const english = { ...en, refusals: en.refusals satisfies Worded<RefusalData>, codes: en.codes satisfies Worded<ProblemData> }

export const problemCodes = Object.keys(english.codes) as readonly ProblemCode[]

type Code = Problem['code']
type More = Partial<Omit<Problem, 'code' | 'data' | 'detail' | 'status' | 'title' | 'type'>>

const documentOf = (status: number, code: Code, data: object, more: More): Problem => ({
  type: `/problems/${code}`,
  title: titles[status] ?? 'Problem',
  status,
  detail: problemText(english, code, data) ?? '',
  code,
  data,
  ...more,
})

type Said<D> = Readonly<Record<never, never>> extends D ? [data?: D, more?: More] : [data: D, more?: More]

export const problem = <C extends ProblemCode>(
  status: number,
  code: C,
  ...[data = {} as never, more = {}]: Said<ProblemData[C]>
): Problem => documentOf(status, code, data, more)

export const refused = ({ code, article, confirmable, ...data }: Refusal, status = 422): Problem =>
  documentOf(status, code, data, {
    confirmable,
    ...(article === undefined ? {} : { article }),
    ...(data.setting === undefined ? {} : { setting: data.setting }),
    ...('theirs' in data ? { theirs: data.theirs } : {}),
  })

export const notFound = (missing: Missing = { what: 'anything' }): Problem => problem(404, 'not-found', missing)

/** Of a token that may change nothing. */
export const readsOnly: Problem = problem(403, 'forbidden', { because: 'reads-only' })

/** Seconds after which what passes by itself may have passed, where it does not say itself. */
const usualWait = 5

/** Whoever comes too often or at a bad time is told when to come again. */
const retryAfter = ({ status, data }: Problem): Readonly<Record<string, string>> => {
  if (status !== 429 && status !== 503) return {}
  return { 'retry-after': String('seconds' in data ? data.seconds : usualWait) }
}

/** By this header a process says that it did nothing, and that another of the installation may: an edge then asks that one. */
export const tryAnother = 'zug-try-another'

export const problemResponse = (value: Problem): Response =>
  new Response(JSON.stringify(value), {
    status: value.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...retryAfter(value),
      ...(value.code === 'newer-record' ? { [tryAnother]: '1' } : {}),
    },
  })

/** Too many of the public ask for something large at once. */
export const busy = (): Response => problemResponse(problem(429, 'too-many-requests', { of: 'everybody' }))
