import type { Principal } from '../accounts/principal.ts'
import { limits } from '../limits.ts'
import type { Log } from '../observe/log.ts'
import { createTrouble } from '../observe/trouble.ts'
import { type EventLog, home, type Storage, type StoredEvent } from '../storage/port.ts'

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
  /** Of these for the events of one tenant, by the same. */
  readonly mostOfTenant?: number
  /** Appends within so many milliseconds travel together: a result reaches everybody well within a second, and a flood of them in few messages. */
  readonly gather?: number
}

/** Who listens: whoever has an account, or a link, or one of the public, by address. */
export type From = {
  readonly kind: 'account' | 'link' | 'public'
  readonly id: string
  /** Whose event one of the public looks at, where there are several tenants. */
  readonly tenant?: string | null
}

export const fromOf = (principal: Principal, address: string, tenant: string | null = null): From => {
  switch (principal.kind) {
    case 'nobody':
      return { kind: 'public', id: address, tenant }
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

/**
 * Reads on in one log from a cursor of its own whenever something was appended, by this process or another: a database that is away keeps nobody waiting for the others.
 * A wake that comes before the cursor stands has nothing to tell: nobody listens yet, and the cursor will be after it.
 */
const follow = async (
  of: EventLog,
  deliver: (page: readonly StoredEvent[]) => Promise<void>,
  closed: () => boolean,
  log: Log,
  gather: number,
): Promise<{ readonly catchUp: () => Promise<boolean>; readonly stop: () => Promise<void> }> => {
  let cursor: number | null = null
  let begun = false
  let timer: NodeJS.Timeout | null = null
  let pumping: Promise<void> | null = null
  let again = false
  let failed = false
  const trouble = createTrouble(log, 'live updates wait for storage', 'live updates go on', { database: of.name })
  const wake = (delay = gather): void => {
    if (closed() || !begun) return
    if (pumping !== null) again = true
    else timer ??= setTimeout(readOn, delay)
  }
  const readOn = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    pumping ??= pump().finally(() => {
      pumping = null
      if (failed) wake(1000)
      else if (again) wake()
    })
    return pumping
  }
  const pump = async (): Promise<void> => {
    again = false
    failed = false
    try {
      cursor ??= await of.position()
      for (;;) {
        const page = await of.readAll(cursor, pageSize)
        if (page.length === 0 || closed()) break
        // Only then on: if telling fails, the same is told again, and whoever heard it the first time leaves it out.
        await deliver(page)
        cursor = page.at(-1)!.position
      }
      trouble.over()
    } catch (error) {
      failed = true
      if (!closed()) trouble.is(error)
    }
  }
  const unsubscribe = await of.bus.onWake(() => wake())
  try {
    cursor = await of.position()
  } catch (error) {
    // Without the installation itself there is nothing to serve; another database may come later.
    if (of.name === home) throw error
    trouble.is(error)
  }
  begun = true
  if (cursor === null) wake(1000)
  const { lookEvery } = of.bus
  const look = lookEvery === null ? null : setInterval(() => wake(0), lookEvery)
  look?.unref()
  return {
    catchUp: async () => {
      if (pumping !== null) await pumping
      await readOn()
      return !failed
    },
    stop: async () => {
      if (look !== null) clearInterval(look)
      if (timer !== null) clearTimeout(timer)
      await unsubscribe()
    },
  }
}

/** Follows all logs and tells whoever listens. One reader a log for all listeners. */
export const createHub = async ({
  storage,
  log,
  most,
  mostEach = most,
  mostOfTenant = limits.liveStreamsPerTenant,
  gather = 100,
}: HubOptions) => {
  const listeners = new Map<string, Set<Listener>>()
  const watchers = new Set<Watcher>()
  const beats = new Set<() => void>()
  const ends = new Set<() => void>()
  /** Streams of each account, link and address. */
  const counts = new Map<string, number>()
  const tenth = Math.floor(most / 10)
  const room = { account: most, link: most - tenth, public: most - 2 * tenth } as const
  let closed = false
  const deliver = async (page: readonly StoredEvent[]): Promise<void> => {
    const streams = new Map<string, StoredEvent[]>()
    for (const event of page) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event])
    for (const [stream, events] of streams) {
      for (const watcher of watchers) await watcher(stream, events)
      for (const listener of listeners.get(stream) ?? []) listener(events)
    }
  }

  const followers = await Promise.all(storage.logs.map((of) => follow(of, deliver, () => closed, log, gather)))
  const beat = setInterval(() => {
    for (const tell of beats) tell()
  }, heartbeat)
  beat.unref()

  /** false when they have all they may have. */
  const count = ({ kind, id, tenant = null }: From, change: 1 | -1): boolean => {
    const counted = [
      { name: `${kind} ${id}`, most: kind === 'public' ? mostEach : mostOf[kind] },
      ...(tenant === null ? [] : [{ name: `tenant ${tenant}`, most: mostOfTenant }]),
    ]
    const now = (name: string): number => (counts.get(name) ?? 0) + change
    if (counted.some((each) => now(each.name) > each.most)) return false
    for (const { name } of counted)
      if (now(name) === 0) counts.delete(name)
      else counts.set(name, now(name))
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
    /** Reads on in the log of the installation itself: false when it cannot be read now. Another database that is away keeps nobody from the rest. */
    reachesHome: (): Promise<boolean> => followers[0]!.catchUp(),
    /** Reads on at once: then whatever was written before is told, if storage could be reached. What is being read may have begun too early. */
    catchUp: async (): Promise<void> => {
      if (closed) return
      await Promise.all(followers.map((follower) => follower.catchUp()))
    },
    close: async (): Promise<void> => {
      if (closed) return
      closed = true
      clearInterval(beat)
      for (const end of [...ends]) end()
      await Promise.all(followers.map((follower) => follower.stop()))
    },
  }
}

export type Hub = Awaited<ReturnType<typeof createHub>>
