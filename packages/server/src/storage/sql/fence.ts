import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Among the settings of the database that has the stream: what appends reads it in the same transaction. */
export const fencePrefix = 'fence:'
export const fenceName = (stream: string): string => `${fencePrefix}${stream}`

export const fenceOf = async (db: Kysely<Schema>, stream: string): Promise<string | null> => {
  const row = await db.selectFrom('settings').where('name', '=', fenceName(stream)).select('value').executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.value) as string)
}

/** Whoever appends after this commit is turned away; whoever was appending has finished, for both take the lock. */
export const setFence = async (transaction: Transaction<Schema>, stream: string, move: string): Promise<void> => {
  await transaction
    .insertInto('settings')
    .values({ name: fenceName(stream), value: JSON.stringify(move) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute()
}

/** Only that of this move: another may have begun meanwhile. */
export const liftFence = async (transaction: Transaction<Schema>, stream: string, move: string): Promise<void> => {
  await transaction.deleteFrom('settings').where('name', '=', fenceName(stream)).where('value', '=', JSON.stringify(move)).execute()
}
