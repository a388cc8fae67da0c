import { z } from '@hono/zod-openapi'
import { effective } from '@zug/engine/desk'
import { voices } from '@zug/messages/explanation'
import { languages } from '@zug/messages/language'
import { atLeast } from '../accounts/roles.ts'
import { nameOfActor } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import { mayBeExplained } from '../hall/shown.ts'
import { type Answer, type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, type Problem, problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { line, tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import type { Told } from '../http/told.ts'
import { roundNow } from '../tournaments/views/public-view.ts'
import { publishedRoundSchema, receiptSchema } from '../tournaments/views/view-schema.ts'
import { explainPlace, explainRound } from './explain.ts'
import { answerExplanation, roundExplanation } from './explanation-schema.ts'
import { verifyReceipt } from './receipt.ts'

const params = z.object({ tournament: tournamentIdSchema, round: wholeNumberText })
const language = z.enum(languages).default('en')
const spoken = z.object({ language })
const pair = z.object({
  player: wholeNumberText,
  opponent: wholeNumberText.optional(),
  language,
  voice: z.enum(voices).default('arbiter').openapi({ description: 'player: said to the player asked about, in the second person' }),
})

type Place = z.output<typeof params>

const shut = async (context: ServerContext, { tournament, round }: Place, { standing }: Caller): Promise<Problem | null> =>
  atLeast(standing.role, 'deputy') || mayBeExplained(await context.tournaments.get(tournament), context.halls.of(tournament), round)
    ? null
    : problem(422, 'not-shown')

const answer = async (
  context: ServerContext,
  place: Place,
  { kind, ...asked }: z.output<typeof pair> & { readonly kind: 'why' | 'why-not' },
  caller: Caller,
): Promise<Answer<Told<z.output<typeof answerExplanation>>>> =>
  (await shut(context, place, caller)) ?? explainPlace(context, place.tournament, place.round, { kind, ...asked }, caller)

const question = {
  least: 'public',
  shows: 'results',
  asOf: true,
  params,
  query: pair,
  answers: answerExplanation,
} as const

const receiptVerdict = z
  .object({
    receipt: receiptSchema,
    again: receiptSchema,
    verdict: z.object({ inputs: z.boolean(), pairing: z.boolean(), engine: z.boolean(), whole: z.boolean() }),
    byHand: z.boolean(),
    withdrawn: z
      .object({ at: z.string(), reason: z.string() })
      .optional()
      .openapi({ description: 'The round was taken back: the receipt is true of a pairing that does not count' }),
    record: z
      .string()
      .nullable()
      .openapi({ description: 'Hash of the whole record up to the publication; null when the record was changed outside the desk' }),
  })
  .openapi('ReceiptVerdict')

const seenSchema = z
  .object({
    published: z.object({ at: z.string(), name: z.string() }),
    since: z.string().openapi({ description: 'Since when this server has looked' }),
    pages: z.int().openapi({ description: 'How often a public page was fetched that shows the round' }),
    screens: z.array(z.string()),
    phones: z.int().openapi({ description: 'Links of players that were opened' }),
    helpers: z.int(),
    sheets: z.array(z.string()).openapi({ description: 'Documents of the round that were opened for printing' }),
    boards: z.int(),
    results: z.int(),
    reports: z.int().openapi({ description: 'Boards without a result of which players have reported one' }),
  })
  .openapi('RoundSeen')

/** Published rounds, and for the desk the draft's explanation. */
export const roundEndpoints = routes({
  'GET /tournaments/{tournament}/rounds/{round}': endpoint({
    summary: 'A published round: boards, results, byes, receipt',
    least: 'public',
    shows: 'results',
    asOf: true,
    params,
    answers: publishedRoundSchema,
    handle: async ({ tournaments }, { params: { tournament, round } }) => {
      const open = await tournaments.get(tournament)
      const found = open.desk.state.rounds.find((entry) => entry.round === round)
      return found === undefined ? notFound({ what: 'round', round }) : { json: roundNow(open, found) }
    },
  }),
  'GET /tournaments/{tournament}/rounds/{round}/seen': endpoint({
    summary: 'Who has seen the pairing of a round, as far as this server has noticed, and what was entered of it since',
    least: 'deputy',
    params,
    answers: seenSchema,
    handle: async ({ tournaments, looks, directory }, { params: { tournament, round } }) => {
      const open = await tournaments.get(tournament)
      const found = open.desk.state.rounds.find((entry) => entry.round === round)
      const at = effective(open.desk.history).findLast(({ event }) => event.kind === 'round-published' && event.round.round === round)
      if (found === undefined || at === undefined) return notFound({ what: 'round', round })
      const published = open.said[at.sequence - 1]!
      return {
        json: {
          published: { at: published.at, name: nameOfActor(directory.state, published.actor) },
          since: looks.since,
          ...looks.of(tournament, found.receipt),
          boards: found.boards.length,
          results: found.boards.filter(({ result }) => result !== null).length,
          reports: found.boards.filter(({ result, reports }) => result === null && reports.length > 0).length,
        },
      }
    },
  }),
  'GET /tournaments/{tournament}/rounds/{round}/explanation': endpoint({
    summary: 'Why the round is paired as it is, as data with articles and as sentences',
    least: 'public',
    shows: 'results',
    asOf: true,
    params,
    query: spoken,
    answers: roundExplanation,
    handle: async (context, { params: place, query }, caller) =>
      (await shut(context, place, caller)) ?? explainRound(context, place.tournament, place.round, query, caller),
  }),
  'GET /tournaments/{tournament}/rounds/{round}/why': endpoint({
    summary: 'Why two players meet, or why one has this opponent, floated or got the bye',
    ...question,
    handle: (context, { params, query }, caller) => answer(context, params, { kind: 'why', ...query }, caller),
  }),
  'GET /tournaments/{tournament}/rounds/{round}/why-not': endpoint({
    summary: 'Why two players do not meet, or why one did not float or get the bye',
    ...question,
    handle: (context, { params, query }, caller) => answer(context, params, { kind: 'why-not', ...query }, caller),
  }),
  'GET /tournaments/{tournament}/rounds/{round}/receipt': endpoint({
    summary: 'The receipt of a published round, made again from the record and compared',
    least: 'public',
    shows: 'results',
    asOf: true,
    params,
    query: z.object({ receipt: line(64).optional().openapi({ description: 'As printed, where the round was published more than once' }) }),
    answers: receiptVerdict,
    handle: async ({ tournaments, storage }, { params: { tournament, round }, query: { receipt } }) => {
      const verified = await verifyReceipt(storage, await tournaments.get(tournament), round, receipt)
      return verified === null ? notFound({ what: 'round', round }) : { json: verified }
    },
  }),
})
