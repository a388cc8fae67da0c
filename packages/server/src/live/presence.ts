import type { Elsewhere } from './presence-elsewhere.ts'
import type { Signals } from './signals.ts'
import { signalOf } from './signals.ts'

export type Person = { readonly actor: string; readonly name: string }
export type Present = { readonly name: string; readonly since: string; readonly windows: number }

/** Somebody in a tournament, as processes tell each other; nobody any more without windows. */
export type Place = Person & Present & { readonly tournament: string }

/** Who has the console of a tournament open, by live streams of the desk, at this process or another. Somebody with two windows is one person. */
export const createPresence = (signals: Signals, now: () => Date, elsewhere: Elsewhere) => {
  const halls = new Map<string, Map<string, { name: string; since: string; windows: number }>>()
  const of = (tournament: string): { readonly here: number; readonly people: readonly Present[] } => {
    const people = new Map<string, Present>()
    const own = [...(halls.get(tournament) ?? [])].map(([actor, person]) => ({ actor, ...person }))
    for (const { actor, name, since, windows } of [...own, ...elsewhere.in(tournament)]) {
      const known = people.get(actor)
      people.set(actor, {
        name,
        since: known === undefined || since < known.since ? since : known.since,
        windows: windows + (known?.windows ?? 0),
      })
    }
    return { here: people.size, people: [...people.values()] }
  }
  const tell = (tournament: string): void => signals.send(tournament, signalOf('presence', 'desk', of(tournament)))
  elsewhere.begin({
    changed: tell,
    mine: () => [...halls].flatMap(([tournament, hall]) => [...hall].map(([actor, person]): Place => ({ tournament, actor, ...person }))),
  })
  return {
    of,
    /** Until what it gives is called. */
    enter: (tournament: string, { actor, name }: Person): (() => void) => {
      const hall = halls.get(tournament) ?? new Map<string, { name: string; since: string; windows: number }>()
      halls.set(tournament, hall)
      const person = hall.get(actor) ?? { name, since: now().toISOString(), windows: 0 }
      hall.set(actor, person)
      const change = (by: 1 | -1): void => {
        person.windows += by
        elsewhere.say({ tournament, actor, ...person })
      }
      change(1)
      tell(tournament)
      return () => {
        change(-1)
        if (person.windows === 0) hall.delete(actor)
        if (hall.size === 0) halls.delete(tournament)
        tell(tournament)
      }
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
