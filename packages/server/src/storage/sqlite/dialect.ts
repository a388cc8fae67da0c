import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely'

/** kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #beforeWriting: () => void

  constructor(database: DatabaseSync, beforeWriting: () => void) {
    super({ database: asKyselyDatabase(database, beforeWriting) })
    this.#database = database
    this.#beforeWriting = beforeWriting
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#database, this.#beforeWriting)
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, beforeWriting: () => void) {
    super({ database: asKyselyDatabase(database, beforeWriting) })
    this.#database = database
  }

  /** Takes the write lock at once, so that what a transaction reads first still holds when it writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite rolls back by itself when the disk is full; doing it again would be an error that hides the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** A rollback is not among them: what was begun can always be taken back. */
const writes = /^\s*(insert|update|delete|begin|commit)\b/i

const asKyselyDatabase = (database: DatabaseSync, beforeWriting: () => void) => ({
  close: () => database.close(),
  prepare: (text: string): SqliteStatement => {
    const statement = database.prepare(text)
    const before = writes.test(text) ? beforeWriting : () => {}
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => {
        before()
        return statement.all(...bound(parameters))
      },
      run: (parameters) => {
        before()
        return statement.run(...bound(parameters))
      },
      iterate: (parameters) => statement.iterate(...bound(parameters)),
    }
  },
})

const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
