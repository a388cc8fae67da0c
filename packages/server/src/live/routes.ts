import { z } from '@hono/zod-openapi'
import { actorOf } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import { tenantAmong } from '../accounts/tenant.ts'
import { endpoint } from '../http/endpoint.ts'
import { problem, problemResponse } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { fromOf } from './hub.ts'
import { liveStream } from './stream.ts'

export const liveEndpoints = routes({
  'GET /tournaments/{tournament}/live': endpoint({
    summary: 'What happens, as server-sent events; `after`, or Last-Event-ID, resumes without a gap',
    least: 'public',
    shows: 'results',
    params: z.object({ tournament: tournamentIdSchema }),
    query: z.object({ after: wholeNumberText.optional(), as: z.enum(['public', 'desk']).optional() }),
    media: 'text/event-stream',
    handle: (context, { params, query }, { request, standingNow, principal, address }) => {
      const resumed = /^\d{1,9}$/.exec(request.headers.get('last-event-id') ?? '')?.[0]
      const after = resumed === undefined ? (query.after ?? 0) : Number(resumed)
      const audienceNow = () => {
        const { role, visible } = standingNow()
        if (!visible) return null
        return atLeast(role, 'deputy') ? 'desk' : role === 'helper' ? 'helpers' : 'everybody'
      }
      // Whoever listens as everybody does may be given a role meanwhile: the page is told of that as well.
      const roleNow = () => {
        const { role, visible } = standingNow()
        return [visible, role, context.directory.standing(principal, params.tournament).role].join(' ')
      }
      // A desk whose session ended must not go on with what everybody hears and take it for everything.
      if (query.as === 'desk' && audienceNow() !== 'desk') return problemResponse(problem(403, 'forbidden', { because: 'desk-stream' }))
      const person = principal.kind === 'nobody' ? null : { actor: actorOf(principal), name: principal.name }
      return liveStream(
        context,
        params.tournament,
        {
          audienceNow,
          roleNow,
          person,
          from: fromOf(principal, address, tenantAmong(context.directory.state, params.tournament)),
          gone: request.signal,
        },
        after,
      )
    },
  }),
  'GET /tournaments/{tournament}/presence': endpoint({
    summary: 'Who has the console of the tournament open now',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    answers: z
      .object({ here: z.int(), people: z.array(z.object({ name: z.string(), since: z.string(), windows: z.int() })) })
      .openapi('Presence'),
    handle: ({ presence }, { params }) => ({ json: presence.of(params.tournament) }),
  }),
  'GET /tournaments/{tournament}/work': endpoint({
    summary: 'Long work that is going on: pairing a large round, explaining it',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    answers: z
      .object({
        jobs: z.array(
          z.object({
            id: z.int(),
            kind: z.enum(['pairing', 'explanation', 'preview']),
            round: z.int().nullable(),
            stage: z.enum(['waiting', 'working', 'storing']),
            fraction: z.number().nullable(),
            since: z.string(),
          }),
        ),
      })
      .openapi('Work'),
    handle: ({ work }, { params }) => ({ json: work.of(params.tournament) }),
  }),
})
