import type { ServerContext } from '../context.ts'
import { problem, problemResponse } from '../http/problem.ts'
import type { StoredEvent } from '../storage/port.ts'
import { type Audience, heartbeatMessage, messageOf, openingMessage } from './message.ts'

/** Messages that may wait for a slow reader; then it is let go and comes back with its cursor. */
const mostWaiting = 100

/** All listeners of a stream get the same list of events, so its message is made once. */
const made = new WeakMap<readonly StoredEvent[], Map<Audience, Uint8Array | null>>()
const sharedMessage = (events: readonly StoredEvent[], audience: Audience): Uint8Array | null => {
  const messages = made.get(events) ?? new Map<Audience, Uint8Array | null>()
  made.set(events, messages)
  if (!messages.has(audience)) messages.set(audience, messageOf(events, audience))
  return messages.get(audience)!
}

/**
 * Everything after event number `after`, for as long as the reader stays. It listens before it reads what is past, and then leaves out what it had
 * already: no gap, nothing twice. What the reader may hear is asked anew each time, so that access that was taken away ends at once.
 */
export const liveStream = (context: ServerContext, stream: string, audienceNow: () => Audience | null, after: number): Response => {
  let cursor = after
  let early: (readonly StoredEvent[])[] | null = []
  let stop: (() => void) | null = null
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null

  const finish = (): void => {
    stop?.()
    stop = null
    try {
      controller?.close()
    } catch {
      // The reader has gone already.
    }
    controller = null
  }
  const send = (message: Uint8Array | null): void => {
    if (message === null || controller === null) return
    if ((controller.desiredSize ?? 0) <= 0) finish()
    else controller.enqueue(message)
  }
  const tell = (events: readonly StoredEvent[]): void => {
    if (early !== null) {
      early.push(events)
      return
    }
    const audience = audienceNow()
    if (audience === null) {
      finish()
      return
    }
    const fresh = events[0]!.sequence > cursor ? events : events.filter(({ sequence }) => sequence > cursor)
    if (fresh.length === 0) return
    cursor = fresh.at(-1)!.sequence
    send(fresh === events ? sharedMessage(events, audience) : messageOf(fresh, audience))
  }

  const alive = (): void => (audienceNow() === null ? finish() : send(heartbeatMessage))
  stop = context.hub.listen(stream, tell, alive, finish)
  if (stop === null)
    return problemResponse(problem(503, 'too-many-streams', 'Too many people are watching live. Try again soon.'), { 'retry-after': '10' })
  const body = new ReadableStream<Uint8Array>(
    {
      start: async (given) => {
        controller = given
        send(openingMessage(Math.random()))
        try {
          const { desk } = await context.tournaments.get(stream)
          const past = desk.history.filter(({ sequence }) => sequence > cursor)
          if (past.length > 0) {
            cursor = past.at(-1)!.sequence
            send(messageOf(past, audienceNow() ?? 'everybody'))
          }
          const waiting = early ?? []
          early = null
          for (const events of waiting) tell(events)
        } catch (error) {
          context.log.warn({ err: error }, 'a live stream could not be opened')
          finish()
        }
      },
      cancel: () => {
        controller = null
        finish()
      },
    },
    { highWaterMark: mostWaiting },
  )
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
