import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

export type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>>; readonly cookie: string | null }

export const send = async (
  url: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  patience = 30_000,
): Promise<Reply> => {
  const response = await fetch(`${url}/api${path}`, {
    method,
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as Reply['body'],
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null,
  }
}

/** A phone: tries again, with the same key and at the next server, until it has an answer. */
export const persist = async (urls: readonly string[], path: string, command: object, token: string): Promise<number> => {
  const key = randomUUID()
  for (let turn = Math.floor(Math.random() * urls.length); ; turn++) {
    try {
      const { status, body } = await send(urls[turn % urls.length]!, 'POST', path, { key, command }, { authorization: `Bearer ${token}` })
      if (status === 200) return Number(body.sequence)
      if (status < 500) throw new Error(`refused: ${JSON.stringify(body)}`)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error
    }
    await delay(200)
  }
}
