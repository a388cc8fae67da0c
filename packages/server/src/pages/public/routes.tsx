import type { OpenAPIHono } from '@hono/zod-openapi'
import { scheduleFor } from '@zug/engine/desk'
import type { Context } from 'hono'
import type { ServerContext } from '../../context.ts'
import { shownOf } from '../../hall/shown.ts'
import { addressOf, originOf } from '../../http/origin.ts'
import { busy } from '../../http/problem.ts'
import { tournamentIdSchema } from '../../http/texts.ts'
import { calendarOf } from '../../rounds/calendar.ts'
import { standsOf } from '../../sections/stands.ts'
import { seenIn } from '../../tournaments/views/public-view.ts'
import { sendFile } from '../static.ts'
import { createAsk } from './ask.ts'
import { carriedOn } from './carried-on.ts'
import { NotFoundPage } from './event.tsx'
import { registerReceipts } from './files/receipt-routes.ts'
import { pgnOfRound } from './files/round-pgn.ts'
import { registerTables } from './files/table-routes.ts'
import { pages } from './pages.tsx'
import { askedLanguage, createPageStore, deviceOf, type Kept, keep, respondWith } from './respond.ts'
import { eventName, makeScene, wordsOf } from './scene.ts'
import { TournamentsPage } from './tournaments-page.tsx'
import { cachedAs, caching, cachingOf } from './versions/caching.ts'
import { registerPointer } from './versions/pointer.ts'

/** All that pages are asked with, always in this order: anything else would only make the same page again under another name. */
const asked = ['lang', 'me', 'q', 'by', 'round', 'working', 'player', 'opponent', 'group', 'place', 'model', 'embed'] as const

/** The frame of every page: the tournament itself, and what the hall shows of it. */
const always = ['results', 'own-boards'] as const

/** What everybody sees, without login and without a framework: readable before any script runs, and nothing that is not published. */
export const registerPublicPages = (app: OpenAPIHono, context: ServerContext): void => {
  const ask = createAsk(context)
  const stored = createPageStore()

  const urlOf = (c: Context): URL => {
    const { searchParams } = new URL(c.req.url)
    const url = new URL(c.req.path, originOf(c, context.config))
    for (const name of asked) {
      const value = searchParams.get(name)
      if (value !== null) url.searchParams.set(name, value)
    }
    return url
  }
  const nothing = (c: Context): Response | Promise<Response> => {
    const scene = { language: askedLanguage(c), url: urlOf(c) }
    // Of what was not shown to everybody nobody learns here that there was something.
    const deleted = context.directory.state.deleted.get(c.req.path.split('/')[2] ?? '')?.visible === true
    return c.html(<NotFoundPage scene={scene} deleted={deleted} />, 404, { 'cache-control': 'no-store' })
  }

  app.get('/t', async (c) => {
    const scene = { language: askedLanguage(c), url: urlOf(c) }
    const found = await ask(c, []).get('/tournaments', {})
    const list = (found?.tournaments ?? []).filter(({ visible }) => visible)
    return respondWith(
      c,
      await keep(carriedOn(String(await (<TournamentsPage scene={scene} list={list} />)), scene.url)),
      undefined,
      caching.usual,
    )
  })

  for (const [path, { shows, make, ofEvent }] of Object.entries(pages))
    app.get(`/t/:tournament${path}`, async (c) => {
      const id = c.req.param('tournament')
      const asking = ask(c, [...shows, ...always])
      const hall = tournamentIdSchema.safeParse(id).success ? await asking.get('/tournaments/{tournament}/hall', { tournament: id }) : null
      if (hall === null) return nothing(c)
      const language = askedLanguage(c)
      const me = deviceOf(c)
      const url = urlOf(c)
      const sequence = seenIn(shownOf(await context.tournaments.get(id), context.halls.of(id), 'results'))
      const said = hall.announcements.map(({ id: name, at }) => `${name} ${at}`)
      const others = ofEvent === true ? await standsOf(context, id) : []
      const name = JSON.stringify([
        url.href,
        language,
        me,
        sequence,
        hall.sequence,
        said,
        context.directory.state.visibility.changes,
        others,
      ])
      // A page that does not exist, or an answer that had to wait, is not kept.
      const page = await stored(name, async () => {
        const view = await asking.get('/tournaments/{tournament}', { tournament: id })
        if (view === null) throw notKept
        const scene = makeScene({ language, id, view, hall, url, me })
        const made = await context.fairShare(addressOf(c, context.config), async () => {
          const html = await make(scene, asking, c.req.param())
          return html === null ? null : String(await html)
        })
        if (made === null) throw tooMany
        if (made.done === null) throw notKept
        return { html: carriedOn(made.done, url), lasting: !asking.wasHurried() }
      }).catch((error: unknown) => {
        if (error === notKept || error === tooMany) return error
        throw error
      })
      if (page === tooMany) return busy()
      if (page === notKept) return nothing(c)
      context.looks.note(
        id,
        shownOf(await context.tournaments.get(id), context.halls.of(id), 'results').desk.state.rounds.at(-1)?.receipt,
        {
          kind: 'page',
        },
      )
      const kept = page as Kept
      return respondWith(c, kept, undefined, cachingOf(context, id, kept.lasting))
    })

  registerPointer(app, context)
  registerReceipts(app, context)

  // A stable address, which live boards and broadcasts ask again and again.
  app.get('/t/:tournament/round/:round/games.pgn', async (c) => {
    const [id, number] = [c.req.param('tournament'), Number(c.req.param('round'))]
    const view = tournamentIdSchema.safeParse(id).success ? await ask(c, always).get('/tournaments/{tournament}', { tournament: id }) : null
    const round = view?.rounds.find((one) => one.round === number)
    if (view === null || round === undefined) return c.notFound()
    return c.body(pgnOfRound(view, round), 200, {
      'content-type': 'application/vnd.chess-pgn; charset=utf-8',
      'content-disposition': `inline; filename="${id}-${number}.pgn"`,
      ...cachedAs(c, cachingOf(context, id)),
    })
  })

  registerTables(app, context)

  // A stable address, which calendars subscribe to.
  app.get('/t/:tournament/calendar.ics', async (c) => {
    const id = c.req.param('tournament')
    const asking = ask(c, always)
    const hall = tournamentIdSchema.safeParse(id).success ? await asking.get('/tournaments/{tournament}/hall', { tournament: id }) : null
    if (hall === null) return c.notFound()
    const [language, origin] = [askedLanguage(c), originOf(c, context.config)]
    const shown = shownOf(await context.tournaments.get(id), context.halls.of(id), 'results')
    const stamp = shown.line.at ?? context.now().toISOString()
    const kept = await stored(JSON.stringify(['calendar', id, language, origin, seenIn(shown), hall.sequence, stamp]), async () => {
      const view = await asking.get('/tournaments/{tournament}', { tournament: id })
      if (view === null) throw notKept
      const { info } = view.settings
      const { common, unnamed, round } = wordsOf({ language, view })
      const schedule = scheduleFor(view.settings)
      const html = calendarOf(schedule, {
        id,
        name: eventName({ view }, unnamed),
        place: info.city,
        address: new URL(`/t/${id}`, origin).href,
        stamp,
        titleOf: round,
        noteOf: (number) => {
          const { checkIn, rate } = schedule.rounds[number - 1]!
          return [checkIn === '' ? '' : common.schedule.checkIn(checkIn), rate || info.timeControl].filter((part) => part !== '').join('\n')
        },
      })
      return { html, lasting: true }
    }).catch((error: unknown) => {
      if (error === notKept) return null
      throw error
    })
    if (kept === null) return c.notFound()
    c.header('content-disposition', `inline; filename="${id}.ics"`)
    return respondWith(c, kept, 'text/calendar; charset=utf-8', cachingOf(context, id))
  })

  app.get('/verify', (c) => sendFile(c, 'verify.html', 'no-cache') ?? c.notFound())
  app.get('/zug-verify.html', (c) => {
    const file = sendFile(c, 'zug-verify.html', 'no-cache')
    // It is meant to be kept and opened from a disk, where no policy of ours holds; here it would not run.
    file?.headers.set('content-disposition', 'attachment; filename="zug-verify.html"')
    return file ?? c.notFound()
  })
  app.get('/t/*', (c) => nothing(c))
}

const notKept = new Error('Not a page to keep')
const tooMany = new Error('Too many ask')
