import type { OpenAPIHono } from '@hono/zod-openapi'
import { completeRound } from '@zug/engine/desk'
import { eventTraits } from '@zug/engine/pairing'
import { chooseLanguage, type Language } from '@zug/messages/language'
import { paperWords } from '@zug/messages/paper/words'
import type { Context } from 'hono'
import { makeBoardLinks } from '../../accounts/links.ts'
import { actorOf, nobody, standingOf } from '../../accounts/principal.ts'
import { atLeast } from '../../accounts/roles.ts'
import { nameOfActor } from '../../accounts/state.ts'
import type { ServerContext } from '../../context.ts'
import { shownOf } from '../../hall/shown.ts'
import { authenticate } from '../../http/authenticate.ts'
import { addressOf, originOf } from '../../http/origin.ts'
import { busy } from '../../http/problem.ts'
import { publicAddress } from '../../http/public-address.ts'
import { tournamentIdSchema } from '../../http/texts.ts'
import { sectionsOf } from '../../sections/sections.ts'
import { seenIn } from '../../tournaments/views/public-view.ts'
import { Page } from '../layout.tsx'
import { createPageStore, respondWith } from '../public/respond.ts'
import { hoursOfLinks, linksOfRound } from './board-links.ts'
import { documents } from './documents/index.ts'
import { eventWords } from './event-words.ts'
import { IndexPage } from './index-page.tsx'
import { readOptions } from './options.ts'
import type { Paper, PaperDocument } from './paper.ts'
import { seenOf } from './seen.ts'
import { SheetPage } from './sheet-page.tsx'

/** Everything that is printed. Each document is a page of its own that a browser prints as it stands. */
export const registerPaperPages = (app: OpenAPIHono, context: ServerContext): void => {
  const stored = createPageStore()
  /** Everybody's are made once until something changes, or the minute that is printed on them. */
  const forEverybody = async (c: Context, paper: Paper, document: PaperDocument): Promise<Response> => {
    const { id, options, language, address, now } = paper
    const stands = []
    for (const each of new Set([id, ...paper.sections.map((section) => section.id)]))
      stands.push(
        each,
        seenIn(shownOf(await context.tournaments.get(each), context.halls.of(each), 'results')),
        context.halls.of(each).sequence,
      )
    const stand = [...stands, Math.floor(now.getTime() / 60_000)]
    const page = await stored(JSON.stringify([document.id, id, options, language, address, stand]), async () => {
      const made = await context.fairShare(addressOf(c, context.config), async () =>
        String(await (<SheetPage paper={paper} document={document} sheet={document.make(paper)} />).toString()),
      )
      if (made === null) throw tooMany
      return { html: made.done, lasting: true }
    }).catch((error: unknown) => {
      if (error === tooMany) return null
      throw error
    })
    return page === null ? busy() : respondWith(c, page)
  }

  app.get('/t/:id/paper', async (c) => {
    const reader = await readerOf(context, c)
    if (reader === null) return refusal(c, 404)
    const allowed = documents.filter(({ needs }) => needs === 'public' || reader.desk)
    const papers = await Promise.all(allowed.map(async (document) => ({ document, paper: await paperFor(context, c, reader, document) })))
    const first = papers[0]!.paper
    return html(c, <IndexPage paper={first} available={papers.filter(({ document, paper }) => document.when(paper))} />)
  })
  app.get('/t/:id/paper/:document', async (c) => {
    const reader = await readerOf(context, c)
    const document = documents.find(({ id }) => id === c.req.param('document'))
    if (reader === null || document === undefined) return refusal(c, 404)
    if (document.needs === 'desk' && !reader.desk) return refusal(c, 403)
    const paper = await paperFor(context, c, reader, document)
    if (!document.when(paper)) return refusal(c, 404, paper.words.nothingYet)
    if (document.options.includes('round') && document.ofCompleteRound !== true)
      context.looks.note(reader.id, paper.round?.receipt, { kind: 'sheet', name: paper.words.documents[document.id] })
    if (!reader.desk) return forEverybody(c, paper, document)
    return html(c, <SheetPage paper={paper} document={document} sheet={document.make(paper)} />)
  })
  // Makes the players' links of a round and goes back to the document that wanted them.
  app.post('/t/:id/paper/:document/links', async (c) => {
    const principal = authenticate(context, c, true)
    const reader = principal.ok ? await readerOf(context, c) : null
    if (!principal.ok || reader === null || !reader.links) return refusal(c, 403)
    const round = Number(c.req.query('round'))
    const open = await context.tournaments.get(reader.id)
    if (!open.desk.state.rounds.some((entry) => entry.round === round)) return refusal(c, 404)
    const made = await makeBoardLinks(context, actorOf(principal.value), open, round, hoursOfLinks)
    if (!made.ok) return refusal(c, 403)
    const query = new URLSearchParams({ ...c.req.query(), links: 'yes' })
    return c.redirect(`/t/${reader.id}/paper/${encodeURIComponent(c.req.param('document'))}?${query}`, 303)
  })
}

/** `links`: may see what players report with, which a token that only reads may not. */
type Reader = { readonly id: string; readonly desk: boolean; readonly links: boolean }

/** null: there is no such tournament for them. */
const readerOf = async (context: ServerContext, c: Context, asked = c.req.param('id')): Promise<Reader | null> => {
  const id = tournamentIdSchema.safeParse(asked)
  if (!id.success) return null
  const authenticated = authenticate(context, c, false)
  const standing = standingOf(context.directory.state, authenticated.ok ? authenticated.value : nobody, id.data)
  if (!standing.visible || (await context.tournaments.get(id.data)).desk.state.settings === null) return null
  const desk = atLeast(standing.role, 'deputy') && c.req.query('as') !== 'public'
  const readOnly = authenticated.ok && authenticated.value.kind === 'account' && authenticated.value.readOnly
  return { id: id.data, desk, links: desk && !readOnly }
}

const languageOf = (c: Context): Language => chooseLanguage(c.req.header('accept-language'), c.req.query('lang'))

/** The same document for each section of the event that the reader may see, where it has the round. */
const sectionPapers = async (context: ServerContext, c: Context, reader: Reader, document: PaperDocument): Promise<readonly Paper[]> => {
  const { tournaments, directory } = context
  const sections = await sectionsOf(tournaments, directory.state, await tournaments.get(reader.id))
  const { ofEvent: _, ...alone } = document
  const papers = []
  for (const { id } of sections) {
    const there = id === reader.id ? reader : await readerOf(context, c, id)
    const paper = there === null ? null : await paperFor(context, c, there, alone)
    if (paper !== null && paper.round !== null && (paper.options.round ?? paper.round.round) === paper.round.round) papers.push(paper)
  }
  return papers
}

const paperFor = async (context: ServerContext, c: Context, reader: Reader, document: PaperDocument): Promise<Paper> => {
  const { id, desk, links } = reader
  const { shows, options: has, ofCompleteRound, ofEvent } = document
  const seen = await seenOf(context, id, desk, shows)
  const traits = eventTraits(seen.state.settings!.rules)
  const language = languageOf(c)
  const options = readOptions(c.req.query(), c.req.header('accept-language'))
  const { rounds } = seen.state
  const usual = (ofCompleteRound === true ? rounds[completeRound(rounds) - 1] : undefined) ?? rounds.at(-1)
  const round = rounds.find((entry) => entry.round === options.round) ?? usual ?? null
  const base = publicAddress(context.config, originOf(c, context.config))
  const wanted = links && options.links && has.includes('links') && round !== null
  return {
    id,
    ...seen,
    desk,
    options,
    language,
    traits,
    ...eventWords(traits, language),
    base,
    address: context.directory.state.visible.has(id) ? `${base}/t/${id}` : null,
    mayLink: links,
    round,
    now: context.now(),
    nameOf: (actor) => (desk ? nameOfActor(context.directory.state, actor) : ''),
    links: wanted ? linksOfRound(context, seen.open, round.round, base) : null,
    sections: ofEvent === true ? await sectionPapers(context, c, reader, document) : [],
  }
}

const tooMany = new Error('Too many ask')

const html = (c: Context, page: ReturnType<typeof IndexPage>): Response | Promise<Response> => {
  // A printout may hold links of players, and changes with every result.
  c.header('cache-control', 'no-store')
  return c.html(page as Parameters<Context['html']>[0])
}

const refusal = (c: Context, status: 403 | 404, why: string | null = null): Response | Promise<Response> => {
  const language = languageOf(c)
  const words = paperWords[language]
  const said = why ?? (status === 403 ? words.deskOnly : words.notFound)
  return c.html(
    <Page bundle="paper" language={language} title={words.printouts} noIndex bodyClass="paper index">
      <main class="index">
        <h1>{words.printouts}</h1>
        <p>{said}</p>
      </main>
    </Page>,
    status,
  )
}
