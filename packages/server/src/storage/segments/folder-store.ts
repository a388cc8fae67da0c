import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { syncFolder } from '../backup/backup-file.ts'
import { type SegmentStore, StoreError } from './store.ts'

/** Files that are being written; whoever lists does not see them. */
const unfinished = '.tmp'

export const folderStore = (folder: string): SegmentStore => {
  const file = (name: string): string => join(folder, ...name.split('/'))
  const wrapped = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      throw code === undefined ? error : new StoreError(`${folder} cannot be used (${code}).`, false, error)
    }
  }
  return {
    place: folder,
    list: (prefix, after = '') =>
      wrapped(async () => {
        // Only the folder that the prefix names is looked through.
        const top = join(folder, ...prefix.split('/').slice(0, -1))
        if (!existsSync(top)) return []
        const found = await readdir(top, { recursive: true, withFileTypes: true })
        return found
          .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((name) => name.startsWith(prefix) && name > after)
          .sort()
      }),
    get: (name) => wrapped(() => readFile(file(name))),
    put: (name, bytes) =>
      wrapped(async () => {
        const target = file(name)
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        const temporary = `${target}.${randomBytes(6).toString('hex')}${unfinished}`
        const handle = await open(temporary, 'wx', 0o600)
        try {
          try {
            await handle.writeFile(bytes)
            await handle.sync()
          } finally {
            await handle.close()
          }
          // A link, and not a new name: it fails where there is one already.
          await link(temporary, target).catch(async (error: NodeJS.ErrnoException) => {
            if (error.code === 'EEXIST') return
            // File systems without links: those of memory sticks and of some networks.
            if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(error.code ?? '')) throw error
            if (!existsSync(target)) await rename(temporary, target)
          })
        } finally {
          await unlink(temporary).catch(() => {})
        }
        await syncFolder(dirname(target))
      }),
  }
}
