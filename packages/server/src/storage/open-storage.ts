import { needNode } from '../node-version.ts'
import { parsePlace } from './place.ts'
import type { Storage } from './port.ts'

export type OpenOptions = {
  /**
   * `write` makes the installation when there is none and brings an older one up to date. `read` changes nothing, takes no lock and so works
   * beside a running server, also on an installation of an older version.
   */
  readonly mode?: 'read' | 'write'
}

/** Opens the installation at a folder or a postgres:// address. Drivers are loaded only when needed. */
export const openStorage = async (place: string, { mode = 'write' }: OpenOptions = {}): Promise<Storage> => {
  needNode()
  const where = parsePlace(place)
  if (where.kind === 'sqlite') return (await import('./sqlite/open.ts')).openSqlite(where.folder, mode)
  return (await import('./postgres/open.ts')).openPostgres(where.url, mode)
}
