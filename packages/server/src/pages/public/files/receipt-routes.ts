import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ServerContext } from '../../../context.ts'
import { shownOf } from '../../../hall/shown.ts'
import { addressOf } from '../../../http/origin.ts'
import { busy } from '../../../http/problem.ts'
import { tournamentIdSchema } from '../../../http/texts.ts'
import { seenIn } from '../../../tournaments/views/public-view.ts'
import { createAsk } from '../ask.ts'
import { createPageStore, type Kept, respondWith } from '../respond.ts'
import { cachedAs, cachingOf } from '../versions/caching.ts'
import { type ReceiptDocument, receiptDocument } from './receipt-document.ts'

/** What is given out of a receipt: all of it, or of its certificate what a checker wants on a disk. null: there is none. */
const files = {
  'receipt.json': { type: 'application/json', of: (document: ReceiptDocument) => JSON.stringify(document) },
  'certificate.json': {
    type: 'application/json',
    of: ({ proof }: ReceiptDocument) => (proof === undefined ? null : `${JSON.stringify(proof.certificate)}\n`),
  },
  'report.trf': { type: 'text/plain; charset=utf-8', of: ({ proof }: ReceiptDocument) => proof?.report ?? null },
} as const

/** A published round for those who check it. */
export const registerReceipts = (app: OpenAPIHono, context: ServerContext): void => {
  const ask = createAsk(context)
  const stored = createPageStore()

  /** Made once, for all of its files. */
  const documentFor = async (c: Context, id: string, round: number, short: string | undefined): Promise<Kept | Error> => {
    const asking = ask(c, ['results', 'own-boards'])
    const hall = tournamentIdSchema.safeParse(id).success ? await asking.get('/tournaments/{tournament}/hall', { tournament: id }) : null
    if (hall === null) return notKept
    const shown = seenIn(shownOf(await context.tournaments.get(id), context.halls.of(id), 'results'))
    return stored(JSON.stringify(['receipt', id, round, short, shown, hall.sequence]), async () => {
      const made = await context.fairShare(addressOf(c, context.config), () => receiptDocument(context, asking, id, round, short))
      if (made === null) throw tooMany
      if (made.done === null) throw notKept
      return { html: JSON.stringify(made.done), lasting: true }
    }).catch((error: unknown) => {
      if (error === notKept || error === tooMany) return error as Error
      throw error
    })
  }

  for (const [name, { type, of }] of Object.entries(files))
    app.get(`/t/:tournament/round/:round/${name}`, async (c) => {
      const short = c.req.query('receipt')?.slice(0, 64)
      const id = c.req.param('tournament')
      const kept = await documentFor(c, id, Number(c.req.param('round')), short)
      if (kept === tooMany) return busy()
      if (kept instanceof Error) return c.notFound()
      if (name === 'receipt.json') return respondWith(c, kept, type, cachingOf(context, id))
      const text = of(JSON.parse(new TextDecoder().decode(kept.html)))
      return text === null ? c.notFound() : c.body(text, 200, { 'content-type': type, ...cachedAs(c, cachingOf(context, id)) })
    })
}

const notKept = new Error('Not a page to keep')
const tooMany = new Error('Too many ask')
