import pg from 'pg'
import { keyOf } from '../list-name.ts'
import { type Found, type ListInfo, type RatingLists, usualMost } from '../port.ts'
import { type Question, questionsOf, type Way, waysOf } from '../question.ts'
import { entryOfRow, type Row } from '../row.ts'
import { wordsOf } from './query.ts'
import { tiers } from './tiers.ts'
import { layout, makeTables, sweepPostgres, writePostgresList } from './write.ts'

/** As the one index over it has it, which finds beginnings too. */
const ownNumber = 'id collate "C"'

/** Somebody found, and by which way of asking. */
type Met = Row & { readonly pos: string; readonly way: number }

type Kept = { readonly info: ListInfo; readonly table: string }

/** Lists in the database that the servers share, a table each. */
export const postgresLists = (url: string): RatingLists => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zug lists',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    max: 4,
  })
  pool.on('error', () => {})
  // Whoever has a connection hears of its loss by what was asked; without this it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  let made: Promise<unknown> | null = null
  const query = async <T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> => {
    made ??= makeTables(pool).catch((error) => {
      made = null
      throw error
    })
    await made
    return (await pool.query<T>(text, [...values])).rows
  }
  const kept = async (name?: string): Promise<readonly Kept[]> => {
    const rows = await query<{ told: ListInfo; entries: string }>(
      `select told, entries from zug_list where starts_with(entries, '${layout}') and ($1::text is null or key = $1) order by (told->>'kind') <> 'fide', key`,
      [name === undefined ? null : keyOf(name)],
    )
    return rows.map(({ told, entries }) => ({ info: told, table: entries }))
  }
  const by = async (list: string, column: (kind: ListInfo['kind']) => typeof ownNumber | 'fide_id', value: string) => {
    const [one] = await kept(list)
    if (one === undefined) return null
    const [row] = await query<Row & pg.QueryResultRow>(`select * from ${one.table} where ${column(one.info.kind)} = $1 limit 1`, [value])
    return row === undefined ? null : entryOfRow(row)
  }
  /** Whom each way of asking finds whom no earlier one found. The most sought first: most questions are answered by the smallest index. */
  const askTiers = async (table: string, ways: readonly Way[], most: number): Promise<readonly (readonly Met[])[]> => {
    const met: Met[][] = ways.map(() => [])
    for (const tier of tiers) {
      // Who is met by a way comes before all that later ways find, in whichever part of the list: those are not asked for once enough are met.
      const open = ways.filter((_, at) => met.slice(0, at + 1).flat().length < most)
      if (open.length === 0) break
      const { index, filters } = wordsOf(open)
      // Called by its name, matching is not asked of the index but of what the index finds.
      const holds = filters.map((_, at) => `ts_match_vq(tokens, $${at + 3}::tsquery)`)
      const asked = tier.map(({ from, where }) =>
        query<Met & pg.QueryResultRow>(
          `select *, case ${holds.map((one, at) => `when ${one} then ${at}`).join(' ')} end as way
           from only ${from(table)} where tokens @@ $2::tsquery and (${holds.join(' or ')}) and ${where} order by way, pos limit $1`,
          [most, index, ...filters],
        ),
      )
      for (const row of (await Promise.all(asked)).flat()) met[row.way]!.push(row)
    }
    return met
  }
  const findIn = async ({ info, table }: Kept, questions: readonly Question[], most: number): Promise<readonly Found[]> => {
    const found = new Map<string, Found>()
    const take = (rows: readonly (Row & { pos?: unknown })[]): void => {
      for (const row of rows)
        if (found.size < most && !found.has(String(row.pos))) found.set(String(row.pos), { list: info.name, entry: entryOfRow(row) })
    }
    for (const question of questions) {
      if (question.kind !== 'number') continue
      take(await query<Row & pg.QueryResultRow>(`select * from ${table} where fide_id = $1 limit $2`, [question.begins, most]))
      take(
        await query<Row & pg.QueryResultRow>(
          `select * from ${table} where id >= $1 collate "C" and id < $2 collate "C" order by id collate "C" limit $3`,
          [question.begins, `${question.begins}\uffff`, most],
        ),
      )
    }
    for (const ways of waysOf(questions)) {
      const byWay = await askTiers(table, ways, most - found.size)
      take(byWay.flat())
      if (found.size > 0) break
    }
    return [...found.values()]
  }
  return {
    lists: async () => (await kept()).map(({ info }) => info),
    find: async (typed, { list, most = usualMost } = {}) => {
      const questions = questionsOf(typed)
      if (questions.length === 0) return []
      return again(async () => {
        const found = await Promise.all((await kept(list)).map((one) => findIn(one, questions, most)))
        return found.flat().slice(0, most)
      })
    },
    entry: (list, id) => again(() => by(list, () => ownNumber, id)),
    byFideId: (list, fideId) => again(() => by(list, (kind) => (kind === 'fide' ? ownNumber : 'fide_id'), fideId)),
    write: async (name) => {
      await query('select 1')
      return writePostgresList(pool, keyOf(name))
    },
    sweep: async () => {
      await query('select 1')
      await sweepPostgres(pool)
    },
    remove: async (name) => {
      const rows = await query<{ entries: string }>('delete from zug_list where key = $1 returning entries', [keyOf(name)])
      for (const { entries } of rows) await query(`drop table if exists ${entries} cascade`)
      return rows.length > 0
    },
    close: () => pool.end(),
  }
}

const missingTable = '42P01'

/** Once more if a newer list took the place of this one meanwhile. */
const again = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if ((error as { readonly code?: string }).code !== missingTable) throw error
    return work()
  }
}
