import { type Kysely, sql } from 'kysely'
import type { Snapshot } from '../port.ts'
import type { Schema } from './schema.ts'

/** One snapshot a stream. An older one never replaces a newer one of the same fold: two servers may save in either order. */
export const saveSnapshot = async (db: Kysely<Schema>, stream: string, { sequence, format, state }: Snapshot): Promise<void> => {
  await db
    .insertInto('snapshots')
    .values({ stream, sequence, format, state: JSON.stringify(state) })
    .onConflict((conflict) =>
      conflict
        .column('stream')
        .doUpdateSet(({ ref }) => ({ sequence: ref('excluded.sequence'), format: ref('excluded.format'), state: ref('excluded.state') }))
        .where(sql<boolean>`excluded.sequence > snapshots.sequence or excluded.format <> snapshots.format`),
    )
    .execute()
}

export const loadSnapshot = async (db: Kysely<Schema>, stream: string, format: string): Promise<Snapshot | null> => {
  const row = await db
    .selectFrom('snapshots')
    .select(['sequence', 'state'])
    .where('stream', '=', stream)
    .where('format', '=', format)
    .executeTakeFirst()
  return row === undefined ? null : { sequence: row.sequence, format, state: JSON.parse(row.state) }
}

export const dropSnapshots = async (db: Kysely<Schema>): Promise<void> => {
  await db.deleteFrom('snapshots').execute()
}
