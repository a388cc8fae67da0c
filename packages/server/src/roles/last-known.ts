import type { Hub } from '../live/hub.ts'
import type { Storage, StoredEvent, StreamSummary } from '../storage/port.ts'
import { inTime } from '../storage/shards/in-time.ts'
import { StorageError } from '../storage/storage-error.ts'

/** Keeps what it knows of streams up to date with what the hub reads. */
export type LastKnown = Storage & { readonly follow: (hub: Pick<Hub, 'watch'>) => () => void }

/** Milliseconds in which the database says which streams there are, or is not waited for: one that is frozen takes its time to hang up. */
const usualPatience = 3000
/** Hashes that are kept. */
const mostHashes = 20_000

/**
 * Storage as an edge sees it: it reads, and never writes; what does not change, or may be a little old, it still knows when the database is away.
 */
export const lastKnown = async (storage: Storage, patience = usualPatience): Promise<LastKnown> => {
  const never = async (): Promise<never> => {
    throw new StorageError('read-only', 'An edge changes nothing.')
  }
  const streams = new Map<string, StreamSummary>()
  const readStreams = async (): Promise<void> => {
    for (const each of await storage.streams()) streams.set(each.stream, each)
  }
  await readStreams()
  /** While the database is silent nobody else waits for it. */
  let silent = false
  const readInTime = async (): Promise<void> => {
    if (silent) return
    const read = readStreams()
    await inTime(patience, read).catch(() => {
      silent = true
      const heard = (): void => {
        silent = false
      }
      read.then(heard, heard)
    })
  }
  const hashes = new Map<string, string>()
  /** Receipts name the hash of the event by which a round was published. */
  const note = (events: readonly StoredEvent[]): void => {
    for (const { stream, sequence, event, hash } of events) if (event.kind === 'round-published') hashes.set(`${stream} ${sequence}`, hash)
    for (const oldest of hashes.keys()) {
      if (hashes.size <= mostHashes) break
      hashes.delete(oldest)
    }
  }
  return {
    ...storage,
    // Made by a writer; what is not there reads as empty.
    createStream: async () => 'exists',
    streams: async () => {
      await readInTime()
      return [...streams.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1))
    },
    readChecked: async (stream, from) => {
      const checked = await storage.readChecked(stream, from)
      note(checked.events)
      return checked
    },
    hashOf: async (stream, sequence) => hashes.get(`${stream} ${sequence}`) ?? storage.hashOf(stream, sequence),
    settleSetting: async (name) => {
      const value = (await storage.settings()).get(name)
      if (value === undefined) throw new StorageError('no-installation', `No writer has prepared ${storage.place} yet.`)
      return value
    },
    append: never,
    appendTogether: never,
    appendSeries: never,
    accept: never,
    saveSetting: never,
    deleteSetting: never,
    follow: (hub) =>
      hub.watch((stream, events) => {
        note(events)
        const last = events.at(-1)!
        const known = streams.get(stream)
        // Of a tournament that was moved its old database may tell the earlier events later.
        streams.set(stream, { stream, sequence: Math.max(last.sequence, known?.sequence ?? 0), createdAt: known?.createdAt ?? last.at })
      }),
  }
}
