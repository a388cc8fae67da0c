import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { createFairShare } from '../../http/fair-share.ts'
import type { ListEntry } from '../entry.ts'
import { keyOf } from '../list-name.ts'
import { type Found, type ListInfo, type RatingLists, usualMost } from '../port.ts'
import { type Question, questionsOf, waysOf } from '../question.ts'
import { entryOfRow, type Row, rowColumns } from '../row.ts'
import { layoutVersion, mostEntries } from './list-file.ts'
import { matchOf } from './match.ts'
import { sweepSqlite, writeSqliteList } from './write.ts'

const ending = '.list'

/** An open list, until its file is another one. */
type Open = {
  readonly file: string
  readonly stamp: string
  readonly info: ListInfo
  readonly words: StatementSync
  readonly numbers: StatementSync
  readonly byId: StatementSync
  readonly byFideId: StatementSync
  readonly close: () => void
}

/** Lists in a folder, a file each. Nobody else is served while one is searched: so one search at a time, in turn among those who ask, and as long a pause after each. Whatever another process puts there is seen at the next question. */
export const sqliteLists = (folder: string): RatingLists => {
  const open = new Map<string, Open>()
  const inTurn = createFairShare({ all: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY })
  const fileOf = (name: string): string => join(folder, keyOf(name) + ending)
  const forget = (file: string): void => {
    open.get(file)?.close()
    open.delete(file)
  }
  const opened = (file: string): Open | null => {
    const stamp = stampOf(file)
    const known = open.get(file)
    if (known !== undefined && known.stamp === stamp) return known
    forget(file)
    const list = stamp === null ? null : openList(file, stamp)
    if (list !== null) open.set(file, list)
    return list
  }
  const all = (): readonly Open[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith(ending))
      .map((name) => opened(join(folder, name)))
      .filter((list) => list !== null)
      .toSorted((a, b) => order(a.info, b.info))
  const one = (file: string): readonly Open[] => [opened(file)].filter((list) => list !== null)
  return {
    lists: async () => all().map(({ info }) => info),
    find: async (typed, { list, most = usualMost, who = '' } = {}) => {
      const found: Found[] = []
      for (const file of list === undefined ? all().map(({ file }) => file) : [fileOf(list)]) {
        if (found.length >= most) break
        // Opened anew: while this waited, the list may have become another one.
        const search = async (): Promise<readonly Found[]> => one(file).flatMap((each) => findIn(each, questionsOf(typed), most))
        found.push(...((await inTurn(who, search))?.done ?? []))
      }
      return found.slice(0, most)
    },
    entry: async (list, id) => entryBy(opened(fileOf(list))?.byId, id),
    byFideId: async (list, fideId) => {
      const one = opened(fileOf(list))
      return entryBy(one?.info.kind === 'fide' ? one.byId : one?.byFideId, fideId)
    },
    write: async (name) => writeSqliteList(folder, fileOf(name)),
    sweep: async () => sweepSqlite(folder),
    remove: async (name) => {
      const file = fileOf(name)
      forget(file)
      const there = existsSync(file)
      rmSync(file, { force: true })
      return there
    },
    close: async () => {
      for (const file of [...open.keys()]) forget(file)
    },
  }
}

/** FIDE's first, then by name. */
const order = (a: ListInfo, b: ListInfo): number => (a.kind === b.kind ? (a.name < b.name ? -1 : 1) : a.kind === 'fide' ? -1 : 1)

const stampOf = (file: string): string | null => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeMs}`
}

/** null for a file that this version cannot read: the list is to be imported again. */
const openList = (file: string, stamp: string): Open | null => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const { layout, told } = database.prepare('select layout, told from info').get() as { layout: number; told: string }
    if (layout !== layoutVersion) throw new Error('another layout')
    return {
      file,
      stamp,
      info: JSON.parse(told) as ListInfo,
      words: database.prepare(
        `select entry.* from words cross join entry on entry.pos = words.rowid % ${mostEntries} where words match ? order by words.rowid limit ?`,
      ),
      numbers: database.prepare('select * from entry where id >= ? and id < ? order by id limit ?'),
      byId: database.prepare('select * from entry where id = ? limit 1'),
      byFideId: database.prepare('select * from entry where fide_id = ? limit 1'),
      close: () => database.close(),
    }
  } catch {
    database.close()
    return null
  }
}

const entryBy = (statement: StatementSync | undefined, value: string) => {
  const row = statement?.get(value)
  return row === undefined ? null : entryOfStored(row as unknown as Stored)
}

/** An entry as it is kept: beside what it is found by, its other columns as JSON. */
type Stored = Pick<Row, 'id' | 'fide_id'> & { readonly pos: number; readonly told: string }

const entryOfStored = ({ id, fide_id, told }: Stored): ListEntry => {
  const rest: readonly (string | number | null)[] = JSON.parse(told)
  return entryOfRow({ ...(Object.fromEntries(rowColumns.slice(2).map((column, at) => [column, rest[at]])) as Row), id, fide_id })
}

/** The strictest way of asking first, until there are enough. */
const findIn = (list: Open, questions: readonly Question[], most: number): readonly Found[] => {
  const found = new Map<number, Found>()
  const take = (rows: readonly unknown[]): void => {
    for (const row of rows as readonly Stored[])
      if (found.size < most && !found.has(row.pos)) found.set(row.pos, { list: list.info.name, entry: entryOfStored(row) })
  }
  for (const question of questions) if (question.kind === 'number') take(byNumber(list, question.begins, most))
  for (const ways of waysOf(questions)) {
    for (const { question, whole } of ways) if (found.size < most) take(list.words.all(matchOf(question, whole), most))
    if (found.size > 0) break
  }
  return [...found.values()]
}

const byNumber = ({ numbers, byFideId }: Open, begins: string, most: number): readonly unknown[] => {
  const rows = numbers.all(begins, `${begins}\uffff`, most)
  const national = byFideId.get(begins)
  return national === undefined ? rows : [national, ...rows]
}
