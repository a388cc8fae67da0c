import { timingSafeEqual } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { err, ok, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { demoId } from '../demo.ts'
import { isSecure } from '../http/origin.ts'
import { type Problem, problem } from '../http/problem.ts'
import { signInCookies } from './routes.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'
import { openSession, type SignedIn } from './sessions.ts'
import { takeTicket } from './sign-in-ticket.ts'
import { localOwner, mayEnter } from './state.ts'

/**
 * The link that is printed where the desk was started: whoever can read that terminal owns the machine, so it signs in the owner without a password, once. A
 * desk that only its own machine can reach needs no more to begin; a name and a password can be given later.
 */
export const createEntrance = () => {
  let expected: Buffer | null = null
  return {
    issue: (): string => {
      const secret = newSecret('entrance')
      expected = Buffer.from(hashSecret(secret))
      return secret
    },
    take: (secret: string): boolean => {
      const given = Buffer.from(hashSecret(secret))
      const good = expected !== null && given.length === expected.length && timingSafeEqual(given, expected)
      if (good) expected = null
      return good
    },
  }
}

export type Entrance = ReturnType<typeof createEntrance>

const enter = async (context: ServerContext): Promise<Result<SignedIn, Problem>> => {
  const id = newId()
  const done = await context.directory.record(`account:${id}`, context.now().toISOString(), (state) => {
    if (!mayEnter(state)) return err(problem(409, 'set-up-already'))
    if (localOwner(state) !== null) return ok([])
    return ok([{ kind: 'account-created', id, login: 'owner', name: 'Arbiter', password: '', administrator: true }])
  })
  return done.ok ? openSession(context, localOwner(context.directory.state)!.id, undefined) : done
}

export const registerEntrance = (app: OpenAPIHono, context: ServerContext): void => {
  app.get('/enter/:secret', async (c) => {
    // A browser that looks ahead must not use the link up.
    const ahead = c.req.header('sec-purpose')?.includes('prefetch') === true || c.req.method === 'HEAD'
    const secret = c.req.param('secret')
    const opens =
      !ahead && (context.entrance.take(secret) || (await takeTicket(context.config.place, context.directory, secret, context.now())))
    const entered = opens ? await enter(context) : null
    // The page says why; somebody who is signed in already sees their tournaments.
    if (entered?.ok !== true) return c.redirect('/?link=used', 303)
    const demo = (await context.tournaments.get(demoId)).desk.state.settings !== null
    for (const cookie of signInCookies(entered.value, isSecure(c, context.config), context.config.sessionDays))
      c.header('set-cookie', cookie, { append: true })
    c.header('cache-control', 'no-store')
    return c.redirect(demo ? `/desk/${demoId}` : '/', 303)
  })
}
