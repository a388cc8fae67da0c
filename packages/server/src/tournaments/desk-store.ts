import { type Desk, type DeskEvent, emptyDesk, extendDesk, isKnownEvent, type RecordedEvent } from '@zug/engine/desk'
import type { PublicLine } from '../hall/public-line.ts'
import type { Breach } from '../storage/chain/breach.ts'
import { chainStart } from '../storage/chain/link.ts'
import type { CheckedEvents, Storage, StoredEvent } from '../storage/port.ts'
import { inTime } from '../storage/shards/in-time.ts'

/** Who said it, when and under which key: one entry for each event of the desk's history, in the same order. */
export type Attribution = Pick<StoredEvent, 'idempotencyKey' | 'actor' | 'at'>

/** A tournament in memory as far as it was read. `said` grows with `desk.history`. */
export type OpenTournament = {
  readonly id: string
  readonly desk: Desk
  readonly said: readonly Attribution[]
  /** The last sequence number of every key that had its effect. */
  readonly keys: ReadonlyMap<string, number>
  /** What everybody may notice of the history, where this is what everybody sees. */
  readonly line?: PublicLine
  readonly record: RecordState
}

/** What storage says of the record itself. While there are breaches nobody has answered for, a tournament is shown and not changed. */
export type RecordState = {
  /** Over everything up to the last event. */
  readonly hash: string
  readonly breaches: readonly Breach[]
  /** Those that somebody has answered for. */
  readonly accepted: readonly Breach[]
  /** The number of the first event that only a newer version knows: what stands before is shown, and nothing is changed. Not there when there is none. */
  readonly newer?: number
  /** false: from the first breach on, the events make no sense, and only what stands before is shown. */
  readonly readable: boolean
}

export const sequenceOf = ({ desk }: OpenTournament): number => desk.history.at(-1)?.sequence ?? 0

/** Events of one command were appended together, under one key that no other command of the stream has. */
export const extend = (
  open: OpenTournament,
  stored: readonly Omit<StoredEvent, 'stream' | 'position' | 'hash'>[],
  known: Desk | null = null,
): OpenTournament => {
  const fresh = stored.filter(({ sequence }) => sequence > sequenceOf(open))
  if (fresh.length === 0) return open
  const keys = new Map(open.keys)
  const recorded: RecordedEvent[] = []
  let batch = open.desk.history.at(-1)?.batch ?? 0
  let key = open.said.at(-1)?.idempotencyKey
  for (const { sequence, idempotencyKey, event } of fresh) {
    if (idempotencyKey !== key) batch += 1
    key = idempotencyKey
    keys.set(idempotencyKey, sequence)
    recorded.push({ sequence, batch, event: event as DeskEvent })
  }
  const said = [...open.said, ...fresh.map(({ idempotencyKey, actor, at }) => ({ idempotencyKey, actor, at }))]
  return { ...open, desk: known ?? extendDesk(open.desk, recorded), said, keys }
}

export const unopened = (id: string): OpenTournament => ({
  id,
  desk: emptyDesk,
  said: [],
  keys: new Map(),
  record: { hash: chainStart, breaches: [], accepted: [], readable: true },
})

/** With what storage had, as far as it can be followed. */
const opened = (before: OpenTournament, { events, breaches, accepted, point }: CheckedEvents): OpenTournament => {
  const [first] = breaches
  const unknown = events.findIndex(({ event }) => !isKnownEvent(event.kind))
  // Of a record that was altered nobody can say that a newer version knows more of it.
  if (unknown >= 0 && first === undefined) {
    const record = { hash: point.hash, breaches, accepted: before.record.accepted, readable: true, newer: events[unknown]!.sequence }
    return { ...extend(before, events.slice(0, unknown)), record }
  }
  const answered = [...before.record.accepted, ...accepted.flatMap((acceptance) => acceptance.breaches)]
  const record = { hash: point.hash, breaches, accepted: answered, readable: true }
  if (first === undefined) return { ...extend(before, events), record }
  try {
    if (events.at(-1)?.sequence === point.sequence) return { ...extend(before, events), record }
  } catch {
    // What was done to the record leaves nothing that holds together.
  }
  const sound = events.filter(({ sequence }) => sequence < first.from)
  return { ...extend(before, sound), record: { ...record, readable: false } }
}

export type StoreOptions = {
  /** Rather what was known last than nothing, or than waiting for it. */
  readonly lastKnown?: boolean
  readonly patience?: number
  /** Hears of a tournament in which, from an event on, only a newer version knows what happened. */
  readonly newer?: (id: string, from: number) => void
}

/** Why a tournament is shown and not changed; null when it may be. */
export const heldBack = ({ record }: Pick<OpenTournament, 'record'>): 'record-altered' | 'newer-record' | null =>
  record.breaches.length > 0 ? 'record-altered' : record.newer !== undefined ? 'newer-record' : null

/**
 * Tournaments kept in memory at once, and more of them as long as they are small; the one not asked for longest goes first. Whoever reads only knows more of them
 * when the database is away.
 */
const mostOpen = { here: 200, lastKnown: 1500 } as const
const mostSmall = 5000
/** Events of all of them. */
const mostEvents = 200_000
/** Milliseconds in which storage says what it has more of, or, where what was known last is better than nothing, is not waited for: one that is frozen takes its time to hang up. */
const usualPatience = 3000

/**
 * Desks by stream. What is in memory may be behind storage when another process writes too; `refresh` brings it up to date. `lastKnown`: where storage cannot be
 * reached, what is in memory is given.
 */
export const createDeskStore = (
  storage: Storage,
  alarm: (id: string, breaches: readonly Breach[]) => void,
  { lastKnown = false, patience = usualPatience, newer = () => {} }: StoreOptions = {},
) => {
  const most = lastKnown ? mostOpen.lastKnown : mostOpen.here
  const open = new Map<string, OpenTournament>()
  const heard = new Map<string, number>()
  let events = 0
  const drop = (id: string): void => {
    events -= sequenceOf(open.get(id) ?? unopened(id))
    open.delete(id)
  }
  const keep = (tournament: OpenTournament): OpenTournament => {
    const before = open.get(tournament.id)
    if (before !== undefined && sequenceOf(before) > sequenceOf(tournament)) return before
    open.delete(tournament.id)
    open.set(tournament.id, tournament)
    events += sequenceOf(tournament) - (before === undefined ? 0 : sequenceOf(before))
    while (open.size > mostSmall || (open.size > most && events > mostEvents)) {
      const oldest = open.keys().next().value!
      drop(oldest)
      heard.delete(oldest)
    }
    return tournament
  }
  const refresh = async (id: string): Promise<OpenTournament> => {
    const known = open.get(id)
    // One with breaches is read from the beginning: somebody may have answered for it. So is one that goes on where we cannot follow.
    const whole = known === undefined || known.record.breaches.length > 0 || known.record.newer !== undefined
    const before = whole ? unopened(id) : known
    const from = { sequence: sequenceOf(before), hash: before.record.hash }
    const checked = await storage.readChecked(id, from.sequence === 0 ? undefined : from)
    const now = open.get(id)
    // Something was appended here meanwhile, which is further than what was read; or nothing was there to read.
    if (now !== undefined && now !== known && sequenceOf(now) >= checked.point.sequence) return now
    const extended = checked.events.length === 0 && checked.breaches.length === 0 ? before : opened(before, checked)
    if (extended.record.breaches.length > 0) alarm(id, extended.record.breaches)
    if (extended.record.newer !== undefined && known?.record.newer === undefined) newer(id, extended.record.newer)
    return extended.desk.history.length === 0 ? extended : keep(extended)
  }
  const reading = new Map<string, { readonly read: Promise<OpenTournament>; readonly since: number }>()
  const shared = (id: string): { readonly read: Promise<OpenTournament>; readonly since: number } => {
    const running = reading.get(id) ?? { read: refresh(id).finally(() => reading.delete(id)), since: performance.now() }
    reading.set(id, running)
    return running
  }
  /** Whoever comes while storage is silent already waits no longer than whoever came first. */
  const readOrKnown = (id: string): Promise<OpenTournament | null> => {
    const { read, since } = shared(id)
    return inTime(Math.max(0, since + patience - performance.now()), read).catch(() => null)
  }
  const refreshOrKnown = (id: string): Promise<OpenTournament> => {
    const known = open.get(id)
    const read = refresh(id)
    return known === undefined ? read : inTime(patience, read).catch(() => open.get(id) ?? known)
  }
  return {
    keep,
    refresh: lastKnown ? refreshOrKnown : refresh,
    /** It is read and checked anew when somebody asks. */
    forget: drop,
    /** At least as far as this process has heard by now. Whoever asks meanwhile waits for the same reading: a whole hall may come at once. */
    get: async (id: string): Promise<OpenTournament> => {
      const wanted = heard.get(id) ?? 0
      for (;;) {
        const known = open.get(id)
        if (known !== undefined && sequenceOf(known) >= wanted) return keep(known)
        const began = reading.has(id)
        const read = lastKnown && known !== undefined ? await readOrKnown(id) : await shared(id).read
        // Older than what was heard of; whoever looks is told of when it is.
        if (read === null) return known!
        if (sequenceOf(read) >= wanted) return read
        // What began after it was heard and does not have it shows that storage lost it: its end was cut off, or a database took over that never had it.
        if (!began) {
          heard.delete(id)
          return read
        }
      }
    },
    /** Storage has more than is known here; it is read when somebody asks. Of a tournament that was moved its old database may tell the earlier events later. */
    heard: (id: string, sequence: number): void => {
      if (open.has(id)) heard.set(id, Math.max(sequence, heard.get(id) ?? 0))
    },
  }
}

export type DeskStore = ReturnType<typeof createDeskStore>
