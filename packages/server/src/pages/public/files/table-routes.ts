import type { OpenAPIHono } from '@hono/zod-openapi'
import { ratingSystems } from '@zug/engine/ratings'
import type { Context } from 'hono'
import type { ServerContext } from '../../../context.ts'
import { csvOf, type Table, workbookOf } from '../../../exchange/write-sheet.ts'
import { addressOf, originOf } from '../../../http/origin.ts'
import { busy } from '../../../http/problem.ts'
import { tournamentIdSchema } from '../../../http/texts.ts'
import { createAsk } from '../ask.ts'
import { standingsOf } from '../pages.tsx'
import { askedLanguage } from '../respond.ts'
import { makeScene, type Scene } from '../scene.ts'
import { cachedAs, cachingOf } from '../versions/caching.ts'
import { type TableFormat, tableDisposition, tableFormats, tableTypes } from './table-files.ts'
import { pairingsTable, ratingsTable, standingsTable } from './tables.ts'

const whole = (text: string | undefined): number | null => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : null)

/** As long as no round is over, or none is shown: the headings alone. */
const none = { round: 0, tieBreaks: [], rows: [], groups: [] }

/** Standings and pairings for spreadsheets and other programs, at addresses that stay: what the pages show, and nothing else. */
export const registerTables = (app: OpenAPIHono, context: ServerContext): void => {
  const ask = createAsk(context)
  type Asking = ReturnType<typeof ask<'results' | 'standings' | 'own-boards'>>

  const sceneOf = async (c: Context, asking: Asking): Promise<Scene | null> => {
    const id = c.req.param('tournament') ?? ''
    if (!tournamentIdSchema.safeParse(id).success) return null
    const [view, hall] = [
      await asking.get('/tournaments/{tournament}', { tournament: id }),
      await asking.get('/tournaments/{tournament}/hall', { tournament: id }),
    ]
    const url = new URL(c.req.path, originOf(c, context.config))
    return view === null || hall === null ? null : makeScene({ language: askedLanguage(c), id, view, hall, url, me: null })
  }

  const answer = async (
    c: Context,
    format: TableFormat,
    make: (scene: Scene, asking: Asking) => Promise<Table | null>,
  ): Promise<Response> => {
    const asking = ask(c, ['results', 'standings', 'own-boards'])
    const made = await context.fairShare(addressOf(c, context.config), async () => {
      const scene = await sceneOf(c, asking)
      const table = scene === null ? null : await make(scene, asking)
      return table === null ? null : format === 'csv' ? csvOf(table) : workbookOf(table)
    })
    if (made === null) return busy()
    if (made.done === null) return c.notFound()
    return c.body(made.done, 200, {
      'content-type': tableTypes[format],
      'content-disposition': tableDisposition(c.req.path, format),
      ...cachedAs(c, cachingOf(context, c.req.param('tournament') ?? '', !asking.wasHurried())),
    })
  }

  for (const format of tableFormats) {
    app.get(`/t/:tournament/standings.${format}`, (c) =>
      answer(c, format, async (scene, asking) =>
        standingsTable(scene, (await standingsOf(scene, asking, whole(c.req.query('round')))) ?? none, whole(c.req.query('group'))),
      ),
    )
    app.get(`/t/:tournament/ratings.${format}`, (c) =>
      answer(c, format, async (scene, asking) => {
        const standings = await standingsOf(scene, asking, whole(c.req.query('round')))
        const by = ratingSystems.find((one) => one === c.req.query('by'))
        const asked = { tournament: scene.id, round: standings?.round, by }
        const found = standings === null ? null : await asking.get('/tournaments/{tournament}/ratings', asked)
        return ratingsTable(scene, found?.ratings ?? null)
      }),
    )
    app.get(`/t/:tournament/round/:round/pairings.${format}`, (c) =>
      answer(c, format, async (scene) => {
        const round = scene.view.rounds.find((one) => one.round === whole(c.req.param('round')))
        return round === undefined ? null : pairingsTable(scene, round)
      }),
    )
  }
}
