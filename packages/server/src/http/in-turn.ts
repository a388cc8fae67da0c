import type { Context, MiddlewareHandler } from 'hono'
import { nobody, principalOf } from '../accounts/principal.ts'
import type { ServerContext } from '../context.ts'
import { authenticate } from './authenticate.ts'
import { createLines } from './lines.ts'
import { addressOf } from './origin.ts'

/** One begins in each turn of the event loop, in turn among those who ask: what came meanwhile from others is looked at before the next. */
export const createTurns = (later: (then: () => void) => unknown = setImmediate) => {
  const lines = createLines()
  let begun = false

  const next = (): void => {
    const go = lines.next()
    if (go === null) {
      begun = false
      return
    }
    later(next)
    go()
  }
  return async (who: string): Promise<void> => {
    if (begun) return lines.join(who)
    begun = true
    later(next)
  }
}

/** Whoever has an account never waits behind the public, however many connections ask for however small a thing; a link waits behind no address. */
export const inTurn = (context: ServerContext): MiddlewareHandler => {
  const turn = createTurns()
  return async (c, next) => {
    const who = whoWaits(context, c)
    if (who !== null) await turn(who)
    await next()
  }
}

const whoWaits = (context: ServerContext, c: Context): string | null => {
  const found = authenticate(context, c, false)
  const secret = /^\/[bh]\/([^/]+)/.exec(c.req.path)?.[1]
  const link = secret === undefined ? null : principalOf(context.directory.state, secret, context.now().toISOString())
  const asks = link ?? (found.ok ? found.value : nobody)
  if (asks.kind === 'account') return null
  return asks.kind === 'nobody' ? addressOf(c, context.config) : `link ${asks.link}`
}
