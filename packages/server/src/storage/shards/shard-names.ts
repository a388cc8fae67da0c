import { parsePlace } from '../place.ts'
import { home } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import type { ShardPlaces } from './open-shards.ts'

/** `east=postgres://…`, a line each; empty lines and what begins with # say nothing. Addresses have passwords in them and are in no message. */
export const parseShards = (lines: readonly string[]): ShardPlaces => {
  const shards = new Map<string, string>()
  for (const line of lines.map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, name, address] = /^([a-z][a-z0-9-]{0,30})\s*=\s*(\S+)$/.exec(line) ?? []
    if (name === undefined || address === undefined || name === home)
      throw new StorageError(
        'place-unknown',
        `A shard is said like east=postgres://user@host/database: a name of small letters, digits and hyphens, which is not ${home}.`,
      )
    if (parsePlace(address).kind !== 'postgres')
      throw new StorageError('place-unknown', `Shard ${name} is no PostgreSQL: name postgres://user@host/database.`)
    if (shards.has(name)) throw new StorageError('place-unknown', `There are two shards ${name}.`)
    shards.set(name, address)
  }
  return shards
}
