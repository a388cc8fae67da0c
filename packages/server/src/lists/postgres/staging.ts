import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ListEntry, weightOf } from '../entry.ts'
import { factsOf, wordsInIndex } from '../fold.ts'
import { firstNumber, rowColumns, rowOf } from '../row.ts'
import { lexeme, lexemesOf } from './query.ts'
import { restFrom, restOf } from './tiers.ts'

const typed = rowColumns.map((column, at) => `${column} ${at < firstNumber ? 'text' : 'integer'}`).join(', ')

export const stagedOf = (table: string): string => `${table}_staged`

/**
 * Entries as they come, each table by one COPY on a connection of its own: those with a rating are staged, to be sorted, the others stay where they are put. The
 * next ones are made ready while these are on their way.
 */
export const stageEntries = async (pool: pg.Pool, table: string) => {
  const [first, second] = [await pool.connect(), await pool.connect()]
  await first.query(`create table ${table} (pos bigint, tokens tsvector, ${typed})`)
  await first.query(`create table ${restOf(table)} () inherits (${table})`)
  await first.query(`create unlogged table ${stagedOf(table)} (nr bigint, weight integer, tokens tsvector, ${typed})`)
  const [rated, rest] = [send(first, stagedOf(table)), send(second, restOf(table))]
  let rows = 0
  return {
    rows: () => rows,
    add: async (entries: readonly ListEntry[]): Promise<void> => {
      let [toRated, toRest] = ['', '']
      for (const entry of entries) {
        const weight = weightOf(entry)
        if (weight > 0) toRated += lineOf([rows++, weight], entry)
        else toRest += lineOf([restFrom + rows++], entry)
      }
      await Promise.all([rated.write(toRated), rest.write(toRest)])
    },
    /** The connections, for what is to be done with the entries. */
    finish: async (): Promise<readonly [pg.PoolClient, pg.PoolClient]> => {
      await Promise.all([rated.finish(), rest.finish()])
      return [first, second]
    },
    /** Whether it was finished or not. */
    over: async (): Promise<void> => {
      await Promise.all([rated.over(), rest.over()])
    },
  }
}

const send = (client: pg.PoolClient, table: string) => {
  const sending = client.query(copyFrom(`copy ${table} from stdin with (delimiter '${between}', null '${unknown}')`))
  const sent = finished(sending)
  let failed = false
  sent.catch(() => {
    failed = true
  })
  return {
    write: async (lines: string): Promise<void> => {
      // What has failed is not written to any more: it has no connection.
      if (failed) await sent
      if (!sending.write(lines)) await Promise.race([once(sending, 'drain'), sent])
    },
    finish: async (): Promise<void> => {
      if (!failed) sending.end()
      await sent
    },
    over: async (): Promise<void> => {
      if (!failed) sending.destroy()
      await sent.catch(() => {})
      client.release(failed)
    },
  }
}

/** Signs that no list has stand between the columns and for what is not known, which need a backslash like those that mean something to COPY. */
const [between, unknown] = ['\x01', '\x02']
const special = new RegExp(`[\\\\\n\r${between}${unknown}]`)
const everySpecial = new RegExp(special, 'g')

const lineOf = (place: readonly number[], entry: ListEntry): string => {
  let line = `${place.join(between)}${between}${cell(vectorOf(entry))}`
  for (const value of rowOf(entry)) line += between + cell(value)
  return `${line}\n`
}

const cell = (value: string | number | null): string => {
  if (value === null) return unknown
  if (typeof value === 'number') return String(value)
  return special.test(value) ? value.replaceAll(everySpecial, '\\$&') : value
}

const vectorOf = ({ name, federation, birth }: ListEntry): string => {
  let vector = factsOf(federation, birth).map(lexeme).join(' ')
  for (const word of wordsInIndex(name)) vector += ` ${known(word)}`
  return vector
}

/** Names come again and again in a list. */
const lexemes = new Map<string, string>()
const mostLexemes = 100_000

const known = (word: string): string => {
  const before = lexemes.get(word)
  if (before !== undefined) return before
  if (lexemes.size >= mostLexemes) lexemes.clear()
  const made = lexemesOf(word)
  lexemes.set(word, made)
  return made
}
