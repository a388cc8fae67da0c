import { z } from '@hono/zod-openapi'
import { playerId } from '@zug/engine/model'
import { ofTournament } from '../accounts/tenant.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { normsMade } from './made-once.ts'
import { normsSchema, playerNormsSchema } from './schema.ts'
import { playerNormsView } from './view.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const afterRound = z.object({ round: wholeNumberText.optional() })

export const normsEndpoints = routes({
  'GET /tournaments/{tournament}/norms': endpoint({
    summary: 'Title norms that are made after a round, and those that still can be',
    least: 'deputy',
    asOf: true,
    params: tournament,
    query: afterRound,
    answers: normsSchema,
    handle: async (context, { params, query }, { request }) => {
      const { state } = (await context.tournaments.get(params.tournament)).desk
      const of = ofTournament(context.directory.state, params.tournament)
      const made = await normsMade(context, state, query.round ?? null, of, request.signal)
      return 'code' in made ? made : { written: made.text }
    },
  }),
  'GET /tournaments/{tournament}/players/{player}/norms': endpoint({
    summary: 'Every title norm of a player as a check-list, and what is still needed',
    least: 'deputy',
    asOf: true,
    params: tournament.extend({ player: wholeNumberText }),
    query: afterRound,
    answers: playerNormsSchema,
    handle: async ({ tournaments }, { params, query }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const norms = playerNormsView(state, query.round ?? null, playerId(params.player))
      return norms === undefined ? notFound({ what: 'player' }) : { json: { norms } }
    },
  }),
})
