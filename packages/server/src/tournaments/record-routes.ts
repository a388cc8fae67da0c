import { z } from '@hono/zod-openapi'
import { actorOf } from '../accounts/principal.ts'
import { endpoint } from '../http/endpoint.ts'
import { problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, tournamentIdSchema } from '../http/texts.ts'
import { sequenceOf } from './desk-store.ts'

const acceptRequest = z
  .strictObject({ key: idempotencyKeySchema, reason: z.string().trim().min(1).max(500) })
  .openapi('AcceptRecordRequest')

export const recordEndpoints = routes({
  'POST /tournaments/{tournament}/record': endpoint({
    summary: 'Answer for a record that was changed outside the desk, with a reason that is recorded',
    least: 'chief',
    params: z.object({ tournament: tournamentIdSchema }),
    body: acceptRequest,
    answers: z.object({ sequence: z.int() }),
    handle: async ({ tournaments, now }, { params: { tournament }, body: { key, reason } }, { principal }) => {
      const open = await tournaments.get(tournament)
      if (open.record.breaches.length === 0) return { json: { sequence: sequenceOf(open) } }
      if (!open.record.readable) return problem(409, 'record-unreadable')
      const actor = actorOf(principal)
      const accepted = await tournaments.accept(tournament, reason, { idempotencyKey: `${actor}/${key}`, actor, at: now().toISOString() })
      return { json: { sequence: sequenceOf(accepted ?? (await tournaments.refresh(tournament))) } }
    },
  }),
})
