import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ServerContext } from '../../context.ts'
import { endpoints } from '../../endpoints.ts'
import { register } from '../../http/register.ts'

export type Ask = {
  /** An answer of the API; null when there is nothing of the kind for whoever asks. */
  readonly get: <T>(path: string) => Promise<T | null>
  /** The same with what stands against it. */
  readonly answer: <T>(path: string) => Promise<{ readonly value: T } | { readonly refused: string }>
  /** Was something refused that may be answered a little later? Then a page made of it is not to be kept. */
  readonly wasHurried: () => boolean
}

/**
 * Public pages ask the same API as everybody and always as the public, so that no page can show what the API would not tell. Inside the process: no
 * network, no second line in the log.
 */
export const createAsk = (context: ServerContext): ((c: Context) => Ask) => {
  const api = new OpenAPIHono()
  register(api, context, endpoints)
  return (c) => {
    const headers = new Headers()
    for (const name of ['cookie', 'authorization', 'x-forwarded-for']) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    let hurried = false
    const answer: Ask['answer'] = async (path) => {
      const address = `/api${path}${path.includes('?') ? '&' : '?'}as=public`
      const response = await api.request(address, { headers }, c.env as Record<string, unknown>)
      const body = await response.json()
      hurried ||= response.status === 429
      return response.ok ? { value: body as never } : { refused: String((body as { readonly code?: string }).code) }
    }
    return {
      answer,
      wasHurried: () => hurried,
      get: async (path) => {
        const given = await answer<never>(path)
        return 'value' in given ? given.value : null
      },
    }
  }
}
