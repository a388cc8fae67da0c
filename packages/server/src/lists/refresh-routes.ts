import { z } from '@hono/zod-openapi'
import type { PlayerData } from '@zug/engine/desk'
import { endpoint } from '../http/endpoint.ts'
import { routes } from '../http/routes.ts'
import { described, playerSchema } from '../http/schema.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { refreshedFields, refreshOf } from './refresh.ts'

const refreshSchema = z
  .object({
    lists: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['fide', 'national']),
        month: z.string(),
        importedAt: z.string(),
        older: z.boolean().openapi({ description: 'Than the first day of the event' }),
        newer: z.boolean().openapi({ description: 'Than the month of the first day' }),
        days: z.int().openapi({ description: 'Whole days since it was imported' }),
      }),
    ),
    players: z.array(
      z.object({
        player: playerSchema,
        differences: z.array(z.object({ field: z.enum(refreshedFields), was: z.string(), is: z.string() })),
        byHand: z.boolean().openapi({ description: 'The rating was entered at the desk, and stays' }),
        changes: described<Partial<PlayerData>>(z.looseObject({})),
      }),
    ),
    missing: z.array(playerSchema),
    unnumbered: z.array(playerSchema),
    numbers: z.enum(['free', 'asks', 'settled']),
  })
  .openapi('Refresh')

export const refreshEndpoints = routes({
  'GET /tournaments/{tournament}/refresh': endpoint({
    summary: 'What the rating lists that are there now would change of the players, to be sent as `refresh-players`; writes nothing',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    answers: refreshSchema,
    handle: async ({ lists, tournaments, now }, { params }) => ({
      json: await refreshOf(lists, (await tournaments.get(params.tournament)).desk.state, now().toISOString()),
    }),
  }),
})
