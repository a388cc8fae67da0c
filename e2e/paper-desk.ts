import type { Page } from 'playwright-core'
import { newPerson } from './testing/browser.ts'
import { startDesk } from './testing/desk.ts'

// biome-ignore lint/suspicious/noExplicitAny: stories look into answers of every shape
type Json = any

export type PrintingDesk = {
  readonly url: string
  readonly send: (method: string, path: string, body?: unknown) => Promise<Json>
  readonly show: (tournament: string) => Promise<void>
  /** The arbiter's browser, signed in. */
  readonly arbiter: (options?: Parameters<typeof newPerson>[0]) => Promise<Page>
}

/** A desk with an owner, for stories that print. */
export const openPrintingDesk = async (): Promise<PrintingDesk> => {
  const { url } = await startDesk()
  const call = (method: string, path: string, body: unknown, cookie: string): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const owner = { login: 'olga', name: 'Olga', password: 'a long password' }
  const cookie = (await call('POST', '/api/setup', owner, '')).headers.get('set-cookie')!.split(';')[0]!
  const send = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await call(method, path, body, cookie)
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    url,
    send,
    show: (tournament) => send('PUT', `/api/tournaments/${tournament}/visibility`, { visible: true }),
    arbiter: async (options) => {
      const page = await newPerson({ locale: 'de-DE', ...options })
      const [name = '', value = ''] = cookie.split('=')
      await page.context().addCookies([{ name, value, url }])
      return page
    },
  }
}
