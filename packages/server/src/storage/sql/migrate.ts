import type { Kysely } from 'kysely'
import { StorageError } from '../storage-error.ts'
import { inTransaction, type SqlDriver, translating } from './driver.ts'
import { type Migration, migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the schema up to date, all missing steps in one transaction under the writers' lock, so that two servers that start together or a kill
 * halfway do no harm. An installation that is up to date is only looked at.
 */
export const migrate = async (driver: SqlDriver, steps: readonly Migration[] = migrations): Promise<void> => {
  const newest = steps.at(-1)?.version ?? 0
  // More than newest: a newer Zug has added something, and left the rest as it was.
  if ((await schemaVersion(driver)) >= newest) return
  await inTransaction(driver, async (transaction) => {
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = await lastApplied(transaction)
    for (const { version, name, additive, up } of steps.filter((step) => step.version > applied)) {
      await up(transaction)
      const noted = additive === true ? `${name}${additively}` : name
      await transaction.insertInto('migrations').values({ version, name: noted, applied_at: new Date().toISOString() }).execute()
    }
  })
}

/** How a step is noted that older versions need not mind. */
const additively = ' (additive)'

/** The version of the schema, 0 before the first migration; refuses one that a newer Zug has made, unless that only added something. */
export const schemaVersion = (driver: SqlDriver): Promise<number> =>
  translating(driver, async () => {
    let version = 0
    try {
      version = await lastApplied(driver.db)
    } catch (error) {
      if (!driver.isMissingTable(error)) throw error
    }
    const newest = migrations.at(-1)!.version
    if (version > newest && !(await onlyAdded(driver.db, newest)))
      throw new StorageError(
        'schema-newer',
        `The data in ${driver.place} was written by a newer Zug (schema ${version}, this one knows ${newest}): update Zug.`,
      )
    return version
  })

const onlyAdded = async (db: Kysely<Schema>, newest: number): Promise<boolean> => {
  const rows = await db.selectFrom('migrations').select('name').where('version', '>', newest).execute()
  return rows.every(({ name }) => name.endsWith(additively))
}

const lastApplied = async (db: Kysely<Schema>): Promise<number> => {
  const row = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? 0
}
