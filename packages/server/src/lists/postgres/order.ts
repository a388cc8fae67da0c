import type pg from 'pg'
import { rowColumns } from '../row.ts'
import { stagedOf } from './staging.ts'
import { ratedTiers, restOf, restTier, type Tier } from './tiers.ts'

/** What sorting and indexing two million rows needs, of the two connections that do it. */
const settings = "set work_mem = '64MB'; set maintenance_work_mem = '96MB'"

const numbers = ['(id collate "C")', '(fide_id) where fide_id is not null']
const words = ({ where }: Tier): string => `using gin (tokens) where ${where}`

/** The staged entries in their order, and all indexes: one connection sorts and indexes those with a rating while the other indexes the rest. */
export const order = async (
  [first, second]: readonly [pg.ClientBase, pg.ClientBase],
  table: string,
  progress: (share: number) => void,
): Promise<void> => {
  const indexes = (of: string, tiers: readonly Tier[]): readonly string[] =>
    [...tiers.map(words), ...numbers].map((index, at) => `create index ${of}_${at} on ${of} ${index}`)
  const columns = ['tokens', ...rowColumns].join(', ')
  const works: readonly (readonly [pg.ClientBase, readonly string[]])[] = [
    [
      first,
      [
        `insert into ${table} (pos, ${columns}) select row_number() over (order by weight desc, nr), ${columns} from ${stagedOf(table)}`,
        ...indexes(table, ratedTiers),
        `analyze ${table}`,
      ],
    ],
    [second, [...indexes(restOf(table), [restTier]), `analyze ${restOf(table)}`]],
  ]
  const steps = works.flatMap(([, orders]) => orders).length
  let done = 0
  await Promise.all(
    works.map(async ([by, orders]) => {
      await by.query(settings)
      for (const one of orders) {
        progress(done / steps)
        await by.query(one)
        done += 1
      }
      await by.query('reset all')
    }),
  )
}
