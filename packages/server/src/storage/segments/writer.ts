import type { Log } from '../../observe/log.ts'
import { createTrouble } from '../../observe/trouble.ts'
import { ownSettings } from '../own-settings.ts'
import type { EventLog, Storage, StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { beginLine, beginningOf, type Line, openLine } from './line.ts'
import {
  folderOf,
  padded,
  parseName,
  readSegment,
  type SegmentHead,
  type SegmentName,
  type SegmentRecord,
  writeSegment,
} from './segment.ts'
import type { SegmentStore } from './store.ts'
import { takeTurns } from './turn.ts'

/** Number and position of the last segment of each log. */
export type SegmentState = {
  readonly line: string
  readonly beat: number
  readonly logs: Readonly<Record<string, { readonly number: number; readonly through: number }>>
}
type State = SegmentState

export type SegmentOptions = {
  readonly storage: Storage
  readonly store: SegmentStore
  /** The passphrase of backups; null: segments are plain. */
  readonly secret: string | null
  readonly log: Log
  /** Milliseconds between two looks. */
  readonly every?: number
  readonly patience?: number
  readonly now?: () => Date
}

export type SegmentWriter = {
  readonly place: string
  /** Seconds for which something has been written that the store has not: 0 when it has everything. */
  readonly lag: () => number
  /** Looks at once; for tests and for the end. */
  readonly look: () => Promise<void>
  /** Writes what is still missing, if the store answers, and writes no more. */
  readonly close: () => Promise<void>
}

/** How far the store has got, for every process and for the next start. */
const stateSetting = `${ownSettings}state`

/** What an installation says of its segments; null: it has none. */
export const segmentsOf = async (
  storage: Storage,
): Promise<{ readonly line: string; readonly behind: number; readonly last: readonly string[] } | null> => {
  const state = (await storage.settings()).get(stateSetting) as State | undefined
  if (state === undefined) return null
  let behind = 0
  for (const of of storage.logs) behind += (await of.readAll(state.logs[of.name]?.through ?? 0, mostEvents)).length
  const last = Object.entries(state.logs).flatMap(([name, { number }]) =>
    number === 0 ? [] : [`${folderOf(state.line, name)}${padded(number)}-`],
  )
  return { line: state.line, behind, last }
}

/** Of no use to a desk that is restored. */
const passing = (name: string): boolean => name === 'health' || name.startsWith(ownSettings) || name.startsWith('webhook-claim:')

const mostEvents = 2000

/** Milliseconds for what is still missing at the end. */
const lastWait = 5000

/** Where a log has got to in the store. */
type End = { readonly number: number; readonly through: number; readonly hash: string; readonly name: string | undefined }

/**
 * Writes what happens to a store, every few seconds, in segments that are never changed again. What is away waits: a store or a database that does not answer
 * keeps nobody from working, and what it missed is written when it is back.
 */
export const startSegments = ({
  storage,
  store,
  secret,
  log,
  every = 3000,
  patience,
  now = () => new Date(),
}: SegmentOptions): SegmentWriter => {
  const turns = takeTurns(storage, patience)
  let line: Line | null = null
  const ends = new Map<string, End>()
  let settingsSent: ReadonlyMap<string, string> | null = null
  const described = new Set<string>()
  let beat = 0
  /** When each log was first seen to be ahead of the store. */
  const behind = new Map<string, number>()
  const trouble = createTrouble(log, 'segments wait', 'segments are written again', { place: store.place })
  let closed = false
  let going: Promise<void> | null = null

  const begin = async (why: string): Promise<void> => {
    line = await beginLine(store, secret, now())
    ends.clear()
    described.clear()
    settingsSent = null
    log.info({ line: line.id, place: store.place, why }, 'segments begin a new line')
  }

  /** Goes on where the line of this installation ends, if the store has it and what it has is what happened here. */
  const resume = async (state: State | undefined): Promise<void> => {
    if (state === undefined) return begin('there was none')
    if ((await store.list(beginningOf(state.line))).length === 0) return begin('the store does not have the one before')
    const known = await openLine(store, state.line, secret).catch((error: unknown) => {
      if (['key-missing', 'key-wrong'].includes((error as { readonly code?: string }).code ?? '')) return null
      throw error
    })
    if (known === null || (known.key === null) !== (secret === null)) return begin('the key is another')
    line = known
    log.info({ line: line.id, place: store.place }, 'segments go on')
  }
  /** Where a log ends in the line; null where what the line has is not what happened here: then another one was begun. */
  const resumed = async (of: EventLog, state: State | undefined): Promise<End | null> => {
    const known = ends.get(of.name)
    if (known !== undefined) return known
    const end = await endIn(line!, of.name, state?.line === line!.id ? (state.logs[of.name]?.number ?? 0) : 0)
    if (!(await isOurs(line!, of, end))) {
      await begin('the data is not what the segments say')
      return null
    }
    ends.set(of.name, end)
    return end
  }
  const endIn = async ({ id }: Line, name: string, number: number): Promise<End> => {
    // From just before the one that was last known of.
    const after = `${folderOf(id, name)}${padded(Math.max(0, number - 1))}`
    const last = (await store.list(folderOf(id, name), after)).map(parseName).findLast((found) => found !== null)
    return last === undefined ? { number: 0, through: 0, hash: id, name: undefined } : last
  }
  /** Is the last event that the store has the one that the data has? */
  const isOurs = async ({ key }: Line, of: EventLog, end: End): Promise<boolean> => {
    if (end.name === undefined) return true
    if ((await of.position()) < end.through) return false
    try {
      const { records } = await readSegment(parseName(end.name) as SegmentName, await store.get(end.name), key)
      const last = records.findLast((record) => record.kind === 'event')
      return last === undefined || (await storage.hashOf(last.stream, last.sequence)) === last.hash
    } catch (error) {
      // One that somebody has changed is not gone on from.
      if (error instanceof StorageError && error.code === 'backup-damaged') return false
      throw error
    }
  }

  const recordsOf = async (events: readonly StoredEvent[]): Promise<readonly SegmentRecord[]> => {
    const fresh = new Set(events.map(({ stream }) => stream).filter((stream) => !described.has(stream)))
    const made = fresh.size === 0 ? [] : (await storage.streams()).filter(({ stream }) => fresh.has(stream))
    return [
      ...made.map(({ stream, createdAt }) => ({ kind: 'stream', stream, createdAt }) as const),
      ...events.map((event) => ({ kind: 'event', ...event }) as const),
    ]
  }
  const changesOf = (settings: ReadonlyMap<string, string>): readonly SegmentRecord[] => [
    ...[...settings]
      .filter(([name, value]) => settingsSent?.get(name) !== value)
      .map(([name, value]) => ({ kind: 'setting', name, value: JSON.parse(value) as unknown }) as const),
    ...[...(settingsSent?.keys() ?? [])].filter((name) => !settings.has(name)).map((name) => ({ kind: 'setting-gone', name }) as const),
  ]

  /** Everything that one log has and the store has not; at home also what was set. */
  const catchUp = async (of: EventLog, settings: ReadonlyMap<string, string>, state: State | undefined): Promise<void> => {
    for (;;) {
      const end = await resumed(of, state)
      if (end === null) return
      const events = await of.readAll(end.through, mostEvents)
      const changes = of === storage.logs[0] ? changesOf(settings) : []
      if (events.length === 0 && changes.length === 0) return
      const head: SegmentHead = {
        format: 'zug-segment',
        version: 1,
        line: line!.id,
        log: of.name,
        number: end.number + 1,
        after: end.through,
        through: events.at(-1)?.position ?? end.through,
        previous: end.hash,
        at: now().toISOString(),
        others: Object.fromEntries([...ends].filter(([name]) => name !== of.name).map(([name, { number }]) => [name, number])),
        allSettings: of === storage.logs[0] && settingsSent === null,
      }
      const made = await writeSegment(head, [...changes, ...(await recordsOf(events))], line!.key)
      const place = folderOf(line!.id, of.name)
      const other = (await store.list(place, `${place}${padded(head.number)}`)).map(parseName).find((one) => one !== null)
      if (other !== undefined && other.name !== made.name) {
        // It is from a try of which the answer was lost, or from a process that was taken for dead; or else from a copy of the data, with which nothing is shared.
        if (other.number !== head.number || other.after !== head.after || !(await isOurs(line!, of, other)))
          return begin('somebody else wrote to the one before')
        ends.set(of.name, other)
        settingsSent = null
        continue
      }
      await store.put(made.name, made.bytes)
      for (const { stream } of events) described.add(stream)
      ends.set(of.name, { number: head.number, through: head.through, hash: made.hash, name: made.name })
      if (of === storage.logs[0]) settingsSent = settings
      await noteState()
      if (events.length < mostEvents) return
    }
  }

  const noteState = async (): Promise<void> => {
    beat += 1
    const logs = Object.fromEntries([...ends].map(([name, { number, through }]) => [name, { number, through }]))
    await storage.saveSetting(stateSetting, { line: line!.id, beat, logs } satisfies State)
  }

  const noteLag = async (state: State | undefined): Promise<void> => {
    for (const of of storage.logs) {
      const through = ends.get(of.name)?.through ?? state?.logs[of.name]?.through ?? 0
      // Positions of copies are none that a segment would have.
      const more = (await of.readAll(through, 1).catch(() => [])).length > 0
      if (!more) behind.delete(of.name)
      else if (!behind.has(of.name)) behind.set(of.name, performance.now())
    }
  }

  const turn = async (): Promise<void> => {
    const settings = await storage.settings()
    const state = settings.get(stateSetting) as State | undefined
    await noteLag(state)
    if (!(await turns.isMine(settings, `${state?.line} ${state?.beat}`))) {
      line = null
      ends.clear()
      described.clear()
      settingsSent = null
      return
    }
    if (line === null) await resume(state)
    const lasting = new Map([...settings].filter(([name]) => !passing(name)).map(([name, value]) => [name, JSON.stringify(value)]))
    const faults: unknown[] = []
    for (const of of storage.logs) await catchUp(of, lasting, state).catch((error: unknown) => faults.push(error))
    await noteState()
    await noteLag(undefined)
    if (faults.length > 0) throw faults[0]
  }
  const look = async (): Promise<void> => {
    try {
      await turn()
      trouble.over()
    } catch (error) {
      if (!closed) trouble.is(error)
    }
  }
  const looking = (): Promise<void> => {
    going ??= look().finally(() => {
      going = null
    })
    return going
  }
  const timer = setInterval(() => void looking(), every)
  timer.unref()
  void looking()

  return {
    place: store.place,
    lag: () => Math.max(0, ...[...behind.values()].map((since) => (performance.now() - since) / 1000)),
    look: async () => {
      if (going !== null) await going
      await looking()
    },
    close: async () => {
      if (closed) return
      clearInterval(timer)
      if (going !== null) await going
      closed = true
      // A store that does not answer is not waited for.
      await Promise.race([looking(), new Promise((resolve) => setTimeout(resolve, lastWait).unref())])
      await storage
        .settings()
        .then(turns.leave)
        .catch(() => {})
    },
  }
}
