import type { Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { events } from './0001-events.ts'
import { snapshots } from './0002-snapshots.ts'
import { noSnapshots } from './0003-no-snapshots.ts'
import { chain } from './0004-chain.ts'

/** One step of the schema. A step that has been released is never changed; what it got wrong, a later one puts right. */
export type Migration = {
  readonly version: number
  readonly name: string
  /** It only adds what an older Zug does not look at, which may go on beside a newer one: tables, or columns with a default. */
  readonly additive?: true
  readonly up: (transaction: Transaction<Schema>) => Promise<void>
}

export const migrations: readonly Migration[] = [events, snapshots, noSnapshots, chain]
