import { needNode } from '../node-version.ts'
import { parsePlace } from './place.ts'
import type { SqlDriver } from './sql/driver.ts'
import { schemaVersion } from './sql/migrate.ts'
import { migrations } from './sql/migrations/index.ts'
import { StorageError } from './storage-error.ts'

/** The version of an installation's tables (0: there is no installation), and the one that this Zug works with. */
export type TableVersions = { readonly found: number; readonly newest: number }

const driverOf = async (place: string): Promise<SqlDriver> => {
  const where = parsePlace(place)
  if (where.kind === 'sqlite') return (await import('./sqlite/open.ts')).sqliteDriver(where.folder, 'read')
  return (await import('./postgres/open.ts')).postgresDriver(where.url)
}

/** Looks, and changes nothing. Data of a newer Zug is refused (`schema-newer`). */
export const tablesOf = async (place: string): Promise<TableVersions> => {
  needNode()
  const newest = migrations.at(-1)!.version
  try {
    const driver = await driverOf(place)
    try {
      return { found: await schemaVersion(driver), newest }
    } finally {
      await driver.close()
    }
  } catch (error) {
    if (error instanceof StorageError && error.code === 'no-installation') return { found: 0, newest }
    throw error
  }
}
