import { StorageError } from '../storage-error.ts'

type SqliteError = Error & { readonly code: 'ERR_SQLITE_ERROR'; readonly errcode: number }

const isSqliteError = (error: unknown): error is SqliteError => error instanceof Error && 'errcode' in error

/** Primary result codes of SQLite; the extended code carries more in its higher bits. */
const result = {
  error: 1,
  permission: 3,
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
}

const primaryCode = (error: unknown): number => (isSqliteError(error) ? error.errcode & 0xff : 0)

export const isBusy = (error: unknown): boolean => [result.busy, result.locked].includes(primaryCode(error))

export const isReadOnlyPlace = (error: unknown): boolean => [result.readOnly, result.cannotOpen].includes(primaryCode(error))

export const isMissingTable = (error: unknown): boolean =>
  primaryCode(error) === result.error && /^no such table/.test((error as SqliteError).message)

export const inUse = (folder: string, cause?: unknown): StorageError =>
  new StorageError('in-use', `Another Zug is using the folder ${folder}: stop it first, or share the data through PostgreSQL.`, cause)

/** One sentence for what SQLite or the file system says about a folder. */
export const translateSqlite = (folder: string, error: unknown): unknown => {
  switch (primaryCode(error)) {
    case result.busy:
    case result.locked:
      return inUse(folder, error)
    case result.permission:
    case result.cannotOpen:
      return new StorageError(
        'no-access',
        `The data in ${folder} cannot be opened: check that the folder exists and may be written to.`,
        error,
      )
    case result.readOnly:
      return new StorageError(
        'read-only',
        `The folder ${folder} cannot be written to: check its rights, and that its disk is not read-only; nothing was changed.`,
        error,
      )
    case result.full:
      return new StorageError('disk-full', `The disk that holds ${folder} is full: make room; nothing was changed.`, error)
    case result.ioError:
      return new StorageError('damaged', `The disk that holds ${folder} reports a fault (${(error as Error).message}).`, error)
    case result.corrupt:
    case result.notADatabase:
      return new StorageError('damaged', `The database in ${folder} is damaged: restore the last backup into a new folder.`, error)
    default:
      return translateFileError(folder, error)
  }
}

const translateFileError = (folder: string, error: unknown): unknown => {
  const code = error instanceof Error && 'syscall' in error ? (error as NodeJS.ErrnoException).code : undefined
  switch (code) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new StorageError(
        'read-only',
        `The folder ${folder} cannot be written to: check its rights, and that its disk is not read-only; nothing was changed.`,
        error,
      )
    case 'ENOSPC':
      return new StorageError('disk-full', `The disk that holds ${folder} is full: make room; nothing was changed.`, error)
    case 'EEXIST':
    case 'ENOTDIR':
      return new StorageError('no-access', `${folder} is not a folder.`, error)
    default:
      return error
  }
}
