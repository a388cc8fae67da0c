import type { Database, InstallationRecord } from '../port.ts'
import type { Breach } from './breach.ts'
import { type AcceptedBreaches, type ChainHead, type CheckedChain, createChainChecker } from './checker.ts'
import type { LinkedEvent } from './link.ts'

/** How it stands with one record. */
export type RecordFinding = {
  readonly record: string
  readonly events: number
  /** Events up to this one got their hashes when an older installation was brought up to date, not when they were written. */
  readonly chainedLater: number
  readonly breaches: readonly Breach[]
  readonly accepted: readonly AcceptedBreaches[]
}

export type InstallationCheck = {
  readonly records: readonly RecordFinding[]
  /** Events that are gone without a trace in any record: a whole one was removed. */
  readonly lost: number
  /** Of the hashes asked about, those that a record has, in a part of it that is as it was written. */
  readonly found: ReadonlySet<string>
}

/** Follows the chain of every record of a database, also of those of which only the mark is left. `hashes`: from receipts. */
export const checkInstallation = async (storage: Database, hashes: ReadonlySet<string> = new Set()): Promise<InstallationCheck> => {
  const found = new Set<string>()
  // Asked first, so that what is written meanwhile is not taken for lost.
  const { heads, position } = await storage.heads()
  const streams = new Set((await storage.streams()).map(({ stream }) => stream))
  const records: RecordFinding[] = []
  for (const name of [...new Set([...streams, ...heads.keys()])].sort()) {
    const checked = await storage.readChecked(name)
    const sound = soundBefore(checked)
    for (const { hash, sequence } of checked.events) if (sequence < sound && hashes.has(hash)) found.add(hash)
    const removed: readonly Breach[] = streams.has(name) ? [] : [{ kind: 'cut', from: 1, to: heads.get(name)!.sequence }]
    records.push(findingOf(name, { ...checked, breaches: [...removed, ...checked.breaches] }, heads.get(name)?.chainedLater ?? 0))
  }
  return { records, lost: lostOf(records, position ?? 0), found }
}

/** All databases of an installation as one; with several, records that are not as written are named with their database. */
export const checkAll = async (
  databases: ReadonlyMap<string, Database>,
  hashes: ReadonlySet<string> = new Set(),
): Promise<InstallationCheck> => {
  const records: RecordFinding[] = []
  const found = new Set<string>()
  let lost = 0
  for (const [name, database] of databases) {
    const checked = await checkInstallation(database, hashes)
    records.push(...checked.records.map((one) => (databases.size === 1 ? one : { ...one, record: `${name}/${one.record}` })))
    for (const hash of checked.found) found.add(hash)
    lost += checked.lost
  }
  return { records, lost, found }
}

/** The same of a backup, without restoring it. One of before there were hashes gets them when it is restored. */
export const checkBackup = async (
  source: AsyncIterable<InstallationRecord>,
  hashes: ReadonlySet<string> = new Set(),
): Promise<InstallationCheck> => {
  const found = new Set<string>()
  const streams = new Map<string, { readonly head: ChainHead | null; readonly events: Link[] }>()
  const unhashed = new Map<string, number>()
  let mark = 0
  for await (const record of source) {
    if (record.kind === 'mark') mark = record.position
    if (record.kind === 'stream') streams.set(record.stream, { head: record.head ?? null, events: [] })
    if (record.kind !== 'event') continue
    if (record.hash) streams.get(record.stream)?.events.push({ ...record, body: JSON.stringify(record.event) })
    else unhashed.set(record.stream, record.sequence)
  }
  const records = [...streams].map(([name, { head, events }]): RecordFinding => {
    const count = unhashed.get(name)
    if (count !== undefined) return { record: name, events: count, chainedLater: count, breaches: [], accepted: [] }
    const checker = createChainChecker()
    for (const event of events.sort((a, b) => a.sequence - b.sequence)) {
      checker.take(event)
      if (hashes.has(event.hash) && isSound(checker.soFar())) found.add(event.hash)
    }
    return findingOf(name, checker.end(head), head?.chainedLater ?? 0)
  })
  return { records, lost: lostOf(records, mark), found }
}

type Link = LinkedEvent & { readonly hash: string }

const findingOf = (record: string, { count, breaches, accepted }: CheckedChain, chainedLater: number): RecordFinding => ({
  record,
  events: count,
  chainedLater,
  breaches,
  accepted,
})

const allOf = ({ breaches, accepted }: Pick<CheckedChain, 'breaches' | 'accepted'>): readonly Breach[] => [
  ...accepted.flatMap((acceptance) => acceptance.breaches),
  ...breaches,
]

const soundBefore = (checked: CheckedChain): number => Math.min(...allOf(checked).map(({ from }) => from), Number.POSITIVE_INFINITY)

const isSound = (checked: CheckedChain): boolean => allOf(checked).length === 0

/** Positions have no gap; those of events that records miss are accounted for there. What was missed at another desk never had one here. */
const lostOf = (records: readonly RecordFinding[], mark: number): number => {
  const here = records.map(({ breaches, accepted }) => ({ breaches, accepted: accepted.filter(({ elsewhere }) => elsewhere !== true) }))
  const missed = here.flatMap(allOf).filter(({ kind }) => kind === 'missing' || kind === 'cut')
  const known = records.reduce((sum, { events }) => sum + events, 0) + missed.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return Math.max(0, mark - known)
}
