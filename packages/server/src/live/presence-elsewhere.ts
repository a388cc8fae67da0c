import { randomUUID } from 'node:crypto'
import type { Log } from '../observe/log.ts'
import { createTrouble } from '../observe/trouble.ts'
import type { Storage } from '../storage/port.ts'
import type { Place } from './presence.ts'

/** What processes on one database say of their people. `hello`: whoever hears it says who is there. */
type Message =
  | { readonly process: string; readonly kind: 'hello' | 'goodbye' | 'still' }
  | ({ readonly process: string; readonly kind: 'person' } & Place)

type Listener = {
  /** Somebody came or went in this tournament, elsewhere. */
  readonly changed: (tournament: string) => void
  /** Everybody here. */
  readonly mine: () => readonly Place[]
}

/** Pages show what is in it. */
const isPerson = ({ tournament, actor, name, since, windows }: Readonly<Partial<Record<keyof Place, unknown>>>): boolean =>
  [tournament, actor, name, since].every((part) => typeof part === 'string') && Number.isSafeInteger(windows)

/** null for what is not about people, and for what only a newer version can read: others say things on the same bus. */
const messageIn = (text: string): Message | null => {
  try {
    const said = JSON.parse(text) as { readonly kind?: unknown; readonly v?: unknown } | null
    const known = said?.v === undefined || said.v === 1
    if (!known || !(['hello', 'goodbye', 'still', 'person'] as readonly unknown[]).includes(said?.kind)) return null
    return said?.kind !== 'person' || isPerson(said as object) ? (said as unknown as Message) : null
  } catch {
    return null
  }
}

/** Milliseconds: a process says so often that it goes on, and one that says nothing for so long has ended without a word. */
const usual = { often: 20_000, silence: 65_000 }

/** More processes than any installation has: what says that it is another one after that is none of ours. */
const mostProcesses = 200

/** More people than any process serves at once. */
const mostPeople = 5000

/** People at other processes on the same database. Nothing of it is kept: a process that starts asks, and one that ends is forgotten. */
export const openElsewhere = async (storage: Storage, log: Log, { often, silence } = usual) => {
  const process = randomUUID()
  const others = new Map<string, { heard: number; readonly people: Map<string, Place> }>()
  const trouble = createTrouble(log, 'other processes could not be told who is here', 'other processes are told again who is here')
  let listener: Listener | null = null

  const send = (message: Message): void => {
    storage.bus.tell(JSON.stringify({ v: 1, ...message })).then(trouble.over, trouble.is)
  }
  const say = (place: Place): void => send({ process, kind: 'person', ...place })
  const forget = (name: string): void => {
    const gone = others.get(name)
    others.delete(name)
    for (const tournament of new Set([...(gone?.people.values() ?? [])].map((place) => place.tournament))) listener?.changed(tournament)
  }
  const take = (text: string): void => {
    const message = messageIn(text)
    if (message === null || message.process === process) return
    if (message.kind === 'goodbye') {
      forget(message.process)
      return
    }
    if (!others.has(message.process) && others.size >= mostProcesses) return
    const known = others.get(message.process) ?? { heard: 0, people: new Map<string, Place>() }
    known.heard = performance.now()
    others.set(message.process, known)
    if (message.kind === 'hello') for (const place of listener?.mine() ?? []) say(place)
    if (message.kind !== 'person') return
    const { tournament, actor, name, since, windows } = message
    const key = `${tournament} ${actor}`
    if (known.people.get(key)?.windows === windows) return
    if (!known.people.has(key) && known.people.size >= mostPeople) return
    if (windows === 0) known.people.delete(key)
    else known.people.set(key, { tournament, actor, name, since, windows })
    listener?.changed(tournament)
  }
  const stop = await storage.bus.hear(take)
  const beat = setInterval(() => {
    for (const [name, { heard }] of others) if (performance.now() - heard > silence) forget(name)
    send({ process, kind: 'still' })
    // Said again: a connection may have been lost for a moment, and what was said then with it.
    for (const place of listener?.mine() ?? []) say(place)
  }, often)
  beat.unref()
  return {
    begin: (given: Listener): void => {
      listener = given
      send({ process, kind: 'hello' })
    },
    say,
    in: (tournament: string): readonly Place[] =>
      [...others.values()].flatMap(({ people }) => [...people.values()].filter((place) => place.tournament === tournament)),
    close: async (): Promise<void> => {
      clearInterval(beat)
      await storage.bus.tell(JSON.stringify({ v: 1, process, kind: 'goodbye' })).catch(() => {})
      await stop()
    },
  }
}

export type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>
