import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { checkText } from './text-check.ts'

/** Without those that begin with `own`: they are the database's and not the installation's. */
export const readSettings = async (db: Kysely<Schema>, own: string): Promise<ReadonlyMap<string, unknown>> => {
  const rows = (await db.selectFrom('settings').selectAll().execute()).filter(({ name }) => !name.startsWith(own))
  return new Map(rows.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, value }) => [name, JSON.parse(value)]))
}

export const saveSetting = async (db: Kysely<Schema>, name: string, value: unknown): Promise<void> => {
  checkText('A setting', name)
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute()
}

export const settleSetting = async (db: Kysely<Schema>, name: string, value: unknown): Promise<unknown> => {
  checkText('A setting', name)
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value: held } = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return JSON.parse(held)
}

export const deleteSetting = async (db: Kysely<Schema>, name: string): Promise<void> => {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}
