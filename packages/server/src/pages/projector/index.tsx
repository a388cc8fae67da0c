import type { OpenAPIHono } from '@hono/zod-openapi'
import { completeRound } from '@zug/engine/desk'
import type { Language } from '@zug/messages/language'
import { projectorWords } from '@zug/messages/projector/words'
import type { Context, Env, Next } from 'hono'
import type { ServerContext } from '../../context.ts'
import { addressOf, originOf } from '../../http/origin.ts'
import { busy } from '../../http/problem.ts'
import { tournamentIdSchema } from '../../http/texts.ts'
import { fullNameOf } from '../../sections/full-name.ts'
import { standsOf } from '../../sections/stands.ts'
import { pendingRecall } from '../../tournaments/recalls.ts'
import { zoneOf } from '../../tournaments/zone.ts'
import { type Ask, createAsk } from '../public/ask.ts'
import { createPageStore, languageOf, respondWith } from '../public/respond.ts'
import { makeScene, playsMatches } from '../public/scene.ts'
import type { Hall, View } from '../public/shapes.ts'
import { sendPage } from '../send-page.ts'
import { announcementsOf, openInAll, type SectionMaterial, sheetsOfEvent } from './event-sheets.ts'
import { MissingScreenPage, ScreenListPage } from './list-page.tsx'
import { viewsOf, withRecall } from './recalled.ts'
import { withSchedule } from './scheduled.ts'
import { ScreenPage } from './screen-page.tsx'
import { everything, screenOf, type Wishes, wishesOf } from './screens.ts'
import { type Material, openGames, sheetOf } from './sheets.ts'

/** Announcements come and go by the clock: milliseconds for which the screen of all sections is kept. */
const keptFor = 10_000

/** Screens of the hall: the same as everybody sees, for people fifteen metres away. */
export const registerProjectorPages = (app: OpenAPIHono, context: ServerContext): void => {
  const askOf = createAsk(context)
  const cached = 'private, no-cache'

  /** All that lists of one tournament are made of. */
  const materialOf = async (
    c: Context,
    ask: Ask<'results' | 'own-boards' | 'standings'>,
    id: string,
    view: View,
    hall: Hall,
    ranked: boolean,
  ): Promise<Material> => {
    const recalled = pendingRecall(view)
    // What was taken back must not look as if the round before it were the one to play.
    const round = recalled === null ? (view.rounds.at(-1) ?? null) : null
    const level = hall.show.rounds.find((entry) => entry.round === round?.round)?.level
    // After the last round that is over, as on the public pages; in the first round as it stands.
    const over = completeRound(view.rounds)
    const url = new URL(c.req.path, originOf(c, context.config))
    const language = languageOf(context, c)
    const timed = withSchedule(hall, view, context.now())
    const shown = recalled === null ? timed : withRecall(timed, recalled, language, view.settings)
    return {
      scene: makeScene({ language, id, view, hall: shown, url, me: null }),
      round,
      resultsShown: level === 'results' || level === 'standings',
      standings: ranked ? await ask.get('/tournaments/{tournament}/standings', { tournament: id, round: over === 0 ? null : over }) : null,
    }
  }

  const readHall = async (c: Context, id: string) => {
    const ask = askOf(c, ['results', 'own-boards', 'standings'])
    if (!tournamentIdSchema.safeParse(id).success) return null
    const hall = await ask.get('/tournaments/{tournament}/hall', { tournament: id })
    const view = hall === null ? null : await ask.get('/tournaments/{tournament}', { tournament: id })
    return hall === null || view === null ? null : { ask, hall, view }
  }

  app.get('/t/:tournament/screen', async (c, next) => {
    const id = c.req.param('tournament')
    const read = await readHall(c, id)
    if (read === null) return next()
    const page = (
      <ScreenListPage
        language={languageOf(context, c)}
        event={fullNameOf(read.view.settings)}
        id={id}
        arranged={read.hall.screens}
        sections={read.view.settings.section !== null}
      />
    )
    return sendPage(c, page, 200, cached)
  })

  const stored = createPageStore()

  app.get('/t/:tournament/screen/event', async (c, next) => {
    const id = c.req.param('tournament')
    const read = await readHall(c, id)
    if (read === null || read.view.settings.section === null) return next()
    const [language, wishes] = [languageOf(context, c), wishesOf(c.req.query())]
    // It asks as the public, whoever looks at it, so everybody may have the same; a clock runs on it, so not for long.
    const name = [
      id,
      language,
      wishes,
      originOf(c, context.config),
      context.directory.state.visibility.changes,
      await standsOf(context, id),
      Math.floor(context.now().getTime() / keptFor),
    ]
    const page = await stored(JSON.stringify(name), async () => {
      const made = await context.fairShare(addressOf(c, context.config), () => eventPage(c, id, read, language, wishes))
      if (made === null) throw tooMany
      return { html: made.done ?? '', lasting: !read.ask.wasHurried() }
    }).catch((error: unknown) => {
      if (error === tooMany) return null
      throw error
    })
    if (page === null) return busy()
    return page.html.length === 0 ? next() : respondWith(c, page)
  })

  const eventPage = async (
    c: Context<Env, '/t/:tournament/screen/event'>,
    id: string,
    read: NonNullable<Awaited<ReturnType<typeof readHall>>>,
    language: Language,
    wishes: Wishes,
  ): Promise<string | null> => {
    const found = await read.ask.get('/tournaments/{tournament}/sections', { tournament: id })
    if (found === null || found.event === null) return null
    const sections: SectionMaterial[] = []
    for (const { id: section, section: of, name, visible } of found.sections) {
      const there = !visible && section !== id ? null : await readHall(c, section)
      if (there === null) continue
      const material = await materialOf(c, there.ask, section, there.view, there.hall, true)
      sections.push({ name: of?.name || name, material })
    }
    const screen = screenOf([], everything.id, wishes)!
    const page = (
      <ScreenPage
        language={language}
        event={found.event}
        id={id}
        sequence={0}
        hall={{ ...read.hall, announcements: announcementsOf(sections) }}
        screen={{ ...screen, name: projectorWords[language].screens.wholeEvent }}
        sheets={sheetsOfEvent(sections, screen)}
        open={openInAll(sections)}
        matches={false}
        zone={zoneOf(sections[0]!.material.scene.view.settings)}
        ofEvent
      />
    )
    return String(await page)
  }

  app.get('/t/:tournament/screen/:screen', async (c, next) => {
    const made = await context.fairShare(addressOf(c, context.config), () => show(c, next))
    return made === null ? busy() : made.done
  })

  const show = async (c: Context<Env, '/t/:tournament/screen/:screen'>, next: Next): Promise<Response | undefined> => {
    const id = c.req.param('tournament')
    const read = await readHall(c, id)
    if (read === null) {
      await next()
      return undefined
    }
    const { ask, hall, view } = read
    const language = languageOf(context, c)
    const screen = screenOf(hall.screens, c.req.param('screen'), wishesOf(c.req.query()), view.finished)
    if (screen === null) return sendPage(c, <MissingScreenPage language={language} back={`/t/${id}/screen`} />, 404, cached)
    context.looks.note(id, view.rounds.at(-1)?.receipt, { kind: 'screen', name: screen.name })
    const material = await materialOf(
      c,
      ask,
      id,
      view,
      hall,
      screen.views.some(({ kind }) => kind === 'standings'),
    )
    const page = (
      <ScreenPage
        language={language}
        event={fullNameOf(view.settings)}
        id={id}
        sequence={view.sequence}
        hall={material.scene.hall}
        screen={screen}
        sheets={viewsOf(screen, pendingRecall(view) !== null).map((each) => sheetOf(material, each))}
        open={openGames(material)}
        matches={playsMatches(view.traits)}
        zone={zoneOf(view.settings)}
      />
    )
    return sendPage(c, page, 200, cached)
  }
}

const tooMany = new Error('Too many ask')
