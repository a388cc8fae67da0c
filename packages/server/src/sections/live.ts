import { z } from '@hono/zod-openapi'
import { tenantAmong } from '../accounts/tenant.ts'
import { shownOf } from '../hall/shown.ts'
import { endpoint } from '../http/endpoint.ts'
import { problem, problemResponse } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { eventStream } from '../live/event-stream.ts'
import { fromOf } from '../live/hub.ts'
import { heartbeatMessage, openingMessage } from '../live/message.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { sectionsOf } from './sections.ts'

const changed = new TextEncoder().encode('data: changed\n\n')

/** Messages that may wait for a slow reader; each says the same. */
const mostWaiting = 20

/** Says that something everybody may see has changed in some section of the event, and nothing more: what that is, pages read for themselves. */
export const eventLiveEndpoints = routes({
  'GET /tournaments/{tournament}/sections/live': endpoint({
    summary: 'That something new is to be seen in a section of the event, as server-sent events',
    least: 'public',
    shows: 'results',
    params: z.object({ tournament: tournamentIdSchema }),
    media: 'text/event-stream',
    handle: async (context, { params }, { principal, address, request, standingNow }) => {
      const { hub, halls, hallMessages, signals, tournaments, directory } = context
      const sections = await sectionsOf(tournaments, directory.state, await tournaments.get(params.tournament))
      const stops: (() => void)[] = []
      let controller: ReadableStreamDefaultController<Uint8Array> | null = null
      const finish = (): void => {
        for (const stop of stops.splice(0)) stop()
        try {
          controller?.close()
        } catch {
          // The reader has gone already.
        }
        controller = null
      }
      const send = (message: Uint8Array): void => {
        if (controller === null) return
        if (!standingNow().visible || (controller.desiredSize ?? 0) <= 0) finish()
        else controller.enqueue(message)
      }
      const shown = (id: string): boolean => id === params.tournament || directory.state.visible.has(id)
      /** How far everybody's numbers of a section go: drafts, and what the hall holds back, are none of them. */
      const standOf = (section: OpenTournament): string => {
        const { sequences } = shownOf(section, halls.of(section.id), 'results').line
        return `${sequences.length} ${sequences.at(-1)}`
      }
      const stands = new Map(sections.map((section) => [section.id, standOf(section)]))
      const look = async (id: string): Promise<void> => {
        if (!stands.has(id) || !shown(id)) return
        const stand = standOf(await tournaments.get(id))
        if (stands.get(id) === stand) return
        stands.set(id, stand)
        send(changed)
      }
      const tell = (id: string): void => void look(id).catch(finish)
      const stop = hub.listen(
        params.tournament,
        () => tell(params.tournament),
        () => send(heartbeatMessage),
        finish,
        fromOf(principal, address, tenantAmong(directory.state, params.tournament)),
      )
      if (stop === null) return problemResponse(problem(503, 'too-many-streams'))
      stops.push(
        stop,
        signals.onContact(() => send(changed)),
        hub.watch((stream) => {
          if (stream !== params.tournament) tell(stream)
        }),
        ...sections.map(({ id }) =>
          signals.listen(id, ({ name, to }) => void (name === 'hall' && to === 'everybody' && shown(id) && send(changed))),
        ),
        () => request.signal.removeEventListener('abort', finish),
      )
      for (const section of sections) hallMessages.begin(section)
      request.signal.addEventListener('abort', finish)
      return eventStream(
        {
          start: (given) => {
            controller = given
            if (request.signal.aborted) finish()
            else send(openingMessage(Math.random()))
          },
          cancel: () => {
            controller = null
            finish()
          },
        },
        mostWaiting,
      )
    },
  }),
})
