import type { Context, MiddlewareHandler } from 'hono'
import { nobody, principalOf } from '../accounts/principal.ts'
import type { ServerContext } from '../context.ts'
import { authenticate } from './authenticate.ts'
import { addressOf } from './origin.ts'

/** One begins in each turn of the event loop, in turn among those who ask: what came meanwhile from others is looked at before the next. */
export const createTurns = (later: (then: () => void) => unknown = setImmediate) => {
  const lines = new Map<string, (() => void)[]>()
  let begun = false

  const next = (): void => {
    const first = lines.entries().next().value
    if (first === undefined) {
      begun = false
      return
    }
    const [who, line] = first
    const go = line.shift()!
    // To the end of the round.
    lines.delete(who)
    if (line.length > 0) lines.set(who, line)
    later(next)
    go()
  }
  return async (who: string): Promise<void> => {
    if (!begun) {
      begun = true
      later(next)
      return
    }
    const line = lines.get(who) ?? []
    lines.set(who, line)
    await new Promise<void>((go) => line.push(go))
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
