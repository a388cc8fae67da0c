import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '../../storage/sqlite/errors.ts'
import { weightOf } from '../entry.ts'
import { tokensOf } from '../fold.ts'
import { ListError } from '../list-issue.ts'
import type { ListInfo, ListWriter } from '../port.ts'
import { rowColumns, rowOf } from '../row.ts'

/** Read by whoever opens the file: another layout is another number. */
export const layoutVersion = 1

/** Beginnings of so many letters have an index of their own, in which the most sought come first. */
export const longestBeginning = 7

/** How often progress is told, and the thread can be stopped. */
const portion = 5000

/**
 * A list in a file of its own. It is staged in a second one, brought into the order in which people are looked for, and only then takes the place of the old
 * one by its name. Until then neither file is worth anything, so that no care is taken of a crash.
 */
export const writeSqliteList = (folder: string, file: string): ListWriter => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = lockImports(folder)
  if (release === null) throw new ListError({ code: 'list-busy' })
  clear(folder)
  const made = `${file}${unfinished}`
  const staged = `${made}-staged`
  const database = new DatabaseSync(made)
  const over = (): void => {
    if (database.isOpen) database.close()
    clear(folder)
    release()
  }
  database.exec(`
    attach '${staged.replaceAll("'", "''")}' as staged;
    pragma journal_mode = off; pragma synchronous = off; pragma staged.journal_mode = off; pragma staged.synchronous = off;
    pragma cache_size = -32768; pragma staged.cache_size = -8192; pragma temp_store = file;
    create table staged.entry (weight integer, tokens text, ${rowColumns.join(', ')});
    begin`)
  const insert = database.prepare(`insert into staged.entry values (${['?', '?', ...rowColumns.map(() => '?')].join(', ')})`)
  let rows = 0
  return {
    add: async (entries) => {
      for (const entry of entries) insert.run(weightOf(entry), tokensOf(entry).join(' '), ...rowOf(entry))
      rows += entries.length
    },
    finish: async (told, progress = () => {}) => {
      database.exec('commit')
      putInOrder(database, rows, progress)
      const info: ListInfo = { ...told, rows }
      database.exec('create table info (layout integer, told text)')
      database.prepare('insert into info values (?, ?)').run(layoutVersion, JSON.stringify(info))
      database.exec(
        'commit; create index entry_id on entry (id); create index entry_fide_id on entry (fide_id) where fide_id is not null; analyze',
      )
      database.close()
      onDisk(made)
      renameSync(made, file)
      onDisk(folder)
      over()
      return info
    },
    abandon: async () => over(),
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

const putInOrder = (database: DatabaseSync, rows: number, progress: (share: number) => void): void => {
  database.exec(`
    create table entry (pos integer primary key, ${rowColumns.join(', ')});
    create virtual table words using fts5 (
      tokens, content = '', detail = none, columnsize = 0, prefix = '${Array.from({ length: longestBeginning }, (_, at) => at + 1).join(' ')}',
      tokenize = "unicode61 remove_diacritics 0 tokenchars '@#~'"
    );
    begin`)
  const entry = database.prepare(`insert into entry values (?, ${rowColumns.map(() => '?').join(', ')})`)
  const words = database.prepare('insert into words (rowid, tokens) values (?, ?)')
  const ordered = database.prepare(`select tokens, ${rowColumns.join(', ')} from staged.entry order by weight desc, rowid`)
  ordered.setReturnArrays(true)
  let at = 0
  for (const [tokens, ...row] of ordered.iterate() as unknown as Iterable<[string, ...(string | number | null)[]]>) {
    at += 1
    entry.run(at, ...row)
    words.run(at, tokens)
    if (at % portion === 0) progress(at / rows)
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
