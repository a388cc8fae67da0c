import { randomUUID } from 'node:crypto'
import type { Database } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { placesStream } from './places.ts'

/** In the home database, the name by which its shards know it; in a shard, whose it is and what it is called. */
export const installationSetting = 'shards-of'
const shardSetting = 'shard-of'

type Belonging = { readonly installation: string; readonly name: string }

export const installationOf = async (homeDatabase: Database): Promise<string> =>
  String(await homeDatabase.settleSetting(installationSetting, randomUUID()))

/** A database is a shard of one installation under one name: two names for one, or the database of another desk, would mix up tournaments. */
export const claimShard = async (database: Database, installation: string, name: string): Promise<void> => {
  const said = (await database.settings()).get(shardSetting) as Belonging | undefined
  if (said === undefined && (await database.streams()).length > 0)
    throw new StorageError(
      'place-unknown',
      `${database.place} is an installation of its own and cannot be shard ${name}: name an empty database.`,
    )
  const held = (await database.settleSetting(shardSetting, { installation, name })) as Belonging
  if (held.installation !== installation)
    throw new StorageError('place-unknown', `${database.place} is shard ${held.name} of another installation and cannot be shard ${name}.`)
  if (held.name !== name) throw new StorageError('place-unknown', `${database.place} is shard ${held.name}, not ${name}.`)
}

/** A database that is part of an installation of several, opened alone, would hide or double tournaments. */
export const refusePart = async (database: Database): Promise<void> => {
  const shard = (await database.settings()).get(shardSetting) as Belonging | undefined
  if (shard !== undefined)
    throw new StorageError(
      'shards-missing',
      `${database.place} is shard ${shard.name} of an installation: name its home with --database, and this one with --shard.`,
    )
  if ((await database.createdAt(placesStream)) !== null)
    throw new StorageError(
      'shards-missing',
      `The tournaments of ${database.place} are in several databases: name each with --shard NAME=postgres://…, or all in a file with --shards-file.`,
    )
}
