import type { Signals } from './signals.ts'
import { signalOf } from './signals.ts'

type Person = { readonly actor: string; readonly name: string }
export type Present = { readonly name: string; readonly since: string; readonly windows: number }

/** Who has the console of a tournament open, by live streams of the desk. Somebody with two windows is one person. */
export const createPresence = (signals: Signals, now: () => Date) => {
  const halls = new Map<string, Map<string, { name: string; since: string; windows: number }>>()
  const of = (tournament: string): { readonly here: number; readonly people: readonly Present[] } => {
    const people = [...(halls.get(tournament)?.values() ?? [])].map((person) => ({ ...person }))
    return { here: people.length, people }
  }
  const tell = (tournament: string): void => signals.send(tournament, signalOf('presence', 'desk', of(tournament)))
  return {
    of,
    /** Until what it gives is called. */
    enter: (tournament: string, { actor, name }: Person): (() => void) => {
      const hall = halls.get(tournament) ?? new Map<string, { name: string; since: string; windows: number }>()
      halls.set(tournament, hall)
      const person = hall.get(actor) ?? { name, since: now().toISOString(), windows: 0 }
      hall.set(actor, person)
      person.windows += 1
      tell(tournament)
      return () => {
        person.windows -= 1
        if (person.windows === 0) hall.delete(actor)
        if (hall.size === 0) halls.delete(tournament)
        tell(tournament)
      }
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
