import { parsePlace } from './place.ts'

/** Is the file of an SQLite folder one, beside what the chain of its records says? The desk asks that when it starts. PostgreSQL looks after its own. */
export const isWhole = async (place: string): Promise<boolean> => {
  const where = parsePlace(place)
  return where.kind === 'postgres' || (await import('./sqlite/open.ts')).isWholeSqlite(where.folder)
}
