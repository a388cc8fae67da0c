import type { Kysely, Transaction } from 'kysely'
import type { ChainHead } from '../chain/checker.ts'
import { chainStart } from '../chain/link.ts'
import { StorageError } from '../storage-error.ts'
import type { SqlDriver } from './driver.ts'
import { fenceName } from './fence.ts'
import type { EventRow } from './rows.ts'
import type { Schema } from './schema.ts'

/** The row that has the last position of the installation; no stream has an empty name. */
const everything = ''

/** How a stream stands for somebody who is about to append to it. */
export type Stand = {
  readonly sequence: number
  /** Hash of the last event. */
  readonly hash: string
  readonly chainedLater: number
  /** Last position of the installation. */
  readonly position: number
  /** Number of an event under one of the keys asked about. */
  readonly known: number | null
  /** Does the record end where it should? */
  readonly intact: boolean
  /** The move that decides whether the stream may be written to here; null: it may. */
  readonly fence: string | null
}

/** What the questions of `standOf` are answered with; numbers of sub-questions may be null. */
type Answered = {
  readonly sequence: number | null
  readonly hash: string | null
  readonly head_sequence: number | null
  readonly head_hash: string | null
  readonly chained_later: number | null
  readonly position: number | null
  readonly marked: number | null
  readonly known: number | null
  readonly fence: string | null
}

/** All that has to be known of a stream, in one question: each more would keep the other writers waiting. null: there is no such stream. */
export const standOf = async (db: Kysely<Schema>, stream: string, keys: readonly string[]): Promise<Stand | null> => {
  const row: Answered | undefined = await db
    .selectFrom('streams')
    .leftJoin('heads', 'heads.stream', 'streams.id')
    .where('streams.id', '=', stream)
    .select(({ selectFrom }) => [
      'heads.sequence as head_sequence',
      'heads.hash as head_hash',
      'heads.chained_later as chained_later',
      selectFrom('events')
        .where('stream', '=', stream)
        .select(({ fn }) => fn.max('sequence').as('last'))
        .as('sequence'),
      selectFrom('events').where('stream', '=', stream).orderBy('sequence', 'desc').limit(1).select('hash').as('hash'),
      selectFrom('events')
        .select(({ fn }) => fn.max('position').as('end'))
        .as('position'),
      selectFrom('events').where('stream', '=', stream).where('idempotency_key', 'in', keys).select('sequence').limit(1).as('known'),
      selectFrom('heads as all').where('all.stream', '=', everything).select('all.sequence').as('marked'),
      selectFrom('settings').where('name', '=', fenceName(stream)).select('value').as('fence'),
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  const sequence = row.sequence ?? 0
  return {
    sequence,
    hash: row.hash ?? chainStart,
    chainedLater: row.chained_later ?? 0,
    position: Math.max(row.position ?? 0, row.marked ?? 0),
    known: row.known,
    intact: sequence === (row.head_sequence ?? 0) && (row.hash ?? '') === (row.head_hash ?? ''),
    fence: row.fence === null ? null : (JSON.parse(row.fence) as string),
  }
}

export const altered = (place: string, stream: string): StorageError =>
  new StorageError(
    'record-altered',
    `The record of ${stream} in ${place} was changed outside the desk; nothing was written. zug db check says where; restore the last backup into a new place, or answer for the record with zug db accept.`,
  )

/** The last rows of each stream become its end; together with where the installation ends in one statement. */
export const moveHeads = async (
  transaction: Transaction<Schema>,
  ends: readonly { readonly last: EventRow; readonly chainedLater: number }[],
): Promise<void> => {
  const position = Math.max(...ends.map(({ last }) => last.position))
  await saveHeads(transaction, [
    ...ends.map(({ last, chainedLater }) => ({
      stream: last.stream,
      sequence: last.sequence,
      hash: last.hash,
      chained_later: chainedLater,
    })),
    markOf(position),
  ])
}

export const saveHeads = async (transaction: Transaction<Schema>, heads: readonly Schema['heads'][]): Promise<void> => {
  await transaction
    .insertInto('heads')
    .values(heads)
    .onConflict((conflict) =>
      conflict.column('stream').doUpdateSet(({ ref }) => ({
        sequence: ref('excluded.sequence'),
        hash: ref('excluded.hash'),
        chained_later: ref('excluded.chained_later'),
      })),
    )
    .execute()
}

export const markOf = (position: number): Schema['heads'] => ({ stream: everything, sequence: position, hash: '', chained_later: 0 })

export const readHeads = async (driver: SqlDriver) => {
  const heads = new Map<string, ChainHead>()
  let position: number | null = null
  try {
    for (const row of await driver.db.selectFrom('heads').selectAll().execute()) {
      if (row.stream === everything) position = row.sequence
      else heads.set(row.stream, { sequence: row.sequence, hash: row.hash, chainedLater: row.chained_later })
    }
  } catch (error) {
    // An older Zug has left none.
    if (!driver.isMissingTable(error)) throw error
  }
  return { position, heads }
}
