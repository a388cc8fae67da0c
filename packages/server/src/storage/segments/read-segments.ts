import { createChainChecker } from '../chain/checker.ts'
import type { InstallationRecord, StoredEvent } from '../port.ts'
import { home } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { beginningOf, linesIn, openLine } from './line.ts'
import { parseName, readSegment, type Segment, type SegmentName } from './segment.ts'
import type { SegmentStore } from './store.ts'

export type Wanted = {
  /** One tournament, with the people and halls of the installation; null: everything. */
  readonly tournament: string | null
  /** Up to the first event after this moment; null: all there is. */
  readonly until: Date | null
  /** Up to this event of the tournament. */
  readonly sequence: number | null
  /** Which history; null: the only one. */
  readonly line: string | null
}

export type Found = {
  readonly line: string
  readonly segments: number
  /** When the newest of them was written. */
  readonly newest: string
  readonly records: readonly InstallationRecord[]
  readonly tournaments: number
  readonly events: number
}

const damaged = (why: string): StorageError => new StorageError('backup-damaged', `${why} Nothing was written.`)

const atOnce = 8

/** Everything that the segments of a line say, checked: no segment missing, doubled with other content or altered, and every event following the one before it. */
export const readSegments = async (store: SegmentStore, secret: string | null, wanted: Wanted): Promise<Found> => {
  const names = await store.list('')
  const line = choose(store, linesIn(names), wanted.line, names)
  const { key } = await openLine(store, line, secret)
  // A plain line is as good as the store that has it: who has a key expects more, unless they say that they mean this one.
  if (secret !== null && key === null && wanted.line === null)
    throw new StorageError(
      'key-wrong',
      `The segments in ${store.place} are not encrypted, and there is a key: whoever can write there could have made them. Say --line ${line} to take them all the same. Nothing was written.`,
    )
  const of = names.flatMap((name) => (name.startsWith(`${line}/`) && name !== beginningOf(line) ? [name] : []))
  const strange = of.find((name) => parseName(name) === null)
  if (strange !== undefined) throw damaged(`${strange} is no segment: something else lies among them.`)
  const parsed = of.map((name) => parseName(name) as SegmentName)
  const segments: Segment[] = []
  for (let start = 0; start < parsed.length; start += atOnce)
    segments.push(
      ...(await Promise.all(parsed.slice(start, start + atOnce).map(async (one) => readSegment(one, await store.get(one.name), key)))),
    )
  checkSequence(line, segments)
  const streams = collect(segments)
  const kept = [...streams].flatMap(([stream, { createdAt, events }]) => {
    if (wanted.tournament !== null && !stream.startsWith('$') && stream !== wanted.tournament) return []
    const end = events.findIndex(
      ({ at, sequence }) =>
        (wanted.until !== null && Date.parse(at) > wanted.until.getTime()) ||
        (wanted.sequence !== null && stream === wanted.tournament && sequence > wanted.sequence),
    )
    const part = end === -1 ? events : events.slice(0, end)
    return part.length === 0 ? [] : [{ stream, createdAt, events: part }]
  })
  if (wanted.tournament !== null && !kept.some(({ stream }) => stream === wanted.tournament))
    throw new StorageError(
      'no-installation',
      `The segments have no tournament ${wanted.tournament}${wanted.until === null ? '' : ' of that time'}.`,
    )
  for (const { stream, events } of kept) follow(stream, events)
  const records = recordsOf(kept, settingsAt(segments, wanted.until))
  return {
    line,
    segments: segments.length,
    newest:
      segments
        .map(({ head }) => head.at)
        .toSorted()
        .at(-1) ?? '',
    records,
    tournaments: kept.filter(({ stream }) => !stream.startsWith('$')).length,
    events: kept.reduce((sum, { events }) => sum + events.length, 0),
  }
}

const choose = (store: SegmentStore, lines: readonly string[], said: string | null, names: readonly string[]): string => {
  if (said !== null) {
    if (!lines.includes(said))
      throw new StorageError('no-installation', `There is no line ${said} in ${store.place}; there are: ${lines.join(', ') || 'none'}.`)
    return said
  }
  const [only, ...others] = lines
  if (only === undefined) throw new StorageError('no-installation', `There are no segments of Zug in ${store.place}.`)
  if (others.length === 0) return only
  const sizes = lines.map((line) => `${line} (${names.filter((name) => name.startsWith(`${line}/`)).length - 1} segments)`)
  throw new StorageError('no-installation', `There are several histories in ${store.place}: say --line with one of ${sizes.join(', ')}.`)
}

const groupsOf = <K, T>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

/** Numbers and positions without gap, each following one that is there; and as many of every log as any other has seen. */
const checkSequence = (line: string, segments: readonly Segment[]): void => {
  const logs = groupsOf(segments, ({ head }) => head.log)
  for (const [log, of] of logs) {
    const numbers = groupsOf(of, ({ head }) => head.number)
    for (let number = 1; number <= Math.max(...numbers.keys()); number++) {
      const before =
        number === 1
          ? [{ hash: line, through: 0 }]
          : (numbers.get(number - 1) ?? []).map(({ hash, head }) => ({ hash, through: head.through }))
      const here = numbers.get(number)
      if (here === undefined) throw damaged(`Segment ${number} of ${log} is missing.`)
      for (const { head } of here)
        if (!before.some(({ hash, through }) => hash === head.previous && through === head.after))
          throw damaged(`Segment ${number} of ${log} does not follow the one before it.`)
    }
  }
  for (const { head } of segments)
    for (const [log, number] of Object.entries(head.others)) {
      const there = (logs.get(log) ?? []).reduce((most, of) => Math.max(most, of.head.number), 0)
      if (there < number) throw damaged(`Segment ${there + 1} of ${log} is missing.`)
    }
}

type Collected = { createdAt: string; readonly events: StoredEvent[] }

/** By stream and number: the same event twice is one, two different ones under one number are two histories. */
const collect = (segments: readonly Segment[]): ReadonlyMap<string, Collected> => {
  const found = new Map<string, Collected>()
  const streamOf = (stream: string): Collected => {
    const known = found.get(stream) ?? { createdAt: '', events: [] }
    found.set(stream, known)
    return known
  }
  for (const { records } of segments)
    for (const record of records) {
      if (record.kind === 'stream') streamOf(record.stream).createdAt ||= record.createdAt
      if (record.kind === 'event') streamOf(record.stream).events.push(record)
    }
  for (const [stream, { events }] of found) {
    events.sort((a, b) => a.sequence - b.sequence)
    const once = events.filter((event, index) => {
      const before = events[index - 1]
      if (before?.sequence !== event.sequence) return true
      if (before.hash !== event.hash)
        throw damaged(`There are two events ${event.sequence} of ${stream}: the segments are of two histories.`)
      return false
    })
    events.splice(0, events.length, ...once)
  }
  return found
}

/** What was done to a record before it came here is told with it, as in any backup; what is missing is missing here. */
const follow = (stream: string, events: readonly StoredEvent[]): void => {
  const checker = createChainChecker()
  for (const event of events) checker.take({ ...event, body: JSON.stringify(event.event) })
  const { breaches, accepted } = checker.soFar()
  const gap = breaches.find(({ kind }) => kind === 'missing')
  if (gap !== undefined && accepted.length === 0) throw damaged(`Event ${gap.from} of ${stream} is in no segment.`)
}

/** As they were then: by when segments were written. */
const settingsAt = (segments: readonly Segment[], until: Date | null): ReadonlyMap<string, unknown> => {
  const settings = new Map<string, unknown>()
  const ofHome = segments.filter(({ head }) => head.log === home).toSorted((a, b) => a.head.number - b.head.number)
  for (const { head, records } of ofHome) {
    if (until !== null && Date.parse(head.at) > until.getTime() && settings.size > 0) break
    if (head.allSettings) settings.clear()
    for (const record of records) {
      if (record.kind === 'setting') settings.set(record.name, record.value)
      if (record.kind === 'setting-gone') settings.delete(record.name)
    }
  }
  return settings
}

const recordsOf = (
  streams: readonly { readonly stream: string; readonly createdAt: string; readonly events: readonly StoredEvent[] }[],
  settings: ReadonlyMap<string, unknown>,
): readonly InstallationRecord[] => {
  let position = 0
  return [
    ...[...settings].map(([name, value]) => ({ kind: 'setting', name, value }) as const),
    ...streams.map(({ stream, createdAt, events }) => {
      const { sequence, hash } = events.at(-1)!
      return { kind: 'stream', stream, createdAt: createdAt || events[0]!.at, head: { sequence, hash, chainedLater: 0 } } as const
    }),
    ...streams.flatMap(({ events }) =>
      events.map((event) => {
        position += 1
        return { kind: 'event', ...event, position } as const
      }),
    ),
  ]
}
