import { setTimeout as delay } from 'node:timers/promises'
import { StorageError } from '../storage-error.ts'

/** Milliseconds before each further try: a restarted database is back in about a second. */
const pauses = [100, 300, 800, 1500]

/** Milliseconds after which nothing is tried again: a database that does not even hang up takes long enough to be given up once. */
const longest = 10_000

/**
 * An append that a lost connection has left in doubt is made again under the same key, which takes effect once: whether the first had been committed
 * or not, the answer says how it stands. The lock of the first is gone by then, or the second waits for it. When the database stays away it is unreachable.
 */
export const settle = async <T>(append: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  for (const pause of pauses) {
    try {
      return await append()
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'unreachable' || performance.now() - begun > longest) throw error
      await delay(pause)
    }
  }
  return append()
}
