import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { tryAnother } from '../http/problem.ts'
import { type Forwarded, forwardedHeader, signForwarded } from './forwarded.ts'
import type { Writer, Writers } from './writers.ts'

/** What is between two neighbours and goes no further (RFC 9110 7.6.1). */
const ofTheConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

/** What a client says of itself is not passed on as if we had said it. */
const isClaim = (name: string): boolean =>
  name === forwardedHeader || name === 'forwarded' || name.startsWith('x-forwarded-') || name === 'x-real-ip'

const headersFor = (request: IncomingMessage): Record<string, string | string[]> => {
  const named = new Set((request.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || ofTheConnection.has(name) || named.has(name) || isClaim(name) || saidAnew.has(name) ? [] : [[name, value]],
    ),
  )
}

/** What we say ourselves of what we send. */
const saidAnew: ReadonlySet<string> = new Set(['host', 'content-length'])

/**
 * Where the body ends, said always: Node sends that of a DELETE or a GET bare otherwise, and the writer would take what a stranger wrote in it for the next
 * request of the connection, and us its answer for that of somebody else.
 */
const framing = ({ headers }: IncomingMessage, body: Buffer | null): Readonly<Record<string, string>> => {
  const length = body?.length ?? headers['content-length']
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }
}

/** Milliseconds until a writer is connected to, and until it begins to answer: a large round may be paired meanwhile. */
const connecting = 1500
const answering = 180_000

/** Bodies up to this size are read before they are sent, so that they can be sent again to another writer. */
const mostKept = 65_536

/** `failed`: nothing of it reached a writer, or it may be asked again; `lost`: nobody knows what became of it. */
export type Outcome = 'answered' | 'failed' | 'lost'

export type Passing = {
  readonly writers: Writers
  readonly key: string
  readonly forwarded: Forwarded
  /** By what it goes to one writer rather than another. */
  readonly name: string
  /** Awaited before the answer to something that may have changed anything is passed on: then this process knows it too. */
  readonly changed: () => Promise<void>
}

/** A small body as it is; null where it is streamed. */
const keptBody = async (request: IncomingMessage): Promise<Buffer | null> => {
  const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] === undefined ? 0 : Number.NaN))
  if (!(length <= mostKept)) return null
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Passes a request on to the first writer that answers it, and the answer back, both as they come. */
export const passOn = async (request: IncomingMessage, response: ServerResponse, passing: Passing): Promise<Outcome> => {
  const safe = request.method === 'GET' || request.method === 'HEAD'
  let body: Buffer | null
  try {
    body = await keptBody(request)
  } catch {
    return 'lost'
  }
  for (const writer of passing.writers.inOrder(passing.name)) {
    const outcome = await tryWriter(writer, request, response, body, safe, passing)
    if (outcome !== 'failed') return outcome
    writer.failed()
    if (response.destroyed) return 'lost'
  }
  return 'failed'
}

const tryWriter = (
  writer: Writer,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | null,
  safe: boolean,
  { writers, key, forwarded, changed }: Passing,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const { method = 'GET', url = '/' } = request
    let sent = false
    let begun = false
    const upstream = ask({
      agent: writers.agent,
      hostname: writer.url.hostname.replace(/^\[|\]$/g, ''),
      port: writer.url.port || 80,
      method,
      path: url,
      headers: {
        ...headersFor(request),
        ...framing(request, body),
        host: writer.url.host,
        [forwardedHeader]: signForwarded(key, method, url, forwarded),
      },
    })
    const late = setTimeout(() => upstream.destroy(new Error('late')), connecting)
    const leave = (): void => void upstream.destroy()
    const forget = writer.onGone(leave)
    const over = (outcome: Outcome): void => {
      clearTimeout(late)
      clearTimeout(patience)
      forget()
      response.off('close', leave)
      resolve(outcome)
    }
    let patience: NodeJS.Timeout | undefined
    response.on('close', leave)
    upstream.on('socket', (socket) => {
      const send = (): void => {
        clearTimeout(late)
        patience = setTimeout(leave, answering)
        sent = true
        if (body !== null) upstream.end(body)
        else request.pipe(upstream)
      }
      if (socket.connecting) socket.once('connect', send)
      else send()
    })
    upstream.on('error', () => {
      if (begun) response.destroy()
      over(begun ? 'lost' : sent && !safe ? 'lost' : 'failed')
    })
    upstream.on('response', async (answer) => {
      clearTimeout(patience)
      const status = answer.statusCode ?? 502
      if (status === 503 && answer.headers[tryAnother] !== undefined && body !== null) {
        answer.resume()
        over('failed')
        return
      }
      begun = true
      // From here on, also while this process catches up: cut off in the middle is not the end, and whoever reads must not take it for the whole.
      answer.on('error', () => response.destroy())
      answer.on('close', () => {
        if (!answer.complete) response.destroy()
        over('answered')
      })
      if (!safe && status < 400) await changed()
      if (response.destroyed) return over('answered')
      const headers = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name) && name !== tryAnother)
      response.writeHead(status, Object.fromEntries(headers) as Record<string, string | string[]>)
      response.flushHeaders()
      answer.pipe(response)
    })
  })
