import type { Kysely, Transaction } from 'kysely'
import type { Bus } from '../../bus/port.ts'
import type { Schema } from './schema.ts'

/** All that differs between the databases; the queries are written once over it. */
export type SqlDriver = {
  readonly place: string
  readonly db: Kysely<Schema>
  /**
   * Lets one writer in until it commits. Positions are given out under this lock and become visible before it is released: that is what makes them
   * free of gaps and monotone for every reader, which a database's own sequences are not.
   */
  readonly lockForWriting: (transaction: Transaction<Schema>) => Promise<void>
  /** Woken when a transaction that appends has committed. */
  readonly bus: Bus
  /** Held by one process at a time, until it lets go or dies; null: somebody else has it. */
  readonly claim: () => Promise<{ readonly release: () => Promise<void> } | null>
  readonly isMissingTable: (error: unknown) => boolean
  /** Words what a database throws for an operator; what it does not know it gives back. */
  readonly translate: (error: unknown) => unknown
  readonly close: () => Promise<void>
}

/** Runs `work` in a transaction; what is thrown is the first fault, even when the rollback after it fails as well. */
export const inTransaction = async <T>(driver: SqlDriver, work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> => {
  let first: { readonly error: unknown } | undefined
  try {
    return await driver.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        try {
          await driver.lockForWriting(transaction)
          return await work(transaction)
        } catch (error) {
          first = { error }
          throw error
        }
      })
  } catch (error) {
    throw driver.translate(first === undefined ? error : first.error)
  }
}

export const translating = async <T>(driver: SqlDriver, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw driver.translate(error)
  }
}
