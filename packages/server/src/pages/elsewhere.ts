import type { Context, MiddlewareHandler } from 'hono'
import { nobody, standingOf } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import { ofTournament } from '../accounts/tenant.ts'
import type { ServerConfig } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { shownOf } from '../hall/shown.ts'
import { authenticate } from '../http/authenticate.ts'
import { createTurns } from '../http/in-turn.ts'
import { addressOf, originOf } from '../http/origin.ts'
import { busy, problem, problemResponse } from '../http/problem.ts'
import { type OpenTournament, sequenceOf } from '../tournaments/desk-store.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import { seenIn } from '../tournaments/views/public-view.ts'
import { eventsAfter, type Looked, type PageJob, type PageMade } from './page-job.ts'
import { tableDisposition, tableFormatIn, tableTypes } from './public/files/table-files.ts'
import { askedLanguage, createPageStore, type Kept, languageOf, respondWith } from './public/respond.ts'
import { cachingOf } from './public/versions/caching.ts'

/** Of a large field these take longer than somebody who enters a result should wait. The front page and the screen of all sections ask about others, and are made in turn. */
const explains = /\/(player\/\d+|why)$/
const heavy =
  /^\/t\/[^/]+\/(round\/\d+(?:\/(?:receipt\.json|certificate\.json|report\.trf|pairings\.(?:csv|xlsx)))?|(?:standings|ratings)\.(?:csv|xlsx)|standings|crosstable|prizes|players|player\/\d+|why|paper\/[\w-]+|screen\/(?!event$)[\w-]+)$/

/** The same tables for programs, and receipts, for which a round is paired from what was recorded. */
const heavyData = /^\/api\/tournaments\/[^/]+\/(standings(?:\/boards)?|crosstable|wall-chart|ratings|rounds\/\d+\/receipt)$/

/** Made for one reader, or one screen: no cache between may have them. */
const papers = /^\/t\/[^/]+\/paper\//
const screens = /^\/t\/[^/]+\/screen\//

/** Announcements come and go by the clock, and paper says what time it is: a page is kept no longer than this. */
const moment = 10_000

/** What a page may depend on beside its address. */
const passedOn = ['host'] as const

const typeOf = (path: string): string | undefined => {
  const format = tableFormatIn(path)
  if (format !== null) return tableTypes[format]
  return path.endsWith('.json') || heavyData.test(path)
    ? 'application/json'
    : path.endsWith('.trf')
      ? 'text/plain; charset=utf-8'
      : undefined
}

/** Carries an answer past the store, which keeps pages only. */
class NotKept extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('Not a page to keep')
    this.response = response
  }
}

/** Large pages of a large event, for everybody: made in a thread, once until something changes, so that the desk never waits for one. */
export const madeElsewhere = (context: ServerContext): MiddlewareHandler => {
  const stored = createPageStore()
  const turn = createTurns()
  const looksAt = new WeakMap<Kept, readonly Looked[]>()
  return async (c, next) => {
    const isData = heavyData.test(c.req.path)
    const id = c.req.path.split('/')[isData ? 3 : 2] ?? ''
    if (
      !/^(GET|HEAD)$/.test(c.req.method) ||
      !(isData || heavy.test(c.req.path)) ||
      !context.directory.state.visible.has(id) ||
      forDesk(context, c, id, isData)
    )
      return next()
    const open = await context.tournaments.get(id)
    // What belongs to an event of several sections shows something of the others; a record that was tampered with may be read anew.
    if (
      open.record.breaches.length > 0 ||
      open.desk.state.settings?.section != null ||
      !context.workers.isLarge(entrantCount(open.desk.state))
    )
      return next()
    const [pathname, { search }] = [c.req.path, new URL(c.req.url)]
    const format = tableFormatIn(pathname)
    const forEverybody = !isData && !screens.test(pathname) && !papers.test(pathname)
    const language = isData ? 'en' : screens.test(pathname) ? languageOf(context, c) : askedLanguage(c)
    const headers: Record<string, string> = {}
    for (const name of passedOn) {
      const value = c.req.header(name)
      if (value !== undefined) headers[name] = value
    }
    headers['accept-language'] = language
    const [hall, now] = [context.halls.of(id), context.now()]
    const upTo = sequenceOf(open)
    const hashes = await hashesFor(context, open, pathname)
    const name = [pathname + search, language, originOf(c, context.config), seenIn(shownOf(open, hall, 'results')), hall.sequence]
    const asker = addressOf(c, context.config)
    // A page that may not ask why has no reasons on it, and is not kept.
    let mayAsk = true
    let looks: readonly Looked[] = []
    const ask = async (after: number): Promise<PageMade> => {
      const events = eventsAfter(open, after)
      const config = pageConfig(context.config, originOf(c, context.config))
      const job = {
        kind: 'page',
        tournament: id,
        upTo,
        after,
        events,
        record: open.record,
        hall,
        hashes,
        config,
        now: now.toISOString(),
        address: pathname + search,
        headers,
        mayAsk,
      } as const
      const reply = await context.workers.run(job, undefined, asker, undefined, ofTournament(context.directory.state, id))
      if (reply.kind === 'page' || reply.kind === 'behind') return reply
      if (reply.kind === 'busy') throw new NotKept(busy())
      if (reply.kind === 'exhausted') throw new NotKept(problemResponse(problem(503, 'took-too-much', { of: reply.of })))
      throw new Error(reply.kind === 'failed' ? reply.message : 'A page was answered like something else.')
    }
    try {
      const hangsOnClock = !isData && format === null
      const page = await stored(JSON.stringify([...name, hangsOnClock ? Math.floor(now.getTime() / moment) : null]), async () => {
        mayAsk = !explains.test(pathname) || context.questions.take(asker)
        const told = await ask(upTo)
        const made = told.kind === 'behind' ? await ask(told.has) : told
        // Another thread took the second question: it is told everything.
        const sure = made.kind === 'behind' ? await ask(0) : made
        if (sure.kind === 'behind') throw new Error('A thread knows less than nothing.')
        if (sure.status !== 200)
          throw new NotKept(
            new Response(sure.body, { status: sure.status, headers: { 'content-type': sure.type, 'cache-control': 'no-store' } }),
          )
        looks = sure.looks
        return { html: sure.body, lasting: mayAsk }
      })
      // Many may have waited for the same page: each takes it in a turn of its own, so that what nobody takes is counted, and others are heard, in between.
      await turn(asker)
      if (!looksAt.has(page)) looksAt.set(page, looks)
      for (const look of looksAt.get(page) ?? []) context.looks.note(...look)
      const kept = forEverybody ? cachingOf(context, id, page.lasting) : undefined
      if (format !== null) c.header('content-disposition', tableDisposition(pathname, format))
      return respondWith(c, page, typeOf(pathname), kept)
    } catch (error) {
      if (error instanceof NotKept) return error.response.clone()
      throw error
    }
  }
}

/** What pages may know of the operator's settings: the work may go through the database to another process. Where we are is decided here. */
const pageConfig = (config: ServerConfig, origin: string): ServerConfig => ({
  ...config,
  place: '',
  backupFolder: null,
  backupKey: null,
  bus: null,
  setupCode: null,
  writers: [],
  fetchLists: [],
  publicUrl: origin,
  trustProxy: false,
})

/** What the receipt of a round says of the record, which only storage knows: the hashes of the events by which it was published. */
const hashesFor = async ({ storage }: ServerContext, { id, desk }: OpenTournament, pathname: string): Promise<PageJob['hashes']> => {
  const round = Number(/\/rounds?\/(\d+)\/(?:receipt|certificate|report)(?:\.\w+)?$/.exec(pathname)?.[1])
  const publications = desk.history.filter(({ event }) => event.kind === 'round-published' && event.round.round === round)
  return Promise.all(publications.map(async ({ sequence }) => [sequence, await storage.hashOf(id, sequence)] as const))
}

/** Whoever runs the tournament prints what others may not see. Who brings a secret that is none is one of the public, and a program is told so. */
const forDesk = (context: ServerContext, c: Context, id: string, isData: boolean): boolean => {
  const authenticated = authenticate(context, c, false)
  if (!authenticated.ok && isData) return true
  const { role } = standingOf(context.directory.state, authenticated.ok ? authenticated.value : nobody, id)
  return atLeast(role, 'deputy') && c.req.query('as') !== 'public'
}
