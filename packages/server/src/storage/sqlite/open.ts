import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { inProcessBus } from '../../bus/in-process.ts'
import type { Database } from '../port.ts'
import type { SqlDriver } from '../sql/driver.ts'
import { migrate, schemaVersion } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { sqlStorage } from '../sql/storage.ts'
import { StorageError } from '../storage-error.ts'
import { NodeSqliteDialect } from './dialect.ts'
import { isMissingTable, isReadOnlyPlace, translateSqlite } from './errors.ts'
import { type FolderLock, lockFile, lockFolder } from './folder-lock.ts'
import { watchFiles } from './same-files.ts'

export const databaseFile = (folder: string): string => join(folder, 'zug.sqlite')

export const openSqlite = async (folder: string, mode: 'read' | 'write'): Promise<Database> => {
  const driver = sqliteDriver(folder, mode)
  try {
    if (mode === 'write') await migrate(driver)
    else if ((await schemaVersion(driver)) === 0) throw noInstallation(folder)
    return sqlStorage(driver)
  } catch (error) {
    await driver.close()
    throw error
  }
}

const noInstallation = (folder: string): StorageError => new StorageError('no-installation', `There is no Zug data in ${folder}.`)

/** A driver over the folder as it is, before any migration. */
export const sqliteDriver = (folder: string, mode: 'read' | 'write'): SqlDriver => {
  const { database, lock } = openDatabase(folder, mode)
  const bus = inProcessBus()
  let claimed = false
  return {
    place: folder,
    db: new Kysely<Schema>({
      dialect: new NodeSqliteDialect(database, mode === 'write' ? watchFiles(folder, databaseFile(folder)) : () => {}),
    }),
    // `begin immediate` and one connection are the lock.
    lockForWriting: async () => {},
    bus,
    // The folder belongs to this process.
    claim: async () => {
      if (claimed) return null
      claimed = true
      return {
        release: async () => {
          claimed = false
        },
      }
    },
    isMissingTable,
    translate: (error) => translateSqlite(folder, error),
    close: async () => {
      if (!database.isOpen) return
      await bus.close()
      database.close()
      lock?.release()
    },
  }
}

const openDatabase = (folder: string, mode: 'read' | 'write'): { readonly database: DatabaseSync; readonly lock: FolderLock | null } => {
  const file = databaseFile(folder)
  if (mode === 'read' && !existsSync(file)) throw noInstallation(folder)
  let lock: FolderLock | null = null
  let database: DatabaseSync | null = null
  try {
    if (mode === 'write') {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      accessSync(folder, constants.W_OK)
      for (const name of [file, lockFile(folder)]) makeForOwner(name)
      lock = lockFolder(folder)
    }
    database = mode === 'write' ? new DatabaseSync(file, { timeout: 5000 }) : openForReading(file)
    if (mode === 'write') prepareForWriting(database, folder)
    return { database, lock }
  } catch (error) {
    database?.close()
    lock?.release()
    throw translateSqlite(folder, error)
  }
}

/**
 * For the owner only, whatever the folder lets others do; SQLite gives the files beside it the same. A file that is there is not touched: closing it
 * would let go of the locks that this process may have on it.
 */
const makeForOwner = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Not opened read-only: after a crash a reader too must be able to finish or undo what the log holds. In a folder that cannot be written to there is
 * nobody writing, and without a log the file is all there is.
 */
const openForReading = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec('pragma query_only = on')
    database.prepare('select count(*) from sqlite_schema').get()
    return database
  } catch (error) {
    database.close()
    if (!isReadOnlyPlace(error) || existsSync(`${file}-wal`)) throw error
    const alone = pathToFileURL(file)
    alone.search = 'immutable=1'
    return new DatabaseSync(alone, { readOnly: true })
  }
}

const isSound = (database: DatabaseSync): boolean => database.prepare('pragma integrity_check(1)').get()?.integrity_check === 'ok'

/** Looks, and changes nothing. */
export const isWholeSqlite = (folder: string): boolean => {
  const database = openForReading(databaseFile(folder))
  try {
    return isSound(database)
  } catch (error) {
    throw translateSqlite(folder, error)
  } finally {
    database.close()
  }
}

/** The log is flushed at every commit (on macOS past the cache of the drive): what was acknowledged survives a power cut. */
const prepareForWriting = (database: DatabaseSync, folder: string): void => {
  const journal = database.prepare('pragma journal_mode = wal').get()
  if (journal?.journal_mode !== 'wal')
    throw new StorageError('no-access', `The disk that holds ${folder} cannot keep a write-ahead log: choose a local disk.`)
  // The chain watches over events; what finds them, and tells whether a command came before, is looked at here.
  if (!isSound(database))
    throw new StorageError(
      'damaged',
      `The database in ${folder} is damaged: take what zug db backup still reads of it, if zug db check finds that as written, or else the last backup, and restore it into a new folder.`,
    )
  database.exec('pragma synchronous = full; pragma fullfsync = on; pragma foreign_keys = on')
}
