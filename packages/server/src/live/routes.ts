import { z } from '@hono/zod-openapi'
import { atLeast } from '../accounts/roles.ts'
import { type Endpoint, endpoint } from '../http/endpoint.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { liveStream } from './stream.ts'

export const liveEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/live',
    summary: 'What happens, as server-sent events; `after`, or Last-Event-ID, resumes without a gap',
    access: { kind: 'tournament', needs: 'public' },
    params: z.object({ tournament: tournamentIdSchema }),
    query: z.object({ after: wholeNumberText.optional() }),
    media: 'text/event-stream',
    handle: (context, { params, query }, { request, standingNow }) => {
      const resumed = /^\d{1,9}$/.exec(request.headers.get('last-event-id') ?? '')?.[0]
      const after = resumed === undefined ? (query.after ?? 0) : Number(resumed)
      const audience = () => {
        const { role, visible } = standingNow()
        return !visible ? null : atLeast(role, 'deputy') ? 'desk' : 'everybody'
      }
      return liveStream(context, params.tournament, audience, after)
    },
  }),
]
