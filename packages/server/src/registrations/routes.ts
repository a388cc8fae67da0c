import { z } from '@hono/zod-openapi'
import { endpoint } from '../http/endpoint.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { matchAll } from './match.ts'
import { matchesSchema, mostAtOnce, registrationSchema } from './registration-schema.ts'

export const registrationEndpoints = routes({
  'POST /tournaments/{tournament}/matches': endpoint({
    summary: 'Who of the rating lists each of these registrations is: certain, to be confirmed, or nobody, with the reason; writes nothing',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    body: z.strictObject({ registrations: z.array(registrationSchema).min(1).max(mostAtOnce) }),
    answers: matchesSchema,
    handle: async ({ lists, tournaments }, { params, body }) => {
      const { settings } = (await tournaments.get(params.tournament)).desk.state
      return { json: { matches: await matchAll(lists, body.registrations, settings?.info.federation ?? '') } }
    },
  }),
})
