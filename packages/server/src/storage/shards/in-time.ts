import { setTimeout as delay } from 'node:timers/promises'
import { StorageError } from '../storage-error.ts'

/** What is asked of a database that neither answers nor hangs up is given up. */
export const inTime = async <T>(milliseconds: number, asked: Promise<T>): Promise<T> => {
  const answered = new AbortController()
  asked.catch(() => {})
  const late = delay(milliseconds, undefined, { signal: answered.signal }).then((): never => {
    throw new StorageError('unreachable', 'A database does not answer in time.')
  })
  late.catch(() => {})
  try {
    return await Promise.race([asked, late])
  } finally {
    answered.abort()
  }
}
