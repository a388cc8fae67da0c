import { z } from '@hono/zod-openapi'
import { languages, voices } from '@zug/engine'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { mayBeExplained } from '../hall/shown.ts'
import { type Answer, type Caller, type Endpoint, endpoint } from '../http/endpoint.ts'
import { notFound, problem } from '../http/problem.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { publicRound } from '../tournaments/views/public-view.ts'
import { publishedRoundSchema, receiptSchema } from '../tournaments/views/view-schema.ts'
import { type Asked, explainRound } from './explain.ts'
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
const access = { kind: 'tournament', needs: 'public' } as const
const path = '/tournaments/{tournament}/rounds/{round}'

const explain = async (context: ServerContext, id: string, round: number, asked: Asked, caller: Caller): Promise<Answer> => {
  if (!atLeast(caller.standing.role, 'deputy') && !mayBeExplained(await context.tournaments.get(id), context.halls.of(id), round))
    return problem(422, 'not-shown')
  return explainRound(context, id, round, asked, caller)
}

const receiptVerdict = z
  .object({
    receipt: receiptSchema,
    again: receiptSchema,
    verdict: z.object({ inputs: z.boolean(), pairing: z.boolean(), engine: z.boolean(), whole: z.boolean() }),
    byHand: z.boolean(),
  })
  .openapi('ReceiptVerdict')

/** Published rounds, and for the desk the draft's explanation. */
export const roundEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'get',
    path,
    summary: 'A published round: boards, results, byes, receipt',
    access,
    params,
    answers: publishedRoundSchema,
    handle: async ({ tournaments }, { params: { tournament, round } }) => {
      const found = (await tournaments.get(tournament)).desk.state.rounds.find((entry) => entry.round === round)
      return found === undefined ? notFound({ what: 'round', round }) : { json: publicRound(found) }
    },
  }),
  endpoint({
    method: 'get',
    path: `${path}/explanation`,
    summary: 'Why the round is paired as it is, as data with articles and as sentences',
    access,
    params,
    query: spoken,
    answers: roundExplanation,
    handle: (context, { params: { tournament, round }, query }, caller) =>
      explain(context, tournament, round, { kind: 'round', voice: 'arbiter', ...query }, caller),
  }),
  ...(['why', 'why-not'] as const).map((kind) =>
    endpoint({
      method: 'get',
      path: `${path}/${kind}`,
      summary:
        kind === 'why'
          ? 'Why two players meet, or why one has this opponent, floated or got the bye'
          : 'Why two players do not meet, or why one did not float or get the bye',
      access,
      params,
      query: pair,
      answers: answerExplanation,
      handle: (context, { params: { tournament, round }, query }, caller) =>
        explain(context, tournament, round, { kind, ...query }, caller),
    }),
  ),
  endpoint({
    method: 'get',
    path: `${path}/receipt`,
    summary: 'The receipt of a published round, made again from the record and compared',
    access,
    params,
    answers: receiptVerdict,
    handle: async ({ tournaments }, { params: { tournament, round } }) => {
      const verified = verifyReceipt(await tournaments.get(tournament), round)
      return verified === null ? notFound({ what: 'round', round }) : { json: verified }
    },
  }),
]
