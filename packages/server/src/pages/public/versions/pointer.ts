import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ServerContext } from '../../../context.ts'
import { tournamentIdSchema } from '../../../http/texts.ts'
import { createAsk } from '../ask.ts'
import { caching } from './caching.ts'
import { createCatchUp, type Version, versionOf } from './version.ts'

/** `12-3`: the reader has heard of twelve events and three changes of the hall. */
const heardIn = (text: string | undefined): readonly [number, number] => {
  const [, sequence = 0, hall = 0] = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '') ?? []
  return [Number(sequence), Number(hall)]
}

const isBehind = ({ sequence, hall }: Version, [events, changes]: readonly [number, number]): boolean => events > sequence || changes > hall

/** A pointer that leads nowhere is kept by nobody. */
const nothing = (c: Context): Response => c.json({ pages: null }, 404, { 'cache-control': 'no-store' })

/** The one small address of a tournament that changes: which state is the newest, and where its pages are. */
export const registerPointer = (app: OpenAPIHono, context: ServerContext): void => {
  const catchUp = createCatchUp(context)
  const ask = createAsk(context)
  app.get('/t/:tournament/live.json', async (c) => {
    const id = c.req.param('tournament')
    const heard = heardIn(c.req.query('after'))
    const isId = tournamentIdSchema.safeParse(id).success
    const known = isId ? await versionOf(context, id) : null
    if (known === null) {
      // What members alone see has no address for each state.
      const view = isId ? await ask(c, ['results', 'own-boards']).get('/tournaments/{tournament}', { tournament: id }) : null
      if (view === null) return nothing(c)
      const { sequence } = view
      return c.json({ tournament: id, sequence, hall: context.halls.of(id).sequence, version: null, pages: `/t/${id}` }, 200, {
        'cache-control': caching.own,
        vary: 'cookie',
      })
    }
    if (isBehind(known, heard)) await catchUp(id)
    const version = isBehind(known, heard) ? await versionOf(context, id) : known
    if (version === null) return nothing(c)
    const { name, sequence, hall } = version
    const tag = `"${name}"`
    c.header('etag', tag)
    // Whoever knows more than there is, after a backup was restored, is not to make others wait for it.
    c.header('cache-control', isBehind(version, heard) ? 'no-store' : caching.pointer)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    return c.json({ tournament: id, sequence, hall, version: name, pages: `/t/${id}/at/${name}` })
  })
}
