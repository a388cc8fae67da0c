import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inUse, isBusy } from './errors.ts'

export const lockFile = (folder: string): string => join(folder, 'zug.lock')

export type FolderLock = { readonly release: () => void }

/**
 * One writing process a folder. The lock is an exclusive transaction on an empty database of its own: the operating system lets go of it when the
 * process dies, however it dies, and the data stays readable for a backup beside a running server.
 */
export const lockFolder = (folder: string): FolderLock => {
  const lock = new DatabaseSync(lockFile(folder), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? inUse(folder, error) : error
  }
  return { release: () => lock.close() }
}
