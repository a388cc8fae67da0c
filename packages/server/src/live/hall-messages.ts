import type { HallEvent } from '../hall/events.ts'
import { type Halls, hallStream } from '../hall/halls.ts'
import { levelsOf } from '../hall/ladder.ts'
import { shownOf } from '../hall/shown.ts'
import type { HallState } from '../hall/state.ts'
import { hallView } from '../hall/view.ts'
import type { Log } from '../observe/log.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import type { Tournaments } from '../tournaments/service.ts'
import type { Hub } from './hub.ts'
import { type Signal, type Signals, signalOf } from './signals.ts'

const hallSignals = (hall: HallState, open: OpenTournament, now: Date): readonly Signal[] => [
  signalOf('hall', 'desk', hallView(hall, open, now, true)),
  signalOf('hall', 'everybody', hallView(hall, shownOf(open, hall, 'results'), now, false)),
]

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
  const told = new Map<string, string>()
  const tell = (tournament: string): void => {
    if (!signals.isHeard(tournament)) {
      told.delete(tournament)
      return
    }
    const make = async (): Promise<readonly Signal[]> => {
      const open = await tournaments.get(tournament)
      const hall = halls.of(tournament)
      const stands = `${hall.sequence} ${levelsOf(hall, open.desk).join(' ')}`
      if (told.get(tournament) === stands) return []
      told.set(tournament, stands)
      return hallSignals(hall, open, now())
    }
    signals.sendLater(tournament, make).catch((error) => log.warn({ err: error }, 'the hall could not be told'))
  }
  const forget = hub.watch((stream, events) => {
    if (stream === hallStream) for (const each of new Set(events.map(({ event }) => (event as HallEvent).tournament))) tell(each)
    else if (events.some(({ event }) => mayRaise.has(event.kind))) tell(stream)
  })
  return { close: (): void => forget() }
}
