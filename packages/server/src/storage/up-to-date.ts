import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from './backup/backup.ts'
import { openStorage } from './open-storage.ts'
import { parsePlace } from './place.ts'
import type { Database } from './port.ts'
import { StorageError } from './storage-error.ts'
import { tablesOf } from './tables.ts'

export type BackupPlace = { readonly folder: string | null; readonly key: string | null }

/** From these tables on events have hashes. Whoever goes back to a Zug of before restores with that one, which knows no backup that has them. */
const hashedSince = 4

/** As the operator says; else beside the data, where that is a folder. */
export const backupFolderOf = (place: string, said?: string | null): string | null => {
  if (said !== undefined) return said
  const parsed = parsePlace(place)
  return parsed.kind === 'sqlite' ? join(parsed.folder, 'backups') : null
}

/**
 * Opens an installation for writing. One that an older Zug has left is backed up first, as it is; where that cannot be done, it stays as it is. Such backups are not among those that make room for newer ones.
 */
export const openUpToDate = async (
  place: string,
  { folder, key }: BackupPlace,
  told: (file: string) => void = () => {},
  bus: string | null = null,
): Promise<Database> => {
  const { found, newest } = await tablesOf(place)
  if (found > 0 && found < newest) {
    if (folder === null)
      throw new StorageError(
        'backup-first',
        'The data is of an older Zug and is backed up before it is brought up to date: start it once with zug serve --backups FOLDER. Nothing was changed.',
      )
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = freeName(folder, `before-update-${found}-to-${newest}`)
    const before = await openStorage(place, { mode: 'read' })
    try {
      await backup(before, file, key, found < hashedSince ? 1 : 2)
    } finally {
      await before.close()
    }
    told(file)
  }
  return openStorage(place, { bus })
}

/** A data folder that was brought up to date, restored and brought up to date again has both. */
const freeName = (folder: string, name: string): string => {
  for (let again = 1; ; again += 1) {
    const file = join(folder, `${name}${again === 1 ? '' : `-${again}`}.zug-backup`)
    if (!existsSync(file)) return file
  }
}
