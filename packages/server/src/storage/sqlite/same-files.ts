import { statSync } from 'node:fs'
import { StorageError } from '../storage-error.ts'

/**
 * Asked before every write: are the files still there under their names, and whole? A file that was removed or put elsewhere takes changes all the same and says
 * that they are on disk, but whoever opens the folder next does not find them. The file never grows smaller by itself; the log is written over from its beginning.
 */
export const watchFiles = (folder: string, file: string): (() => void) => {
  const seen = new Map<string, { readonly ino: bigint; readonly dev: bigint; readonly size: bigint }>()
  return () => {
    for (const name of [file, `${file}-wal`]) {
      const before = seen.get(name)
      const now = statSync(name, { throwIfNoEntry: false, bigint: true })
      const same = now !== undefined && now.ino === before?.ino && now.dev === before.dev && (name !== file || now.size >= before.size)
      if (before !== undefined && !same)
        throw new StorageError(
          'data-missing',
          `The database in ${folder} was removed, replaced or cut off while it was open: nothing was changed. Put it back, or stop the desk and restore the newest backup into a new folder.`,
        )
      if (now !== undefined) seen.set(name, now)
    }
  }
}
