import { DatabaseSync } from 'node:sqlite'
import { parsePlace } from '../place.ts'
import { databaseFile } from '../sqlite/open.ts'

/** What SQLite's own thorough check says: a single `ok` when all is well. PostgreSQL has no such check and counts as well. */
export const integrityOf = async (place: string): Promise<readonly unknown[]> => {
  const where = parsePlace(place)
  if (where.kind === 'postgres') return ['ok']
  const database = new DatabaseSync(databaseFile(where.folder), { readOnly: true })
  try {
    const foreign = database.prepare('pragma foreign_key_check').all()
    return [
      ...foreign,
      ...database
        .prepare('pragma integrity_check')
        .all()
        .map((row) => row.integrity_check),
    ]
  } finally {
    database.close()
  }
}
