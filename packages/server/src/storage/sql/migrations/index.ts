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
  readonly up: (transaction: Transaction<Schema>) => Promise<void>
}

export const migrations: readonly Migration[] = [events, snapshots, noSnapshots, chain]
