import type pg from 'pg'
import { rowColumns } from '../row.ts'
import { tiers } from './tiers.ts'

/** What sorting and indexing two million rows needs, of the two connections that do it. */
const settings = "set work_mem = '64MB'; set maintenance_work_mem = '64MB'"

/** The staged entries in their order, in a table with its indexes; these are made two at a time, the largest first. */
export const order = async (
  pool: pg.Pool,
  client: pg.ClientBase,
  staged: string,
  table: string,
  progress: (share: number) => void,
): Promise<void> => {
  const indexes = [
    ...tiers
      .flat()
      .toReversed()
      .map((where) => `using gin (tokens) where ${where}`),
    '(id collate "C")',
    '(fide_id) where fide_id is not null',
  ]
  const steps = indexes.length + 2
  let done = 0
  const step = async (by: pg.ClientBase, text: string): Promise<void> => {
    progress(done / steps)
    await by.query(text)
    done += 1
  }
  const makeIndexes = async (by: pg.ClientBase): Promise<void> => {
    for (let next = indexes.shift(); next !== undefined; next = indexes.shift())
      await step(by, `create index ${table}_${indexes.length} on ${table} ${next}`)
  }
  const second = await pool.connect()
  try {
    for (const by of [client, second]) await by.query(settings)
    await step(
      client,
      `create table ${table} as select row_number() over (order by weight desc, nr) as pos, tokens, ${rowColumns.join(', ')} from ${staged}`,
    )
    await Promise.all([client, second].map(makeIndexes))
    await step(client, `analyze ${table}`)
    for (const by of [client, second]) await by.query('reset all')
  } finally {
    second.release()
  }
}
