import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ServerContext } from '../../context.ts'
import { endpoints, type Routes } from '../../endpoints.ts'
import type { Shows } from '../../hall/shown.ts'
import { authenticate } from '../../http/authenticate.ts'
import { unfinished } from '../../http/endpoint.ts'
import type { Problem } from '../../http/problem.ts'
import { base, register } from '../../http/register.ts'
import { type AnswerOf, type AskedOf, addressOf, type ShownPaths } from '../../http/routes.ts'

type Refused = { readonly refused: string }

/** What a page that shows `S` may ask. */
export type Ask<S extends Shows> = {
  /** An answer of the API; null when there is nothing of the kind for whoever asks. */
  readonly get: <P extends ShownPaths<Routes, S>>(path: P, asked: AskedOf<Routes, 'GET', P>) => Promise<AnswerOf<Routes, 'GET', P> | null>
  /** The same with what stands against it. */
  readonly answer: <P extends ShownPaths<Routes, S>>(
    path: P,
    asked: AskedOf<Routes, 'GET', P>,
  ) => Promise<{ readonly value: AnswerOf<Routes, 'GET', P> } | Refused>
  /** Was something refused that may be answered a little later, or is not finished yet? Then a page made of it is not to be kept. */
  readonly wasHurried: () => boolean
}

/** Where text becomes an answer: a handler wrote it that the compiler holds to the schema of its route, a moment ago in this process. */
const said = async <T>(response: Response): Promise<T> => (await response.json()) as T

/**
 * Public pages ask the same API as everybody and always as the public, so that no page can show what the API would not tell; and each page says what it
 * shows, beyond which it cannot ask. Inside the process: no network, no second line in the log.
 */
export const createAsk = (context: ServerContext): (<S extends Shows>(c: Context, shows: readonly S[]) => Ask<S>) => {
  const api = new OpenAPIHono()
  // What went wrong is the page's own trouble, not an empty answer.
  api.onError((error) => {
    throw error
  })
  register(api, context, endpoints)
  return <S extends Shows>(c: Context): Ask<S> => {
    const headers = new Headers()
    // A secret that is not good any more is an error for a program; a page shows what everybody sees, as printouts do.
    const who = authenticate(context, c, false).ok ? ['cookie', 'authorization'] : []
    for (const name of [...who, 'x-forwarded-for', 'x-forwarded-proto']) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    let hurried = false
    const answer: Ask<S>['answer'] = async (path, asked) => {
      const address = `${base}${addressOf(path, { ...asked, as: 'public' })}`
      const response = await api.request(address, { headers }, c.env)
      hurried ||= response.status === 429 || response.headers.has(unfinished)
      return response.ok ? { value: await said(response) } : { refused: (await said<Problem>(response)).code }
    }
    return {
      answer,
      wasHurried: () => hurried,
      get: async (path, asked) => {
        const given = await answer(path, asked)
        return 'value' in given ? given.value : null
      },
    }
  }
}
