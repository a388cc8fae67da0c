import { z } from '@hono/zod-openapi'
import { ratingSystems } from '@zug/engine/ratings'
import { atLeast } from '../accounts/roles.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { playerRatingAnswerSchema, ratingsAnswerSchema } from './schema.ts'
import { playerRatingView, ratingsOf, ratingsView } from './view.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

const asked = z.object({
  round: wholeNumberText.optional(),
  by: z.enum(ratingSystems).optional().openapi({ description: 'Whose formulas; those of the CFC in Canada, else FIDE’s' }),
})

export const ratingsEndpoints = routes({
  'GET /tournaments/{tournament}/ratings': endpoint({
    summary: 'What the games make of everybody’s rating after a round',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: tournament,
    query: asked,
    answers: ratingsAnswerSchema,
    handle: async ({ tournaments }, { params, query }, { standing, asPublic }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const changes = ratingsOf(state, query.round ?? null, query.by ?? null)
      return { json: { ratings: changes === null ? null : ratingsView(changes, !asPublic && atLeast(standing.role, 'deputy')) } }
    },
  }),
  'GET /tournaments/{tournament}/players/{player}/rating': endpoint({
    summary: 'How the rating of a player changes, game by game',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: tournament.extend({ player: wholeNumberText }),
    query: asked,
    answers: playerRatingAnswerSchema,
    handle: async ({ tournaments }, { params, query }, { standing, asPublic }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const changes = ratingsOf(state, query.round ?? null, query.by ?? null)
      if (changes === null) return { json: { rating: null } }
      const one = changes.players.find(({ player }) => player.id === params.player)
      if (one === undefined) return notFound({ what: 'player' })
      return { json: { rating: playerRatingView(changes, one, !asPublic && atLeast(standing.role, 'deputy')) } }
    },
  }),
})
