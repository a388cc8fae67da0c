import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { until } from '../storage/testing/events.ts'
import { type Outcome, passOn } from './forward.ts'
import { believeEdges, forwardedBy, signForwarded } from './forwarded.ts'
import { type Writers, watchWriters } from './writers.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

const listening = async (server: Pick<Server, 'listen' | 'close' | 'address'>, port = 0): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const isProbe = ({ url }: IncomingMessage): boolean => url === '/readyz'
/** A writer of which only the answer matters. */
const writer = async (answer: RequestListener): Promise<{ readonly url: string; readonly server: Server }> => {
  const server = createServer((asked, response) => (isProbe(asked) ? void response.end('{}') : answer(asked, response)))
  closing.push(() => server.closeAllConnections())
  return { url: await listening(server), server }
}
const nobody = 'http://127.0.0.1:9'
const key = 'a key'
const forwarded = { address: '192.0.2.7', secure: true, host: 'chess.example' }

const edge = async (addresses: readonly string[], changed = async () => {}) => {
  const writers: Writers = await watchWriters(addresses, { every: 50, patience: 500, gone: 500 })
  closing.push(() => writers.close())
  const outcomes: Outcome[] = []
  const server = createServer(async (asked, response) => {
    const outcome = await passOn(asked, response, { writers, key, forwarded, name: 'x', changed })
    outcomes.push(outcome)
    if (outcome !== 'answered' && !response.headersSent) response.writeHead(503).end(outcome)
  })
  closing.push(() => server.closeAllConnections())
  return { url: await listening(server), outcomes, writers }
}

test('headers of the connection, and what a client claims to be, end at the edge; who asks is said anew and signed', async () => {
  let seen: IncomingMessage['headers'] = {}
  let believed: unknown = null
  const { url } = await writer((asked, response) => {
    seen = asked.headers
    believeEdges(key, asked)
    believed = forwardedBy(asked)
    response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], connection: 'x-mine', 'x-mine': '1', 'retry-after': '7' }).end('done')
  })
  const { url: there } = await edge([url])
  const answer = await new Promise<IncomingMessage>((resolve) => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-proto': 'http',
      forwarded: 'for=10.0.0.1',
      'zug-forwarded': signForwarded('another key', 'GET', '/a?b=c', { ...forwarded, address: '10.0.0.1' }),
      cookie: 'zug-session=s',
      connection: 'keep-alive, x-hop',
      'x-hop': '1',
      'sec-fetch-site': 'same-origin',
    }
    request(`${there}/a?b=c`, { headers }, resolve).end()
  })
  answer.resume()
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(answer.headers['retry-after']).toBe('7')
  expect(seen).toMatchObject({ cookie: 'zug-session=s', 'sec-fetch-site': 'same-origin', host: new URL(url).host })
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-hop']) expect(seen).not.toHaveProperty(name)
  expect(believed).toEqual(forwarded)
})

test('what is not signed with the key of the installation, or for this very request, is not believed', () => {
  const asked = (header: string, method = 'POST', url = '/api/session'): IncomingMessage =>
    ({ headers: { 'zug-forwarded': header }, method, url }) as unknown as IncomingMessage
  const good = signForwarded(key, 'POST', '/api/session', forwarded)
  const [version, said, mac] = good.split('.') as [string, string, string]
  const other = Buffer.from(JSON.stringify({ ...forwarded, address: '198.51.100.1' })).toString('base64url')
  const forged = [
    '',
    'nonsense',
    '1..',
    `2.${said}.${mac}`,
    `${version}.${other}.${mac}`,
    `${version}.${said}.${mac.slice(0, -2)}`,
    signForwarded('', 'POST', '/api/session', forwarded),
  ].map((header) => asked(header))
  for (const each of [...forged, asked(good, 'GET'), asked(good, 'POST', '/api/setup')]) {
    believeEdges(key, each)
    expect(forwardedBy(each)).toBeNull()
  }
  const right = asked(good)
  believeEdges(key, right)
  expect(forwardedBy(right)).toEqual(forwarded)
})

test('where one writer is not there the next is asked, with all that was sent', async () => {
  const bodies: string[] = []
  const { url } = await writer(async (asked, response) => {
    let body = ''
    for await (const part of asked) body += part
    bodies.push(body)
    response.end('done')
  })
  const { url: there } = await edge([nobody, url])
  const large = 'x'.repeat(3_000_000)
  for (const body of ['small', large]) expect(await (await fetch(there, { method: 'POST', body })).text()).toBe('done')
  const chunked = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('in '))
      controller.enqueue(new TextEncoder().encode('parts'))
      controller.close()
    },
  })
  await fetch(there, { method: 'POST', body: chunked, duplex: 'half' } as RequestInit)
  expect(bodies).toEqual(['small', large, 'in parts'])
})

test('a body is never taken for another request, whatever the method and however the client says where it ends', async () => {
  const asked: string[] = []
  const { url } = await writer(async (incoming, response) => {
    let body = ''
    for await (const part of incoming) body += part
    asked.push(`${incoming.method} ${incoming.url} ${body.length}`)
    response.end('done')
  })
  const { url: there } = await edge([url])
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n'
  const ways = [
    `Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    `Connection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    `Connection: content-length\r\nContent-Length: ${70_000 + hidden.length}\r\n\r\n${hidden}${'x'.repeat(70_000)}`,
    `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  ]
  const sent: string[] = []
  for (const method of ['GET', 'DELETE', 'OPTIONS', 'POST'])
    for (const [at, way] of ways.entries()) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(there).port), '127.0.0.1', () =>
          socket.write(`${method} /asked HTTP/1.1\r\nHost: x\r\n${way}`),
        )
        socket.once('data', () => socket.destroy())
        socket.on('close', () => resolve())
      })
      sent.push(`${method} /asked ${hidden.length + (at === 2 ? 70_000 : 0)}`)
    }
  await (await fetch(`${there}/after`)).text()
  expect(asked).toEqual([...sent, 'GET /after 0'])
})

test('a writer that cannot, says so: another one does it', async () => {
  const older = await writer((_, response) => void response.writeHead(503, { 'zug-try-another': '1' }).end('{}'))
  const newer = await writer((_, response) => void response.end('newer'))
  const { url } = await edge([older.url, newer.url])
  for (const method of ['POST', 'GET'])
    expect(await (await fetch(url, { method, ...(method === 'POST' ? { body: 'x' } : {}) })).text()).toBe('newer')
})

test('a change that a writer has, and does not answer, is nobody else’s: it may have been done', async () => {
  let asked = 0
  const cut: RequestListener = (request_) => {
    asked += 1
    request_.socket.destroy()
  }
  const { url, outcomes } = await edge([(await writer(cut)).url, (await writer(cut)).url])
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(503)
  expect([asked, outcomes]).toEqual([1, ['lost']])
  // To read does no harm twice.
  expect((await fetch(url)).status).toBe(503)
  expect([asked, outcomes]).toEqual([3, ['lost', 'failed']])
})

test('a stream comes as it is written, and ends on both sides', async () => {
  let gone = false
  const { url } = await writer((asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
    asked.on('close', () => {
      gone = true
    })
  })
  const { url: there } = await edge([url])
  const leaving = new AbortController()
  const answer = await fetch(there, { signal: leaving.signal })
  const { value } = await answer.body!.getReader().read()
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n')
  leaving.abort()
  await until(() => gone)
})

test('an answer that was cut off is not passed on as if it were whole', async () => {
  const { url } = await writer((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  const { url: there } = await edge([url])
  await expect(fetch(there).then((answer) => answer.text())).rejects.toThrow()
})

test('a writer that neither answers nor hangs up is given up', async () => {
  const frozen = createSocketServer(() => {})
  const address = await listening(frozen as never)
  const { url, writers } = await edge([address])
  const asked = fetch(url, { method: 'POST', body: 'x' })
  expect((await asked).status).toBe(503)
  expect(writers.any()).toBe(false)
})

test('before the answer to a change is passed on, the edge has read it too', async () => {
  const order: string[] = []
  const { url } = await writer((_, response) => void response.end('done'))
  const { url: there } = await edge([url], async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    order.push('read')
  })
  await fetch(there, { method: 'POST', body: 'x' })
  order.push('answered')
  await fetch(there)
  expect(order).toEqual(['read', 'answered'])
})

test('one name always goes to the same writer, and names are spread over all', async () => {
  const all = await Promise.all(Array.from({ length: 3 }, () => writer((_, response) => void response.end())))
  const { writers } = await edge(all.map(({ url }) => url))
  const first = (name: string) => writers.inOrder(name)[0]!.url.host
  const spread = new Set(Array.from({ length: 60 }, (_, at) => first(`tournament ${at}`)))
  expect(spread.size).toBe(3)
  expect(first('tournament 1')).toBe(first('tournament 1'))
  writers.inOrder('tournament 1')[0]!.failed()
  expect(writers.inOrder('tournament 1')[0]!.ready()).toBe(true)
})
