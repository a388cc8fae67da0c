import pg from 'pg'
import { parsePlace, placeName } from '../storage/place.ts'
import { isMissingTable, translatePostgres } from '../storage/postgres/errors.ts'
import { type KnownProcess, processesOf } from './processes.ts'

/** The processes with a role that are on a database now; none where it is a folder, or nobody has ever had a role. Looks, and changes nothing. */
export const processesAt = async (place: string): Promise<readonly KnownProcess[]> => {
  const where = parsePlace(place)
  if (where.kind !== 'postgres') return []
  const client = new pg.Client({ connectionString: where.url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await processesOf({ query: async (text, values) => (await client.query(text, [...values])).rows })
  } catch (error) {
    if (isMissingTable(error)) return []
    throw translatePostgres(placeName(where), error)
  } finally {
    await client.end().catch(() => {})
  }
}
