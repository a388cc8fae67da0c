import type { OpenAPIHono } from '@hono/zod-openapi'
import { commonWords } from '@zug/messages/common/words'
import { chooseLanguage, type Language } from '@zug/messages/language'
import { paperWords } from '@zug/messages/paper/words'
import type { Context } from 'hono'
import { nobody, standingOf } from '../../accounts/principal.ts'
import { atLeast } from '../../accounts/roles.ts'
import type { ServerContext } from '../../context.ts'
import { authenticate } from '../../http/authenticate.ts'
import { originOf } from '../../http/origin.ts'
import { tournamentIdSchema } from '../../http/texts.ts'
import { Page } from '../layout.tsx'
import { boardLinksOf } from './board-links.ts'
import { documents } from './documents/index.ts'
import { IndexPage } from './index-page.tsx'
import { readOptions } from './options.ts'
import type { Paper, PaperDocument } from './paper.ts'
import { seenOf } from './seen.ts'
import { SheetPage } from './sheet-page.tsx'

/** Everything that is printed. Each document is a page of its own that a browser prints as it stands. */
export const registerPaperPages = (app: OpenAPIHono, context: ServerContext): void => {
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
    if (!document.when(paper)) return refusal(c, 404)
    return html(c, <SheetPage paper={paper} document={document} sheet={document.make(paper)} />)
  })
}

type Reader = { readonly id: string; readonly desk: boolean }

/** null: there is no such tournament for them. */
const readerOf = async (context: ServerContext, c: Context): Promise<Reader | null> => {
  const id = tournamentIdSchema.safeParse(c.req.param('id'))
  if (!id.success) return null
  const authenticated = authenticate(context, c, false)
  const standing = standingOf(context.directory.state, authenticated.ok ? authenticated.value : nobody, id.data)
  if (!standing.visible || (await context.tournaments.get(id.data)).desk.state.settings === null) return null
  return { id: id.data, desk: atLeast(standing.role, 'deputy') && c.req.query('as') !== 'public' }
}

const languageOf = (c: Context): Language => chooseLanguage(c.req.header('accept-language'), c.req.query('lang'))

const paperFor = async (
  context: ServerContext,
  c: Context,
  { id, desk }: Reader,
  { rung, options: has }: PaperDocument,
): Promise<Paper> => {
  const seen = await seenOf(context, id, desk, rung)
  const language = languageOf(c)
  const options = readOptions(c.req.query(), c.req.header('accept-language'))
  const { rounds } = seen.state
  const round = rounds.find((entry) => entry.round === options.round) ?? rounds.at(-1) ?? null
  const origin = originOf(c, context.config)
  const wanted = desk && options.links && has.includes('links') && round !== null
  return {
    id,
    ...seen,
    desk,
    options,
    language,
    words: paperWords[language],
    common: commonWords[language],
    address: context.directory.state.visible.has(id) ? `${origin}/t/${id}` : null,
    origin,
    round,
    now: context.now(),
    links: wanted ? await boardLinksOf(context, seen.open, round.round, origin) : null,
  }
}

const html = (c: Context, page: ReturnType<typeof IndexPage>): Response | Promise<Response> => {
  // A printout may hold links of players, and changes with every result.
  c.header('cache-control', 'no-store')
  return c.html(page as Parameters<Context['html']>[0])
}

const refusal = (c: Context, status: 403 | 404): Response | Promise<Response> => {
  const language = languageOf(c)
  const words = paperWords[language]
  const said = status === 403 ? words.deskOnly : words.notFound
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
