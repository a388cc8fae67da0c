import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely'

/** kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) })
    this.#database = database
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#database)
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) })
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

const asKyselyDatabase = (database: DatabaseSync) => ({
  close: () => database.close(),
  prepare: (text: string): SqliteStatement => {
    const statement = database.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bound(parameters)),
      run: (parameters) => statement.run(...bound(parameters)),
      iterate: (parameters) => statement.iterate(...bound(parameters)),
    }
  },
})

const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
