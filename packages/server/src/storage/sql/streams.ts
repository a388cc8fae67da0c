import type { Kysely } from 'kysely'
import type { StreamSummary } from '../port.ts'
import type { Schema } from './schema.ts'
import { checkText } from './text-check.ts'

export const createStream = async (db: Kysely<Schema>, stream: string, at: string): Promise<'created' | 'exists'> => {
  checkText('A stream', stream)
  checkText('A time', at)
  const made = await db
    .insertInto('streams')
    .values({ id: stream, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made === undefined ? 'exists' : 'created'
}

export const createdAt = async (db: Kysely<Schema>, stream: string): Promise<string | null> =>
  (await db.selectFrom('streams').where('id', '=', stream).select('created_at').executeTakeFirst())?.created_at ?? null

/** Sorted here and not by the database, whose order depends on its locale. */
export const listStreams = async (db: Kysely<Schema>): Promise<readonly StreamSummary[]> => {
  const rows = await db
    .selectFrom('streams')
    .select(({ selectFrom }) => [
      'streams.id',
      'streams.created_at',
      selectFrom('events')
        .whereRef('events.stream', '=', 'streams.id')
        .select(({ fn }) => fn.max('sequence').as('sequence'))
        .as('sequence'),
    ])
    .execute()
  return rows
    .map(({ id, created_at, sequence }) => ({ stream: id, sequence: sequence ?? 0, createdAt: created_at }))
    .sort((a, b) => (a.stream < b.stream ? -1 : 1))
}
