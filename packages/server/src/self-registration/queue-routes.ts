import { z } from '@hono/zod-openapi'
import { ofTournament } from '../accounts/tenant.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { playerSchema } from '../http/schema.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { playerDataSchema } from '../tournaments/command-schema.ts'
import { findTwins } from '../tournaments/twins.ts'
import { pendingOf, removePending } from './pending.ts'

const queueSchema = z
  .object({
    registrations: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        player: playerDataSchema,
        list: z.string().openapi({ description: 'The rating list the data are of; empty: as typed' }),
        remark: z.string(),
        twins: z
          .array(z.object({ player: playerSchema, name: z.string() }))
          .openapi({ description: 'Who may be the same and is entered already' }),
      }),
    ),
  })
  .openapi('SelfRegistrations')

const tournament = z.object({ tournament: tournamentIdSchema })

export const selfRegistrationEndpoints = routes({
  'GET /tournaments/{tournament}/self-registrations': endpoint({
    summary:
      'Who has registered on the public form and waits for the desk; to accept, send the player as `enter-player` and delete the entry',
    least: 'deputy',
    params: tournament,
    answers: queueSchema,
    handle: async ({ storage, tournaments, workers, directory }, { params: { tournament: id } }) => {
      const { players } = (await tournaments.get(id)).desk.state
      const pending = await pendingOf(storage, id)
      const twins =
        pending.length === 0
          ? []
          : await findTwins(
              workers,
              players.values(),
              pending.map(({ player }) => player),
              ofTournament(directory.state, id),
            )
      return {
        json: {
          registrations: pending.map((entry, at) => ({
            ...entry,
            twins: twins.flatMap(({ index, player, name }) => (index === at && player !== null ? [{ player, name }] : [])),
          })),
        },
      }
    },
  }),
  'DELETE /tournaments/{tournament}/self-registrations/{id}': endpoint({
    summary: 'Take a registration away, because it was entered or refused; nothing of it is kept',
    least: 'deputy',
    params: tournament.extend({ id: z.string().regex(/^[0-9a-f-]{4,40}$/) }),
    answers: z.object({ removed: z.boolean() }),
    handle: async ({ storage }, { params }, { principal }) => {
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      return (await removePending(storage, params.tournament, params.id)) ? { json: { removed: true } } : notFound()
    },
  }),
})
