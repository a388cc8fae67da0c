import { setTimeout as delay } from 'node:timers/promises'
import { Fenced } from '../fenced.ts'
import { type Database, home, type Storage, type StreamSummary } from '../port.ts'
import { checkText } from '../sql/text-check.ts'
import { StorageError } from '../storage-error.ts'
import { installationSetting } from './belongs.ts'
import { createPlaceDirectory, type PlaceDirectory } from './directory.ts'
import { followedLog } from './followed-log.ts'
import { inTime } from './in-time.ts'
import { countsOf, type Move, placeOf, placesStream } from './places.ts'
import { recordsOfAll } from './records-of-all.ts'
import { abandon } from './settle-move.ts'

export type Shards = ReadonlyMap<string, Database>

export type CompositeOptions = {
  /** Where new tournaments go; null: where the fewest are. */
  readonly newIn?: string | null
  /** Milliseconds for which a write waits for the end of a move, before it is refused. */
  readonly patience?: number
  /** Milliseconds after which a move that keeps somebody waiting is taken for dead, by a clock that nobody sets. */
  readonly longest?: number
  /** Milliseconds for which a list waits for a database. */
  readonly listing?: number
}

const isOwn = (stream: string): boolean => stream.startsWith('$')

/**
 * One installation over several databases: what belongs to the installation itself is at home, each tournament in one database, as the directory says. The directory
 * of this process may be behind: a database itself turns away who writes to a tournament that has left it, and whoever reads looks at its fence after reading.
 */
export const compositeStorage = (
  homeDatabase: Database,
  shards: Shards,
  { newIn = null, patience = 1500, longest = 5000, listing = 3000 }: CompositeOptions = {},
): Storage & { readonly directory: PlaceDirectory } => {
  const directory = createPlaceDirectory(homeDatabase)
  const databases = new Map<string, Database>([[home, homeDatabase], ...shards])
  const named = (shard: string): Database => {
    const database = databases.get(shard)
    if (database === undefined)
      throw new StorageError('shards-missing', `The database of shard ${shard} is not named: say it with --shard.`)
    return database
  }
  /** When this process first met the fence of a move. */
  const met = new Map<string, number>()

  const placeNow = async (stream: string): Promise<string> => {
    if (isOwn(stream)) return home
    if (directory.now().sequence === 0) await directory.refresh()
    return placeOf(directory.now(), stream)
  }

  /** What stands behind a fence: waits while the move is open, and clears away what a mover that died has left. */
  const heed = async ({ stream, move: id }: Fenced, begun: number): Promise<void> => {
    const places = await directory.refresh()
    const move = places.moves.get(id)
    if (move === undefined) throw new StorageError('damaged', `${stream} is closed for a move that nobody knows of.`)
    if (move.state !== 'open') return clear(stream, move)
    const now = performance.now()
    const since = met.get(id) ?? now
    met.set(id, since)
    if (now - since > longest) {
      await abandon(directory, id, 'it took too long')
      return
    }
    if (now - begun > patience) throw new StorageError('moving', `${stream} is being moved to another database; try again in a second.`)
    await delay(25)
  }
  const clear = async (stream: string, move: Move): Promise<void> => {
    met.delete(move.id)
    const owner = placeOf(directory.now(), stream)
    const fenced = await named(owner).moving.fenceOf(stream)
    if (fenced === move.id) await named(owner).moving.liftFence(stream, move.id)
  }

  /** Tries again, at the place where the stream then is, for as long as a move is in the way. */
  const writing = async <T extends { readonly kind: string }>(stream: string, write: (database: Database) => Promise<T>): Promise<T> => {
    const begun = performance.now()
    for (;;) {
      const place = await placeNow(stream)
      try {
        const answer = await write(named(place))
        // Another process may have made it elsewhere.
        if (answer.kind !== 'unknown-stream' || isOwn(stream) || placeOf(await directory.refresh(), stream) === place) return answer
      } catch (error) {
        if (!(error instanceof Fenced)) throw error
        await heed(error, begun)
      }
    }
  }

  /** Reads first and looks then whether the stream was still there: so nothing that was written elsewhere before is missing. */
  const reading = async <T>(stream: string, read: (database: Database) => Promise<T>): Promise<T> => {
    if (isOwn(stream)) return read(homeDatabase)
    for (;;) {
      const place = await placeNow(stream)
      const found = await read(named(place))
      if ((await named(place).moving.fenceOf(stream)) === null) {
        // Where nothing has ever been said of it, it may have been made elsewhere meanwhile.
        if (place !== home || directory.now().stays.has(stream) || placeOf(await directory.refresh(), stream) === home) return found
      } else if (placeOf(await directory.refresh(), stream) === place) return found
    }
  }

  /** The one with the fewest tournaments of those that answer. */
  const choose = async (beside: string | undefined): Promise<string> => {
    if (beside !== undefined && (directory.now().stays.has(beside) || (await homeDatabase.createdAt(beside)) !== null))
      return placeOf(directory.now(), beside)
    if (newIn !== null) return newIn
    const counts = countsOf(directory.now())
    const away = new Set<string>()
    await Promise.all([...shards].map(([name, database]) => inTime(listing, database.position()).catch(() => away.add(name))))
    const there = [...shards.keys()].filter((name) => !away.has(name))
    const [fewest] = there.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
    if (fewest === undefined) throw new StorageError('unreachable', 'None of the databases for tournaments can be reached.')
    return fewest
  }

  const storage: Storage = {
    place: `${homeDatabase.place} and ${shards.size} more`,
    createStream: async (stream, at, beside) => {
      if (isOwn(stream)) return homeDatabase.createStream(stream, at)
      checkText('A stream', stream)
      await directory.refresh()
      if (!directory.now().stays.has(stream)) {
        if ((await homeDatabase.createdAt(stream)) !== null) return 'exists'
        const shard = await choose(beside)
        if (shard === home) return homeDatabase.createStream(stream, at)
        await directory.record('desk', ({ stays }) => (stays.has(stream) ? null : { kind: 'stream-placed', stream, shard }))
      }
      return named(placeOf(directory.now(), stream)).createStream(stream, at)
    },
    streams: async () => {
      const places = await directory.refresh()
      const lists = await Promise.all(
        [...databases].map(async ([name, database]): Promise<readonly StreamSummary[]> => {
          const listed = name === home ? await database.streams() : await inTime(listing, database.streams()).catch(unlessAway)
          return listed.filter(
            ({ stream }) => stream !== placesStream && (isOwn(stream) ? name === home : placeOf(places, stream) === name),
          )
        }),
      )
      return lists.flat().sort((a, b) => (a.stream < b.stream ? -1 : 1))
    },
    append: (stream, expected, events, metadata) => writing(stream, (database) => database.append(stream, expected, events, metadata)),
    appendTogether: async (parts, metadata) => {
      const [first] = parts
      if (first === undefined) return homeDatabase.appendTogether(parts, metadata)
      return writing(first.stream, async (database) => {
        for (const { stream } of parts) {
          if (named(await placeNow(stream)) === database) continue
          const place = named(placeOf(await directory.refresh(), stream))
          if (place === database) continue
          if ((await place.createdAt(stream)) === null) return { kind: 'unknown-stream', stream }
          throw new StorageError('apart', `${first.stream} and ${stream} are in different databases: zug db move brings them together.`)
        }
        return database.appendTogether(parts, metadata)
      })
    },
    appendSeries: (stream, expected, series) => writing(stream, (database) => database.appendSeries(stream, expected, series)),
    accept: (stream, reason, metadata) => writing(stream, (database) => database.accept(stream, reason, metadata)),
    read: (stream, after) => reading(stream, (database) => database.read(stream, after)),
    readChecked: (stream, from) => reading(stream, (database) => database.readChecked(stream, from)),
    hashOf: (stream, sequence) => reading(stream, (database) => database.hashOf(stream, sequence)),
    logs: [followedLog(home, homeDatabase, directory), ...[...shards].map(([name, database]) => followedLog(name, database, directory))],
    bus: homeDatabase.bus,
    settings: async () => new Map([...(await homeDatabase.settings())].filter(([name]) => name !== installationSetting)),
    saveSetting: (name, value) => homeDatabase.saveSetting(name, value),
    settleSetting: (name, value) => homeDatabase.settleSetting(name, value),
    deleteSetting: (name) => homeDatabase.deleteSetting(name),
    records: () => recordsOfAll(databases, directory),
    close: async () => {
      for (const database of databases.values()) await database.close()
    },
  }
  return { ...storage, directory }
}

const unlessAway = (error: unknown): readonly StreamSummary[] => {
  if (error instanceof StorageError) return []
  throw error
}
