import { needNode } from '../node-version.ts'
import { parsePlace } from './place.ts'
import type { Database, Mode } from './port.ts'
import { StorageError } from './storage-error.ts'

export type OpenOptions = {
  /**
   * `write` makes the installation when there is none and brings an older one up to date. `read` changes nothing, takes no lock and so works
   * beside a running server, also on an installation of an older version. `follow` does so for as long as a process lives, on PostgreSQL.
   */
  readonly mode?: Mode
  /** A NATS server by which processes on one PostgreSQL wake each other; without one PostgreSQL does it. */
  readonly bus?: string | null
}

/** Opens the installation at a folder or a postgres:// address. Drivers are loaded only when needed. */
export const openStorage = async (place: string, { mode = 'write', bus = null }: OpenOptions = {}): Promise<Database> => {
  needNode()
  const where = parsePlace(place)
  if (where.kind === 'sqlite' && bus !== null)
    throw new StorageError(
      'place-unknown',
      'A bus joins processes on one PostgreSQL; the data in a folder belongs to one process. Leave out --bus, or name a database.',
    )
  if (where.kind === 'sqlite') return (await import('./sqlite/open.ts')).openSqlite(where.folder, mode === 'follow' ? 'read' : mode)
  return (await import('./postgres/open.ts')).openPostgres(where.url, mode, bus)
}
