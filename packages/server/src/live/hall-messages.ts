import type { HallEvent } from '../hall/events.ts'
import { type Halls, hallStream } from '../hall/halls.ts'
import { shownOf } from '../hall/shown.ts'
import type { HallState } from '../hall/state.ts'
import { type HallView, hallView } from '../hall/view.ts'
import type { Log } from '../observe/log.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import type { Tournaments } from '../tournaments/service.ts'
import type { Hub } from './hub.ts'
import { type Signal, type Signals, signalOf } from './signals.ts'

type Hearers = Signal['to']

const viewsOf = (hall: HallState, open: OpenTournament, now: Date): readonly (readonly [Hearers, HallView])[] => [
  ['desk', hallView(hall, open, now, true)],
  ['everybody', hallView(hall, shownOf(open, hall, 'results'), now, false)],
]

/** What hearers can tell two states of a hall apart by. Where it is the same they hear nothing: not even that something was done that is not shown. */
const standOf = ({ sequence, show }: HallView): string => JSON.stringify([sequence, show])

/** Results that do not change what is shown make no message; these may. */
const mayRaise: ReadonlySet<string> = new Set([
  'round-published',
  'round-recalled',
  'result-entered',
  'result-corrected',
  'undone',
  'redone',
])

type Parts = {
  readonly hub: Hub
  readonly halls: Halls
  readonly tournaments: Tournaments
  readonly signals: Signals
  readonly now: () => Date
  readonly log: Log
}

/** Tells who watches a tournament when its hall changes, and when a round rises by itself. */
export const startHallMessages = ({ hub, halls, tournaments, signals, now, log }: Parts) => {
  const told = new Map<string, Map<Hearers, string>>()
  /** Those of a tournament who have another view than they were told last. */
  const news = (open: OpenTournament): readonly Signal[] => {
    const before = told.get(open.id) ?? new Map<Hearers, string>()
    told.set(open.id, before)
    return viewsOf(halls.of(open.id), open, now()).flatMap(([hearers, view]) => {
      const stand = standOf(view)
      if (before.get(hearers) === stand) return []
      before.set(hearers, stand)
      return [signalOf('hall', hearers, view)]
    })
  }
  const tell = (tournament: string): void => {
    if (!signals.isHeard(tournament)) {
      told.delete(tournament)
      return
    }
    const make = async (): Promise<readonly Signal[]> => news(await tournaments.get(tournament))
    signals.sendLater(tournament, make).catch((error) => log.warn({ err: error }, 'the hall could not be told'))
  }
  const forget = hub.watch((stream, events) => {
    if (stream === hallStream) for (const each of new Set(events.map(({ event }) => (event as HallEvent).tournament))) tell(each)
    else if (events.some(({ event }) => mayRaise.has(event.kind))) tell(stream)
  })
  return {
    /** A first listener reads the hall as it is now: only what comes later is news. */
    begin: (open: OpenTournament): void => {
      if (!told.has(open.id)) news(open)
    },
    close: (): void => forget(),
  }
}

export type HallMessages = ReturnType<typeof startHallMessages>
