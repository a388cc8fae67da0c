import { parsePlace, placeName } from '../place.ts'
import { type Database, home, type Storage } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { claimShard, installationOf, refusePart } from './belongs.ts'
import { compositeStorage } from './composite.ts'
import type { PlaceDirectory } from './directory.ts'
import { reached } from './reached.ts'

/** Name and address of each database beside home. */
export type ShardPlaces = ReadonlyMap<string, string>

export type OpenedShards = {
  readonly storage: Storage
  readonly databases: ReadonlyMap<string, Database>
  readonly directory: PlaceDirectory
}

export type ShardOptions = {
  readonly open: (place: string) => Promise<Database>
  readonly reading?: boolean
  readonly newIn?: string | null
}

/** The home database is there, as it is for any desk; each shard as soon as it can be reached. */
export const openShards = async (
  homeDatabase: Database,
  shards: ShardPlaces,
  /** How a database is opened; `reading`: nothing is written into it. */
  { open: openAt, reading = false, newIn = null }: ShardOptions,
): Promise<OpenedShards> => {
  if (newIn !== null && newIn !== home && !shards.has(newIn))
    throw new StorageError('shards-missing', `New tournaments cannot go to ${newIn}: there is no shard of that name.`)
  const installation = reading ? null : await installationOf(homeDatabase)
  const opened = new Map<string, Database>()
  for (const [name, place] of shards) {
    const open = async (): Promise<Database> => {
      const database = await openAt(place)
      try {
        if (installation !== null) await claimShard(database, installation, name)
        return database
      } catch (error) {
        await database.close()
        throw error
      }
    }
    opened.set(name, reached(name, placeName(parsePlace(place)), open))
  }
  const { directory, ...storage } = compositeStorage(homeDatabase, opened, { newIn })
  const closing = async (error: unknown): Promise<never> => {
    await storage.close()
    throw error
  }
  await directory.refresh().catch(closing)
  // What is away now may come back; what is wrong stays wrong, and is said before anybody comes in.
  for (const database of opened.values())
    await database
      .position()
      .catch((error: unknown) => (error instanceof StorageError && error.code === 'unreachable' ? null : closing(error)))
  const missing = [...directory.now().stays.values()]
    .map((stays) => stays.at(-1)!.shard)
    .find((shard) => shard !== home && !shards.has(shard))
  if (missing !== undefined)
    await closing(new StorageError('shards-missing', `There are tournaments in shard ${missing}, which is not named: say it with --shard.`))
  return { storage, databases: new Map([[home, homeDatabase], ...opened]), directory }
}

/** A database that is all there is, or home with its shards. */
export const openInstallation = async (
  { place, shards, newIn }: { readonly place: string; readonly shards: ShardPlaces; readonly newIn: string | null },
  open: (place: string) => Promise<Database>,
  reading = false,
): Promise<Storage> => {
  const database = await open(place)
  try {
    if (shards.size > 0 && parsePlace(place).kind === 'sqlite')
      throw new StorageError(
        'place-unknown',
        'Several databases are PostgreSQL, all of them: name the first with --database postgres://user@host/database.',
      )
    if (shards.size > 0) return (await openShards(database, shards, { open, newIn, reading })).storage
    await refusePart(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
