import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

/** Not the arbiter's: limits count by address. */
const elsewhere = '127.0.0.2'

export type Ask = { readonly path: string; readonly method?: string; readonly body?: Buffer; readonly headers?: Record<string, string> }

/** What came back, by status; `cut` where a connection ended without an answer. */
export type Tally = Map<number | 'cut', number>

const count = (tally: Tally, what: number | 'cut'): void => void tally.set(what, (tally.get(what) ?? 0) + 1)

/** Asks again and again without a pause, on so many connections at once, until told to stop. `n` makes each address another one. */
export const readers = (url: string, connections: number, make: (n: number) => Ask) => {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, localAddress: elsewhere, maxSockets: connections })
  const tally: Tally = new Map()
  let going = true
  let n = 0
  const once = (): Promise<void> =>
    new Promise((resolve) => {
      n += 1
      const { path, method = 'GET', body, headers = {} } = make(n)
      const asked = request({ agent, hostname, port, path, method, headers }, (answer: IncomingMessage) => {
        count(tally, answer.statusCode ?? 0)
        answer.on('data', () => {})
        answer.once('close', resolve)
      })
      asked.once('error', () => {
        count(tally, 'cut')
        setTimeout(resolve, 5)
      })
      asked.end(body)
    })
  const loops = Array.from({ length: connections }, async () => {
    while (going) await once()
  })
  return {
    tally,
    stop: async (): Promise<void> => {
      going = false
      await Promise.race([Promise.all(loops), new Promise((resolve) => setTimeout(resolve, 20_000))])
      agent.destroy()
    },
  }
}

/** Opens connections that ask for `text` and then only listen, so many of them, and again when one ends. */
export const holders = (url: string, connections: number, text: string) => {
  const { hostname, port } = new URL(url)
  const tally: Tally = new Map()
  let going = true
  const open = new Set<ReturnType<typeof connect>>()
  const hold = (): void => {
    if (!going) return
    const socket = connect({ host: hostname, port: Number(port), localAddress: elsewhere })
    open.add(socket)
    socket.write(text)
    socket.once('data', (chunk) => count(tally, Number(/^HTTP\/1.1 (\d+)/.exec(String(chunk))?.[1] ?? 0)))
    socket.on('error', () => count(tally, 'cut'))
    socket.once('close', () => {
      open.delete(socket)
      setTimeout(hold, 50)
    })
  }
  for (let each = 0; each < connections; each++) hold()
  return {
    tally,
    stop: async (): Promise<void> => {
      going = false
      for (const socket of open) socket.destroy()
    },
  }
}
