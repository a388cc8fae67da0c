import type { RecordedEvent } from '@zug/engine/desk'
import type { ServerContext } from '../context.ts'
import { shownOf } from '../hall/shown.ts'
import { hallView } from '../hall/view.ts'
import { problem, problemResponse } from '../http/problem.ts'
import type { StoredEvent } from '../storage/port.ts'
import { type OpenTournament, sequenceOf } from '../tournaments/desk-store.ts'
import { lastPublic } from '../tournaments/last-public.ts'
import type { Tournaments } from '../tournaments/service.ts'
import { eventStream } from './event-stream.ts'
import type { From } from './hub.ts'
import { type Audience, heartbeatMessage, messageOf, openingMessage, setBackMessage } from './message.ts'
import { overtakenIn } from './overtaken.ts'
import { type Signal, signalOf } from './signals.ts'

/** Messages that may wait for a slow reader; then it is let go and comes back with its cursor. */
const mostWaiting = 100

/** All listeners of a stream get the same list of events, so its message is made once. */
const made = new WeakMap<readonly StoredEvent[], Map<Audience, Uint8Array | null>>()

/** What many who were away have missed alike: after a restart a whole hall comes back from the same place. */
const missed = new WeakMap<readonly RecordedEvent[], Map<string, Uint8Array | null>>()
const mostMissed = 20
const pastMessage = (history: readonly RecordedEvent[], name: string, make: () => Uint8Array | null): Uint8Array | null => {
  const messages = missed.get(history) ?? new Map<string, Uint8Array | null>()
  missed.set(history, messages)
  const known = messages.get(name)
  if (known !== undefined) return known
  const message = make()
  if (messages.size < mostMissed) messages.set(name, message)
  return message
}

/** A reader that was told more by another process is not ahead of us: what it knows is in storage. */
const upTo = async (tournaments: Tournaments, stream: string, cursor: number): Promise<OpenTournament> => {
  const open = await tournaments.get(stream)
  return cursor > sequenceOf(open) ? tournaments.refresh(stream) : open
}

export type Reader = {
  /** Asked anew each time, so that access that was taken away ends at once; null when there is none any more. */
  readonly audienceNow: () => Audience | null
  /** Who is at the desk, by an account or a link; null for everybody else. */
  readonly person: { readonly actor: string; readonly name: string } | null
  readonly from: From
  /** The page was closed: noticed at once, even before it had its answer. */
  readonly gone: AbortSignal
}

/**
 * Everything after event number `after`, for as long as the reader stays. It listens before it reads what is past, and then leaves out what it had
 * already: no gap, nothing twice. A reader who knows of more than there is has seen what a restored backup does not have, and is told to read again. A reader whose audience changes is let go and comes back as what it now is.
 */
export const liveStream = (
  context: ServerContext,
  stream: string,
  { audienceNow, person, from, gone }: Reader,
  after: number,
): Response => {
  const { hub, halls, signals, tournaments, presence, work, now, log } = context
  const audience = audienceNow() ?? 'everybody'
  let cursor = after
  let early: (readonly StoredEvent[])[] | null = []
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
  const send = (message: Uint8Array | null): void => {
    if (message === null || controller === null) return
    if ((controller.desiredSize ?? 0) <= 0) finish()
    else controller.enqueue(message)
  }
  const sharedMessage = (events: readonly StoredEvent[]): Uint8Array | null => {
    const messages = made.get(events) ?? new Map<Audience, Uint8Array | null>()
    made.set(events, messages)
    if (!messages.has(audience)) messages.set(audience, messageOf(events, audience, halls.of(stream)))
    return messages.get(audience)!
  }
  const tell = (events: readonly StoredEvent[]): void => {
    if (early !== null) {
      early.push(events)
      return
    }
    if (audienceNow() !== audience) {
      finish()
      return
    }
    const fresh = events[0]!.sequence > cursor ? events : events.filter(({ sequence }) => sequence > cursor)
    if (fresh.length === 0) return
    cursor = fresh.at(-1)!.sequence
    send(fresh === events ? sharedMessage(events) : messageOf(fresh, audience, halls.of(stream)))
  }
  const heed = (signal: Signal): void => {
    if (signal.to !== audience || early !== null) return
    if (audienceNow() === audience) send(signal.message)
    else finish()
  }

  const alive = (): void => (audienceNow() === audience ? send(heartbeatMessage) : finish())
  const stop = hub.listen(stream, tell, alive, finish, from)
  if (stop === null) return problemResponse(problem(503, 'too-many-streams'))
  stops.push(stop, signals.listen(stream, heed), () => gone.removeEventListener('abort', finish))
  gone.addEventListener('abort', finish)
  return eventStream(
    {
      start: async (given) => {
        controller = given
        if (gone.aborted) {
          finish()
          return
        }
        send(openingMessage(Math.random()))
        try {
          const open = await upTo(tournaments, stream, cursor)
          // Everybody is measured by what everybody may notice: how far the desk is shows by nothing.
          const newest = audience === 'desk' ? sequenceOf(open) : (lastPublic(open)?.sequence ?? 0)
          if (cursor > newest) {
            cursor = newest
            send(setBackMessage(cursor))
          }
          const past = open.desk.history.filter(({ sequence }) => sequence > cursor)
          if (past.length > 0) {
            const from = cursor
            cursor = past.at(-1)!.sequence
            send(
              pastMessage(open.desk.history, `${from} ${audience} ${halls.of(stream).sequence}`, () =>
                messageOf(past, audience, halls.of(stream), overtakenIn(open.desk.history)),
              ),
            )
          }
          const waiting = early ?? []
          early = null
          for (const events of waiting) tell(events)
          const hall = halls.of(stream)
          const seen = audience === 'desk' ? open : shownOf(open, hall, 'results')
          send(signalOf('hall', audience, hallView(hall, seen, now(), audience === 'desk')).message)
          if (audience === 'desk' && person !== null && controller !== null) {
            send(signalOf('work', 'desk', work.of(stream)).message)
            stops.push(presence.enter(stream, person))
          }
        } catch (error) {
          log.warn({ err: error }, 'a live stream could not be opened')
          finish()
        }
      },
      cancel: () => {
        controller = null
        finish()
      },
    },
    mostWaiting,
  )
}
