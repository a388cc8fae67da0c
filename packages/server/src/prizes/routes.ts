import { z } from '@hono/zod-openapi'
import { type DeskState, isPossibleResult } from '@zug/engine/desk'
import { atLeast } from '../accounts/roles.ts'
import { ofTournament } from '../accounts/tenant.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { boardIndexSchema, boardResultSchema } from '../tournaments/command-schema.ts'
import { roundSchema } from '../tournaments/rules-schema.ts'
import { prizesMade } from './made-once.ts'
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
    handle: async (context, { params, query }, { standing, asPublic, address }) => {
      const { state } = (await context.tournaments.get(params.tournament)).desk
      const forDesk = !asPublic && atLeast(standing.role, 'deputy')
      if (!forDesk && state.settings!.prizes?.public !== true) return { json: { list: null } }
      const asker = atLeast(standing.role, 'deputy') ? undefined : address
      const told = await prizesMade(
        context,
        { kind: 'prizes', state, round: query.round ?? null, forDesk },
        asker,
        ofTournament(context.directory.state, params.tournament),
      )
      if ('code' in told) return told
      if (told.kind !== 'prizes') throw new Error('A list of prizes was answered like something else.')
      return { written: told.text }
    },
  }),
  'POST /tournaments/{tournament}/prizes/what-if': endpoint({
    summary: 'Who would gain or lose if games had ended otherwise; writes nothing',
    least: 'deputy',
    params: tournament,
    body: z.strictObject({ round: roundSchema.nullable().default(null), results: z.array(supposed).min(1).max(200) }),
    answers: whatIfSchema,
    handle: async (context, { params, body }) => {
      const { state } = (await context.tournaments.get(params.tournament)).desk
      const then = supposing(state, body.results)
      if (then === null) return notFound({ what: 'board' })
      const told = await prizesMade(
        context,
        { kind: 'prizes-if', state, round: body.round, then },
        undefined,
        ofTournament(context.directory.state, params.tournament),
      )
      if ('code' in told) return told
      if (told.kind !== 'prizes-if') throw new Error('What if was answered like something else.')
      return { written: told.text }
    },
  }),
})
