import pg from 'pg'
import { StorageError } from '../storage-error.ts'

const unreachable = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUNREACH|EPIPE)/

/** One sentence for what PostgreSQL or the way to it says. `place` has no password in it. */
export const translatePostgres = (place: string, error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StorageError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) return translateState(place, code, error)
  if (unreachable.test(code) || /^(Connection terminated|timeout exceeded|Client has encountered|Client was closed)/.test(error.message))
    return new StorageError('unreachable', `PostgreSQL at ${place} cannot be reached (${code || error.message}).`, error)
  // ENOENT and EACCES come from a unix socket.
  if ('syscall' in error && error.syscall === 'connect')
    return new StorageError('unreachable', `PostgreSQL at ${place} cannot be reached (${code}).`, error)
  return error
}

/** By class or code of SQLSTATE. */
const translateState = (place: string, code: string, error: Error): unknown => {
  if (code === '53100')
    return new StorageError('disk-full', `The disk of PostgreSQL at ${place} is full: make room; nothing was changed.`, error)
  if (code === '25006') return new StorageError('read-only', `PostgreSQL at ${place} accepts no changes (read-only).`, error)
  if (code === '3D000') return new StorageError('no-installation', `There is no such database at ${place}: create it first.`, error)
  if (code === '42501') return new StorageError('no-access', `PostgreSQL at ${place} refuses: ${error.message}.`, error)
  if (code.startsWith('28')) return new StorageError('no-access', `PostgreSQL at ${place} refuses the login: ${error.message}.`, error)
  if (code === '55P03') return new StorageError('in-use', `Another process keeps the data at ${place} locked; try again.`, error)
  if (code.startsWith('57P') || code.startsWith('08') || code === '53300' || code === '25P03')
    return new StorageError('unreachable', `PostgreSQL at ${place} is not available: ${error.message}.`, error)
  if (code.startsWith('XX') || code.startsWith('58'))
    return new StorageError('damaged', `PostgreSQL at ${place} reports a fault: ${error.message}.`, error)
  return error
}

export const isMissingTable = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42P01'
