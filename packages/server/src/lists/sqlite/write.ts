import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '../../storage/sqlite/errors.ts'
import { weightOf } from '../entry.ts'
import { tokensOf } from '../fold.ts'
import { ListError } from '../list-issue.ts'
import type { ListInfo, ListWriter } from '../port.ts'
import { rowOf } from '../row.ts'
import type { StagedRow } from './list-file.ts'
import { startWriting } from './writing.ts'

/**
 * A list in a file of its own, made by a thread of its own: what is read and what is written are halves of the work. Only when it is whole does it take the
 * place of the old one by its name.
 */
export const writeSqliteList = (folder: string, file: string): ListWriter => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = lockImports(folder)
  if (release === null) throw new ListError({ code: 'list-busy' })
  clear(folder)
  const made = `${file}${unfinished}`
  const writing = startWriting(made)
  let rows = 0
  const over = async (): Promise<void> => {
    await writing.end()
    clear(folder)
    release()
  }
  return {
    add: async (entries) => {
      rows += entries.length
      await writing.add(
        entries.map((entry): StagedRow => {
          const [id, fideId, ...rest] = rowOf(entry)
          return [weightOf(entry), tokensOf(entry).join(' '), id!, fideId!, JSON.stringify(rest)]
        }),
      )
    },
    finish: async (told, progress = () => {}) => {
      const info: ListInfo = { ...told, rows }
      await writing.finish(info, progress)
      onDisk(made)
      renameSync(made, file)
      onDisk(folder)
      await over()
      return info
    },
    abandon: over,
  }
}

const unfinished = '.new'

const clear = (folder: string): void => {
  for (const name of readdirSync(folder)) if (name.includes(unfinished)) rmSync(join(folder, name), { force: true })
}

export const sweepSqlite = (folder: string): void => {
  const release = existsSync(folder) ? lockImports(folder) : null
  if (release === null) return
  clear(folder)
  release()
}

/** One import at a time, whichever process makes it; the lock goes with whoever has it. null when somebody has. */
const lockImports = (folder: string): (() => void) | null => {
  const lock = new DatabaseSync(join(folder, 'import.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

const onDisk = (name: string): void => {
  const handle = openSync(name, 'r')
  try {
    fsyncSync(handle)
  } catch (error) {
    // A folder cannot be flushed everywhere.
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR' && (error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  } finally {
    closeSync(handle)
  }
}
