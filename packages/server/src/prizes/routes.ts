import { z } from '@hono/zod-openapi'
import { type DeskState, isPossibleResult } from '@zug/engine/desk'
import { atLeast } from '../accounts/roles.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { boardIndexSchema, boardResultSchema } from '../tournaments/command-schema.ts'
import { roundSchema } from '../tournaments/rules-schema.ts'
import { differencesOf, prizesOf, prizesView } from './list.ts'
import { prizesAnswerSchema, whatIfSchema } from './schema.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

const supposed = z.strictObject({
  round: roundSchema,
  board: boardIndexSchema,
  result: boardResultSchema.refine(isPossibleResult, 'There is no such result').nullable(),
})

type Supposed = z.output<typeof supposed>

/** The state as it would be with these results; null where there is no such board. Nothing is written. */
const supposing = (state: DeskState, results: readonly Supposed[]): DeskState | null => {
  const rounds = [...state.rounds]
  for (const { round, board, result } of results) {
    const at = rounds.findIndex((one) => one.round === round)
    const seat = rounds[at]?.boards[board]
    if (seat === undefined) return null
    rounds[at] = { ...rounds[at]!, boards: rounds[at]!.boards.with(board, { ...seat, result }) }
  }
  return { ...state, rounds }
}

export const prizesEndpoints = routes({
  'GET /tournaments/{tournament}/prizes': endpoint({
    summary: 'Who takes which prize after a round, and why; for everybody where the organiser shows it',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: tournament,
    query: z.object({ round: wholeNumberText.optional() }),
    answers: prizesAnswerSchema,
    handle: async ({ tournaments }, { params, query }, { standing, asPublic }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const forDesk = !asPublic && atLeast(standing.role, 'deputy')
      const now = forDesk || state.settings!.prizes?.public === true ? prizesOf(state, query.round ?? null) : null
      return { json: { list: now === null ? null : prizesView(state, now, forDesk) } }
    },
  }),
  'POST /tournaments/{tournament}/prizes/what-if': endpoint({
    summary: 'Who would gain or lose if games had ended otherwise; writes nothing',
    least: 'deputy',
    params: tournament,
    body: z.strictObject({ round: roundSchema.nullable().default(null), results: z.array(supposed).min(1).max(200) }),
    answers: whatIfSchema,
    handle: async ({ tournaments }, { params, body }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const then = supposing(state, body.results)
      if (then === null) return notFound({ what: 'board' })
      const [before, after] = [prizesOf(state, body.round), prizesOf(then, body.round)]
      if (before === null || after === null) return { json: { list: null, changes: [] } }
      return { json: { list: prizesView(then, after, true), changes: [...differencesOf(state, before, after)] } }
    },
  }),
})
