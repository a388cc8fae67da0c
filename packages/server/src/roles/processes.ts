import { engineVersion } from '@zug/engine/desk'
import type { Queue } from '../work/queue/queue.ts'
import { workVersion } from '../work/queue/wire.ts'
import type { ProcessRole } from './process-role.ts'

export type KnownProcess = {
  readonly id: string
  readonly role: string
  readonly version: string
  readonly age: number
  readonly silence: number
}

/** Milliseconds: a process says so often that it is there. One that has said nothing for six seconds is not. */
const often = 1500
const silent = 6

/** The processes with a role on one database, as they say themselves; by the clock of PostgreSQL. */
export const processesOf = ({ query }: Pick<Queue, 'query'>): Promise<readonly KnownProcess[]> =>
  query<KnownProcess>(
    `select id, role, version, extract(epoch from clock_timestamp() - started)::float8 as age,
       extract(epoch from clock_timestamp() - seen)::float8 as silence
     from processes_1 where seen > clock_timestamp() - interval '${silent} seconds' order by role, started`,
    [],
  )

export type Census = {
  /** Is there somebody of this role, of this very version where it matters? As of a moment ago. */
  readonly has: (role: 'writer' | 'worker') => boolean
  readonly close: () => Promise<void>
}

/** Says that this process is there, and looks who else is. */
export const joinCensus = async (queue: Queue, id: string, role: ProcessRole): Promise<Census> => {
  const version = role === 'worker' ? workVersion : engineVersion
  let known: readonly KnownProcess[] = []
  const beat = async (): Promise<void> => {
    try {
      await queue.query(
        `insert into processes_1 (id, role, version) values ($1, $2, $3) on conflict (id) do update set seen = clock_timestamp()`,
        [id, role, version],
      )
      known = await processesOf(queue)
    } catch {
      // Whoever cannot be asked cannot be counted on.
      known = []
    }
  }
  await beat()
  let going: Promise<void> | null = null
  const timer = setInterval(() => {
    going ??= beat().finally(() => {
      going = null
    })
  }, often)
  timer.unref()
  const sweeping = setInterval(
    () => void queue.query(`delete from processes_1 where seen < clock_timestamp() - interval '1 hour'`, []).catch(() => {}),
    600_000,
  )
  sweeping.unref()
  return {
    has: (wanted) => known.some((one) => one.role === wanted && (wanted !== 'worker' || one.version === workVersion)),
    close: async () => {
      clearInterval(timer)
      clearInterval(sweeping)
      await going
      await queue.query('delete from processes_1 where id = $1', [id]).catch(() => {})
    },
  }
}
