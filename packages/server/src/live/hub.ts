import type { Principal } from '../accounts/principal.ts'
import { limits } from '../limits.ts'
import type { Log } from '../observe/log.ts'
import type { Storage, StoredEvent } from '../storage/port.ts'

/** What was appended to one stream since the last time, in order. */
export type Listener = (events: readonly StoredEvent[]) => void
export type Watcher = (stream: string, events: readonly StoredEvent[]) => void | Promise<void>

export type HubOptions = {
  readonly storage: Storage
  readonly log: Log
  /** Streams that may be open at once. A tenth is kept for those who have an account, and another for those who have at least a link. */
  readonly most: number
  /** Of these for one address, by people who have neither. */
  readonly mostEach?: number
  /** Appends within so many milliseconds travel together: a result reaches everybody well within a second, and a flood of them in few messages. */
  readonly gather?: number
}

/** Who listens: whoever has an account, or a link, or one of the public, by address. */
export type From = { readonly kind: 'account' | 'link' | 'public'; readonly id: string }

export const fromOf = (principal: Principal, address: string): From => {
  switch (principal.kind) {
    case 'nobody':
      return { kind: 'public', id: address }
    case 'account':
      return { kind: 'account', id: principal.account }
    case 'helper':
    case 'board':
      return { kind: 'link', id: principal.link }
  }
}

/** Of one account, with all its windows, and of one link: a phone has few, and a slip may lie about. */
const mostOf = { account: limits.liveStreamsPerAccount, link: limits.liveStreamsPerLink } as const

const pageSize = 500
const heartbeat = 20_000

/** Reads on in storage whenever something was appended, by this process or another, and tells whoever listens. One reader for all listeners. */
export const createHub = async ({ storage, log, most, mostEach = most, gather = 100 }: HubOptions) => {
  const listeners = new Map<string, Set<Listener>>()
  const watchers = new Set<Watcher>()
  const beats = new Set<() => void>()
  const ends = new Set<() => void>()
  /** Streams of each account, link and address. */
  const counts = new Map<string, number>()
  const tenth = Math.floor(most / 10)
  const room = { account: most, link: most - tenth, public: most - 2 * tenth } as const
  let cursor = 0
  let closed = false
  let timer: NodeJS.Timeout | null = null
  let reading = false
  let again = false

  const wake = (delay = gather): void => {
    if (closed) return
    if (reading) again = true
    else timer ??= setTimeout(pump, delay)
  }

  const pump = async (): Promise<void> => {
    timer = null
    reading = true
    again = false
    let failed = false
    try {
      for (;;) {
        const page = await storage.readAll(cursor, pageSize)
        if (page.length === 0 || closed) break
        // Only then on: if telling fails, the same is told again, and whoever heard it the first time leaves it out.
        await deliver(page)
        cursor = page.at(-1)!.position
      }
    } catch (error) {
      failed = true
      if (!closed) log.warn({ err: error }, 'live updates wait for storage')
    }
    reading = false
    if (failed) wake(1000)
    else if (again) wake()
  }

  const deliver = async (page: readonly StoredEvent[]): Promise<void> => {
    const streams = new Map<string, StoredEvent[]>()
    for (const event of page) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event])
    for (const [stream, events] of streams) {
      for (const watcher of watchers) await watcher(stream, events)
      for (const listener of listeners.get(stream) ?? []) listener(events)
    }
  }

  // A wake that comes before the cursor stands has nothing to tell: nobody listens yet, and the cursor will be after it.
  let begun = false
  const unsubscribe = await storage.subscribe(() => begun && wake())
  cursor = await storage.position()
  begun = true

  const beat = setInterval(() => {
    for (const tell of beats) tell()
  }, heartbeat)
  beat.unref()

  /** false when they have all they may have. */
  const count = ({ kind, id }: From, change: 1 | -1): boolean => {
    const name = `${kind} ${id}`
    const now = (counts.get(name) ?? 0) + change
    if (now > (kind === 'public' ? mostEach : mostOf[kind])) return false
    if (now === 0) counts.delete(name)
    else counts.set(name, now)
    return true
  }

  return {
    /** Hears of every stream, before the listeners do. */
    watch: (watcher: Watcher): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    /** null when too many listen already. `alive` is called now and then, `end` when the server goes. */
    listen: (stream: string, listener: Listener, alive: () => void, end: () => void, from: From): (() => void) | null => {
      if (closed || beats.size >= room[from.kind] || !count(from, 1)) return null
      const group = listeners.get(stream) ?? new Set()
      listeners.set(stream, group.add(listener))
      beats.add(alive)
      ends.add(end)
      return () => {
        group.delete(listener)
        if (group.size === 0 && listeners.get(stream) === group) listeners.delete(stream)
        if (beats.delete(alive)) count(from, -1)
        ends.delete(end)
      }
    },
    open: (): number => beats.size,
    close: async (): Promise<void> => {
      if (closed) return
      closed = true
      clearInterval(beat)
      if (timer !== null) clearTimeout(timer)
      for (const end of [...ends]) end()
      await unsubscribe()
    },
  }
}

export type Hub = Awaited<ReturnType<typeof createHub>>
