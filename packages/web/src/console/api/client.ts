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

/** One request of the API. Throws ProblemError or Unreachable. */
export const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> => {
  const file = body instanceof Blob
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined
        ? {}
        : {
            body: file ? body : JSON.stringify(body),
            headers: { 'content-type': file ? 'application/octet-stream' : 'application/json' },
          }),
    })
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : String(error))
  }
  if (response.ok) return (await response.json()) as T
  // A proxy that answers for a desk that is down is no answer of the desk.
  if (!(response.headers.get('content-type') ?? '').includes('problem+json')) throw new Unreachable(`status ${response.status}`)
  throw new ProblemError((await response.json()) as Problem)
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)

export const newKey = (): string =>
  // Randomness is there on plain http too; randomUUID is not.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
