import { z } from '@hono/zod-openapi'
import { rulebookAt } from '@zug/engine/desk'
import { mostInTables, roundRobinSettingsOf, scheduleOf } from '@zug/engine/pairing'
import { endpoint } from '../http/endpoint.ts'
import { problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { playerSchema } from '../http/schema.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { entrantsNow } from '../tournaments/moments.ts'
import { tablesFit } from './tables.ts'

const scheduleSchema = z
  .object({
    /** Rounds of one cycle; a double round robin has two. */
    cycle: z.int(),
    rounds: z.array(
      z.object({
        round: z.int(),
        games: z.array(z.object({ white: playerSchema, black: playerSchema })),
        rests: z.array(playerSchema),
      }),
    ),
  })
  .openapi('Schedule')

/** A round robin knows every pairing before the first move (652). */
export const scheduleEndpoints = routes({
  'GET /tournaments/{tournament}/schedule': endpoint({
    summary: 'All rounds of a round robin by its tables, played or not',
    least: 'deputy',
    asOf: true,
    params: z.object({ tournament: tournamentIdSchema }),
    answers: scheduleSchema,
    handle: async ({ tournaments }, { params }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      if (rulebookAt(state).traits.drawnFrom !== 'tables') return problem(422, 'no-schedule')
      if (!tablesFit(state)) return problem(422, 'too-many', { most: mostInTables })
      const entrants = entrantsNow(state)
      const everybody = entrants.players.map(({ id }) => id)
      const rounds = scheduleOf(entrants).map((games, index) => {
        const playing = new Set(games.flatMap(({ white, black }) => [white, black]))
        return { round: index + 1, games, rests: everybody.filter((id) => !playing.has(id)) }
      })
      const { double } = roundRobinSettingsOf(entrants)
      return { json: { cycle: double ? Math.ceil(rounds.length / 2) : rounds.length, rounds } }
    },
  }),
})
