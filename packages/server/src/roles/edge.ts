import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { principalOf } from '../accounts/principal.ts'
import { createBuckets, monotonic } from '../accounts/throttle.ts'
import type { ServerContext } from '../context.ts'
import { networkOf } from '../http/origin.ts'
import { isForThisMachine, isLoopback } from '../http/public-address.ts'
import { limits } from '../limits.ts'
import { passOn } from './forward.ts'
import type { Forwarded } from './forwarded.ts'
import { leaveUnanswered } from './no-writer.tsx'
import { answererOf, nameOf, secretOf } from './own-requests.ts'
import type { Writers } from './writers.ts'

/** Milliseconds for which the answer to a change waits until this process has read it too. */
const catchingUp = 1000

/** Who asks, and under which name: as this process would see it itself. */
const forwardedOf = ({ config }: ServerContext, request: IncomingMessage): Forwarded => {
  const header = (name: string): string | undefined => (config.trustProxy ? String(request.headers[name] ?? '') || undefined : undefined)
  const { publicUrl } = config
  return {
    address: networkOf(header('x-forwarded-for')?.split(',').at(-1)?.trim() || request.socket.remoteAddress || 'unknown'),
    secure: publicUrl?.startsWith('https:') === true || header('x-forwarded-proto') === 'https',
    host: publicUrl === null ? (header('x-forwarded-host') ?? request.headers.host ?? '') : new URL(publicUrl).host,
  }
}

/**
 * What an edge does with a request: public pages and live connections are its own, everything else goes to a writer. When no writer answers, what can be read is
 * answered here, marked as of the last moment that is known; of a change it is said that it was not made, or may not have been.
 */
export const atTheEdge = (context: ServerContext, writers: Writers, key: string, here: RequestListener): RequestListener => {
  const guarded = isForThisMachine(context.config)
  const changed = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, catchingUp)
    })
    await Promise.race([context.hub.catchUp(), late]).finally(() => clearTimeout(timer))
  }
  const pass = async (request: IncomingMessage, response: ServerResponse, orHere: boolean): Promise<void> => {
    const forwarded = forwardedOf(context, request)
    const outcome = await passOn(request, response, { writers, key, forwarded, name: nameOf(request, forwarded.address), changed })
    context.metrics.count('zug_forwarded_total', { outcome })
    if (outcome === 'answered' || response.destroyed || response.headersSent) return
    if (!orHere) leaveUnanswered(request, outcome === 'lost')
    here(request, response)
  }
  /** Invented secrets lead nobody past the edge; of one that was made elsewhere a moment ago it may not know yet. */
  const strangers = createBuckets(limits.unknownSecretsPerMinute, monotonic)
  const mayPass = (request: IncomingMessage): boolean => {
    const secret = secretOf(request)
    const known = secret !== null && principalOf(context.directory.state, secret, context.now().toISOString()) !== null
    return known || strangers.take(forwardedOf(context, request).address)
  }
  return (request, response) => {
    const wanted = answererOf(request)
    const answerer = wanted === 'writer-else-here' && !mayPass(request) ? 'here' : wanted
    const own = guarded && !isLoopback((request.headers.host ?? '').replace(/:\d{1,5}$/, ''))
    if (answerer === 'here' || own) return here(request, response)
    pass(request, response, answerer === 'writer-else-here').catch((error) => {
      context.log.error({ err: error }, 'a request could not be passed on')
      if (response.headersSent) response.destroy()
      else response.writeHead(503, { 'retry-after': '5' }).end()
    })
  }
}
