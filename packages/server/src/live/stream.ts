import type { RecordedEvent } from '@zug/engine/desk'
import type { ServerContext } from '../context.ts'
import { helpersLine, type PublicLine } from '../hall/public-line.ts'
import { shownOf } from '../hall/shown.ts'
import type { HallState } from '../hall/state.ts'
import { hallView } from '../hall/view.ts'
import { problem, problemResponse } from '../http/problem.ts'
import type { StoredEvent } from '../storage/port.ts'
import { type OpenTournament, sequenceOf } from '../tournaments/desk-store.ts'
import { eventStream } from './event-stream.ts'
import type { From } from './hub.ts'
import { type Audience, heartbeatMessage, messageOf, openingMessage, setBackMessage } from './message.ts'
import { overtakenIn } from './overtaken.ts'
import { type Signal, signalOf } from './signals.ts'

/** Messages that may wait for a slow reader; then it is let go and comes back with its cursor. */
const mostWaiting = 100

/** All listeners of a stream get the same list of events, so its message is made once. */
const made = new WeakMap<readonly StoredEvent[], Map<Audience, Uint8Array | null>>()

/** What each audience may notice after a list of events; null for the desk, which sees everything. Found once for all listeners. */
const lines = new WeakMap<readonly StoredEvent[], Map<Audience, Promise<PublicLine | null>>>()

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

const lineFor = (open: OpenTournament, hall: HallState, audience: Audience): PublicLine | null => {
  if (audience === 'desk') return null
  return audience === 'helpers' ? helpersLine(open) : shownOf(open, hall, 'results').line
}

/** How far the numbers of an audience go. */
const newestOf = (open: OpenTournament, line: PublicLine | null): number => line?.sequences.length ?? sequenceOf(open)

export type Reader = {
  /** Asked anew each time, so that access that was taken away ends at once; null when there is none any more. */
  readonly audienceNow: () => Audience | null
  /** What the reader is in the tournament, in one word: when it becomes another the page is told. */
  readonly roleNow: () => string
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
  { audienceNow, roleNow, person, from, gone }: Reader,
  after: number,
): Response => {
  const { hub, halls, hallMessages, signals, tournaments, presence, work, contact, now, log } = context
  const audience = audienceNow() ?? 'everybody'
  let cursor = after
  const waiting: (readonly StoredEvent[])[] = []
  /** Until the past is told, and while something is passed on. */
  let passing = true
  let begun = false
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
  const lineAfter = (events: readonly StoredEvent[]): Promise<PublicLine | null> => {
    const found = lines.get(events) ?? new Map<Audience, Promise<PublicLine | null>>()
    lines.set(events, found)
    const line = found.get(audience) ?? tournaments.get(stream).then((open) => lineFor(open, halls.of(stream), audience))
    found.set(audience, line)
    return line
  }
  const sharedMessage = (events: readonly StoredEvent[], line: PublicLine | null): Uint8Array | null => {
    const messages = made.get(events) ?? new Map<Audience, Uint8Array | null>()
    made.set(events, messages)
    if (!messages.has(audience)) messages.set(audience, messageOf(events, audience, line, halls.of(stream)))
    return messages.get(audience)!
  }
  const pass = async (events: readonly StoredEvent[]): Promise<void> => {
    if (audienceNow() !== audience) {
      finish()
      return
    }
    // A tournament that was moved may be heard of from its new database before the last of the old one is read.
    const skips = cursor > 0 && events[0]!.sequence > cursor + 1
    const known = skips ? (await tournaments.get(stream)).desk.history : events
    const fresh = !skips && events[0]!.sequence > cursor ? events : known.filter(({ sequence }) => sequence > cursor)
    if (fresh.length === 0) return
    cursor = fresh.at(-1)!.sequence
    const line = audience === 'desk' ? null : await lineAfter(events)
    send(fresh === events ? sharedMessage(events, line) : messageOf(fresh, audience, line, halls.of(stream)))
  }
  /** One after the other, in order; what comes meanwhile waits. */
  const passOn = async (): Promise<void> => {
    passing = true
    try {
      for (let events = waiting.shift(); events !== undefined; events = waiting.shift()) await pass(events)
    } catch (error) {
      log.warn({ err: error }, 'a live stream could not go on')
      finish()
    }
    passing = false
  }
  const tell = (events: readonly StoredEvent[]): void => {
    waiting.push(events)
    if (!passing) void passOn()
  }
  const heed = (signal: Signal): void => {
    if ((signal.to === 'desk') !== (audience === 'desk') || !begun) return
    if (audienceNow() === audience) send(signal.message)
    else finish()
  }

  /** Access was taken away, or given: the page hears of it at once, also where its stream ends with it. */
  let role = roleNow()
  const look = (): void => {
    const now = roleNow()
    if (now === role) return
    role = now
    send(signalOf('access', 'desk', {}).message)
    if (audienceNow() !== audience) finish()
  }

  const tellContact = (): void => {
    if (begun) send(signalOf('contact', 'everybody', { asOf: contact.asOf() }).message)
  }
  const alive = (): void => (audienceNow() === audience ? send(heartbeatMessage) : finish())
  const stop = hub.listen(stream, tell, alive, finish, from)
  if (stop === null) return problemResponse(problem(503, 'too-many-streams'))
  stops.push(stop, signals.listen(stream, heed), signals.onAccess(look), signals.onContact(tellContact), () =>
    gone.removeEventListener('abort', finish),
  )
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
          const known = await tournaments.get(stream)
          // A reader that was told more by another process is not ahead of us: what it knows is in storage.
          const ahead = after > newestOf(known, lineFor(known, halls.of(stream), audience))
          const open = ahead ? await tournaments.refresh(stream) : known
          // Everybody is measured by what everybody may notice: how far the desk is shows by nothing.
          const line = lineFor(open, halls.of(stream), audience)
          const newest = newestOf(open, line)
          if (after > newest) send(setBackMessage(newest))
          const number = Math.min(after, newest)
          cursor = line === null ? number : (line.sequences[number - 1] ?? 0)
          const past = open.desk.history.filter(({ sequence }) => sequence > cursor)
          if (past.length > 0) {
            const from = cursor
            cursor = past.at(-1)!.sequence
            send(
              pastMessage(open.desk.history, `${from} ${audience} ${halls.of(stream).sequence}`, () =>
                messageOf(past, audience, line, halls.of(stream), overtakenIn(open.desk.history)),
              ),
            )
          }
          await passOn()
          begun = true
          hallMessages.begin(open)
          const hall = halls.of(stream)
          const seen = audience === 'desk' ? open : shownOf(open, hall, 'results')
          send(signalOf('hall', audience === 'desk' ? 'desk' : 'everybody', hallView(hall, seen, now(), audience === 'desk')).message)
          if (context.config.role === 'edge') tellContact()
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
