import { parsePlace } from '../storage/place.ts'
import { StorageError } from '../storage/storage-error.ts'
import type { ProcessRole } from './process-role.ts'

/** The address of the database that processes with a role share. The data in a folder belongs to one process, which then does everything. */
export const needPostgres = (place: string, role: ProcessRole): string => {
  const where = parsePlace(place)
  if (where.kind === 'postgres') return where.url
  throw new StorageError(
    'place-unknown',
    `The role ${role} is for processes that share a PostgreSQL; the data in ${where.folder} belongs to one process. Leave out --role, or say --database postgres://user@host/database.`,
  )
}
