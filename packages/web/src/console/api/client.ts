import type { RoundNumber } from '@zug/engine/model'
import type { AnswerOf, AskedOf, BodyOf, Method, PathsOf, Routes } from '@zug/server/views'
import { isKept } from '../kept/state.ts'
import type { Problem } from './types.ts'

/** What the desk answered instead of doing it. */
export class ProblemError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** Nobody answered: what was asked may or may not have happened, so it is sent again with the same key or not at all. */
export class Unreachable extends Error {}

const patience = 30_000
/** Bytes a second of a line on which people still work. */
const slowest = 5000

/** A path of the API with its names filled in; the rest is the query. What is null or undefined is not said. */
export const addressOf = (path: string, asked: object): string => {
  const query = new URLSearchParams()
  let address = path
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined || value === null) continue
    if (path.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(value))
    else query.set(name, value)
  }
  return query.size === 0 ? address : `${address}?${query}`
}

/**
 * One request of the API. Throws ProblemError or Unreachable. Here alone text becomes an answer: the server that answers is of the same build as this page,
 * and the compiler holds its handlers to the same types.
 */
const call = async <T>(method: Method, address: string, body: unknown, account: string | null = null): Promise<T> => {
  // What was kept may be long over: nothing is changed by it.
  if (method !== 'GET' && isKept()) throw new Unreachable('kept')
  const file = body instanceof Blob
  const sent = body === undefined ? undefined : file ? body : JSON.stringify(body)
  const size = sent === undefined ? 0 : typeof sent === 'string' ? sent.length : sent.size
  let response: Response
  try {
    response = await fetch(`/api${address}`, {
      method,
      signal: AbortSignal.timeout(patience + Math.ceil((1000 * size) / slowest)),
      ...(sent === undefined
        ? {}
        : {
            body: sent,
            headers: {
              'content-type': file ? 'application/octet-stream' : 'application/json',
              ...(account === null ? {} : { 'zug-account': account }),
            },
          }),
    })
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : String(error))
  }
  if (response.ok) return response.json()
  // A proxy that answers for a desk that is down is no answer of the desk.
  if (!(response.headers.get('content-type') ?? '').includes('problem+json')) throw new Unreachable(`status ${response.status}`)
  throw new ProblemError(await response.json())
}

export type Asked<Path extends PathsOf<Routes, 'GET'>> = AskedOf<Routes, 'GET', Path>
export type Answer<Path extends PathsOf<Routes, 'GET'>> = AnswerOf<Routes, 'GET', Path>

export const get = <Path extends PathsOf<Routes, 'GET'>>(path: Path, asked: Asked<Path>): Promise<Answer<Path>> =>
  call('GET', addressOf(path, asked), undefined)

/** Paths below that of a tournament. */
export type Below<Path = PathsOf<Routes, 'GET'>> = Path extends `/tournaments/{tournament}/${infer Rest}` ? Rest : never
type Whole<Path extends Below> = `/tournaments/{tournament}/${Path}`
export type AskedBelow<Path extends Below> = Omit<Asked<Whole<Path>>, 'tournament'>

/** A view of one tournament. */
export const getBelow = <Path extends Below>(id: string, path: Path, asked: AskedBelow<Path>): Promise<Answer<Whole<Path>>> =>
  call('GET', addressOf(`/tournaments/${id}/${path}`, asked), undefined)

type Change = Exclude<Method, 'GET'>
/** Nothing where the route takes no body, and a file where it takes bytes. */
type Sent<Body> = [Body] extends [undefined] ? [] : [body: [Body] extends [Uint8Array] ? Blob : Body]

export const send = <M extends Change, Path extends PathsOf<Routes, M>>(
  method: M,
  path: Path,
  asked: AskedOf<Routes, M, Path>,
  ...[body]: Sent<BodyOf<Routes, M, Path>>
): Promise<AnswerOf<Routes, M, Path>> => call(method, addressOf(path, asked), body)

/** What somebody typed a while ago: done in the name of that account, or not at all (401) where another has signed in since. null: of whoever is signed in. */
export const sendAs = <M extends Change, Path extends PathsOf<Routes, M>>(
  account: string | null,
  method: M,
  path: Path,
  asked: AskedOf<Routes, M, Path>,
  ...[body]: Sent<BodyOf<Routes, M, Path>>
): Promise<AnswerOf<Routes, M, Path>> => call(method, addressOf(path, asked), body, account)

/** Rounds that come from the address, the device or nowhere have no brand yet. Here and not from the engine, of which these pages need nothing else. */
export const roundOf = (value: number): RoundNumber => value as RoundNumber

export const newKey = (): string =>
  // Randomness is there on plain http too; randomUUID is not.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
