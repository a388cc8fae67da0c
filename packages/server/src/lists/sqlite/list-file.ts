import { DatabaseSync } from 'node:sqlite'
import type { ListInfo } from '../port.ts'
import { longestBeginning } from '../question.ts'

/** Read by whoever opens the file: another layout is another number. */
export const layoutVersion = 2

/** What the index of words may gather before it is written: the more, the less is merged afterwards. */
const gathered = 16_000_000

/** More entries than any list has; above them a place in the index of words says how much somebody is sought. */
export const mostEntries = 2 ** 24
const mostWeight = 9999

/** Whoever is sought most stands first, equals in the order of the list. */
const placeOf = (weight: number, at: number): number => (mostWeight - Math.min(weight, mostWeight)) * mostEntries + at

/** How often progress is told. */
const portion = 5000

type Cell = string | number | null

/** An entry to be: how much it is sought, the words it is found by, its numbers, and its other columns as JSON. */
export type StagedRow = readonly [weight: number, tokens: string, id: Cell, fideId: Cell, told: string]

/**
 * The file of a list: entries in its order, and the index of their words in the order in which people are looked for. The words of those with a rating are
 * staged in a second file and sorted, the others come after all of them anyway. Until it is finished neither file is worth anything, so that no care is taken of a
 * crash.
 */
export const createListFile = (made: string) => {
  const database = new DatabaseSync(made)
  makeTables(database, `${made}-staged`)
  const stage = database.prepare('insert into staged.words values (?, ?)')
  const entry = database.prepare('insert into entry values (?, ?, ?, ?)')
  const words = database.prepare('insert into words (rowid, tokens) values (?, ?)')
  let rows = 0
  let rated = 0
  return {
    add: (portion: readonly StagedRow[]): void => {
      for (const [weight, tokens, id, fideId, told] of portion) {
        rows += 1
        entry.run(rows, id, fideId, told)
        if (weight > 0) rated += 1
        const kept = weight > 0 ? stage : words
        kept.run(placeOf(weight, rows), tokens)
      }
    },
    finish: (info: ListInfo, progress: (share: number) => void): void => {
      const ordered = database.prepare('select place, tokens from staged.words order by place')
      ordered.setReturnArrays(true)
      let at = 0
      progress(0)
      for (const [place, tokens] of ordered.iterate() as unknown as Iterable<[number, string]>) {
        at += 1
        words.run(place, tokens)
        if (at % portion === 0) progress(at / rated)
      }
      database.exec('create table info (layout integer, told text)')
      database.prepare('insert into info values (?, ?)').run(layoutVersion, JSON.stringify(info))
      database.exec('commit; create index entry_id on entry (id); create index entry_fide_id on entry (fide_id) where fide_id is not null')
      database.close()
    },
  }
}

/** What people are found by has columns; the rest is told in one, which costs a third of many. */
const makeTables = (database: DatabaseSync, staged: string): void =>
  database.exec(`
    attach '${staged.replaceAll("'", "''")}' as staged;
    pragma journal_mode = off; pragma synchronous = off; pragma staged.journal_mode = off; pragma staged.synchronous = off;
    pragma cache_size = -32768; pragma staged.cache_size = -8192; pragma temp_store = file;
    create table staged.words (place integer, tokens text);
    create table entry (pos integer primary key, id, fide_id, told text);
    create virtual table words using fts5 (
      tokens, content = '', detail = none, columnsize = 0, prefix = '${Array.from({ length: longestBeginning }, (_, at) => at + 1).join(' ')}',
      tokenize = "unicode61 remove_diacritics 0 tokenchars '@#~'"
    );
    insert into words (words, rank) values ('hashsize', ${gathered});
    begin`)
