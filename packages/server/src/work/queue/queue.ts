import pg from 'pg'
import { gathered } from '../../bus/gathered.ts'
import type { Bus } from '../../bus/port.ts'
import { parsePlace, placeName } from '../../storage/place.ts'
import { translatePostgres } from '../../storage/postgres/errors.ts'
import { type Rank, ranks } from '../rank.ts'
import { makeTables } from './tables.ts'
import { workVersion } from './wire.ts'

/** Projections have places of their own, so that pairings never wait for one. */
export type Lane = 'work' | 'projection'

export type Entry = {
  readonly lane: Lane
  readonly kind: string
  readonly rank: Rank
  readonly tenant: string
  readonly tournament: string
  readonly asker: string | null
  readonly job: Buffer
}

/** Of the public's work: in all, of one address, of one tenant. */
export type Room = { readonly all: number; readonly each: number; readonly tenant: number }

export type Taken = {
  readonly id: string
  readonly attempts: number
  readonly kind: string
  readonly rank: Rank
  readonly tenant: string
  readonly asker: string | null
  readonly job: Buffer
}

export type Looked = {
  readonly id: string
  readonly state: 'waiting' | 'taken' | 'done'
  /** Whoever has it has said nothing for too long, and others had it before: nobody will try again. */
  readonly hopeless: boolean
  readonly told: number
  readonly so_far: Buffer | null
  readonly reply: Buffer | null
}

/** Seconds: a worker that says nothing for so long has lost its work to another; an asker, its place. By the clock of PostgreSQL alone. */
const lease = 5
const forgotten = 10
/** A piece of work that has ended so many workers is not given to one more. */
const mostAttempts = 3

/**
 * The queue in PostgreSQL. Taking skips what others are taking (`FOR UPDATE SKIP LOCKED`); among work of one rank tenants go in turn, and the events of a tenant.
 * Everything in it may be lost at any moment: whoever asked then does the work itself.
 */
export const openQueue = async (url: string, bus: Bus, process: string) => {
  const place = placeName(parsePlace(url))
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zug queue',
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    keepAlive: true,
    max: 4,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const said = (kind: 'work' | 'worked') => gathered(() => bus.tell(JSON.stringify({ v: 1, kind, process })), 3)
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    try {
      return (await pool.query<Row>(text, [...values])).rows
    } catch (error) {
      throw translatePostgres(place, error)
    }
  }
  try {
    await makeTables(pool)
  } catch (error) {
    await pool.end()
    throw translatePostgres(place, error)
  }
  // What is said within a few milliseconds travels as one.
  const words = { work: said('work'), worked: said('worked') }
  const tell = (kind: 'work' | 'worked'): void => words[kind].ask()

  /** The public one after the other: of two who are counted at once, neither sees the other. Each process may still let in one too many. */
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = (text: string, values: readonly unknown[]) => {
    const mine = before.then(() => ask<{ id: string }>(text, values))
    before = mine.catch(() => {})
    return mine
  }

  return {
    place,
    /** Its number; null when too much waits already. */
    enter: async ({ lane, kind, rank, tenant, tournament, asker, job }: Entry, room: Room): Promise<string | null> => {
      const letIn = asker === null ? ask<{ id: string }> : inTurn
      const rows = await letIn(
        `insert into work_queue_1 (version, lane, kind, rank, tenant, tournament, asker, job)
         select $1, $2, $3, $4, $5, $6, $7, $8 where $7::text is null or (
           (select count(*) from work_queue_1 where asker is not null and state = 'waiting') < $9
           and (select count(*) from work_queue_1 where asker = $7 and state = 'waiting') < $10
           and (select count(*) from work_queue_1 where asker is not null and tenant = $5 and state = 'waiting') < $11)
         returning id`,
        [workVersion, lane, kind, rank, tenant, tournament, asker, job, room.all, room.each, room.tenant],
      )
      const id = rows[0]?.id ?? null
      if (id !== null) tell('work')
      return id
    },
    /** How some work is; what is not among the answers is lost. `known`: how much of each was heard before. */
    look: (ids: readonly string[], known: readonly number[], renew: boolean): Promise<readonly Looked[]> =>
      ask<Looked>(
        `with asked as (select * from unnest($1::bigint[], $2::integer[]) as a(id, known)),
         renewed as (update work_queue_1 set wanted = clock_timestamp() where $3 and id in (select id from asked) and state <> 'done')
         select q.id, q.state, q.told, q.state = 'taken' and q.lease < clock_timestamp() and q.attempts >= ${mostAttempts} as hopeless,
           case when q.told > a.known then q.so_far end as so_far, case when q.state = 'done' then q.reply end as reply
         from work_queue_1 q join asked a on a.id = q.id`,
        [ids, known, renew],
      ),
    /** Nobody wants it any more: whoever works on it hears of that. */
    drop: async (ids: readonly string[]): Promise<void> => {
      await ask('delete from work_queue_1 where id = any($1::bigint[])', [ids])
    },
    /** false: somebody has begun. */
    takeBack: async (id: string): Promise<boolean> =>
      (await ask(`delete from work_queue_1 where id = $1 and state = 'waiting' returning id`, [id])).length > 0,
    /** `full`: tenants whose desks have enough here, rounds apart. */
    take: async (lane: Lane, leastRank: Rank, full: readonly string[] = []): Promise<Taken | null> => {
      const rows = await ask<Taken>(
        `with next as (
           select q.id from work_queue_1 q
           left join work_turns_1 t on t.name = 'tenant ' || q.tenant
           left join work_turns_1 e on e.name = 'event ' || q.tournament
           where q.lane = $2 and q.version = $3 and q.rank <= $4 and q.attempts < ${mostAttempts}
             and (q.rank <> ${ranks.desk} or q.tenant <> all($5::text[]))
             and (q.state = 'waiting' or (q.state = 'taken' and q.lease < clock_timestamp()))
             and q.wanted > clock_timestamp() - interval '${forgotten} seconds'
           order by q.rank, coalesce(t.turn, 0), coalesce(e.turn, 0), q.id
           limit 1 for update of q skip locked),
         taken as (
           update work_queue_1 q set state = 'taken', worker = $1, lease = clock_timestamp() + interval '${lease} seconds',
             attempts = q.attempts + 1, told = 0, so_far = null
           from next where q.id = next.id returning q.id, q.attempts, q.kind, q.rank, q.asker, q.job, q.tenant, q.tournament),
         turns as (
           insert into work_turns_1 (name, turn)
           select name, nextval('work_order_1') from taken, unnest(array['tenant ' || tenant, 'event ' || tournament]) as name
           on conflict (name) do update set turn = excluded.turn)
         select id, attempts, kind, rank, tenant, asker, job from taken`,
        [process, lane, workVersion, leastRank, full],
      )
      return rows[0] ?? null
    },
    /** Of these, those that are still ours and still wanted. */
    renew: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await ask<{ id: string }>(
        `update work_queue_1 set lease = clock_timestamp() + interval '${lease} seconds'
         where id = any($1::bigint[]) and worker = $2 and state = 'taken' and wanted > clock_timestamp() - interval '${forgotten} seconds'
         returning id`,
        [ids, process],
      )
      return new Set(rows.map(({ id }) => id))
    },
    tellSoFar: async ({ id, attempts }: Taken, soFar: Buffer): Promise<void> => {
      await ask(
        `update work_queue_1 set so_far = $4, told = told + 1 where id = $1 and worker = $2 and attempts = $3 and state = 'taken'`,
        [id, process, attempts, soFar],
      )
    },
    finish: async ({ id, attempts }: Taken, reply: Buffer): Promise<void> => {
      await ask(
        `update work_queue_1 set state = 'done', reply = $4, so_far = null where id = $1 and worker = $2 and attempts = $3 and state = 'taken'`,
        [id, process, attempts, reply],
      )
      tell('worked')
    },
    /** Whoever ends lets others go on at once. */
    giveBack: async (): Promise<void> => {
      await ask(`update work_queue_1 set state = 'waiting', worker = null, attempts = attempts - 1 where worker = $1 and state = 'taken'`, [
        process,
      ])
      tell('work')
    },
    /** What nobody has asked about for long. */
    sweep: async (): Promise<void> => {
      await ask(`delete from work_queue_1 where wanted < clock_timestamp() - interval '${3 * forgotten} seconds'`, [])
      await ask(`delete from work_turns_1 where turn < (select last_value - 100000 from work_order_1)`, [])
    },
    /** How much waits, and is being done. */
    counts: async (): Promise<{ readonly waiting: number; readonly taken: number }> => {
      const [row] = await ask<{ waiting: number; taken: number }>(
        `select count(*) filter (where state = 'waiting')::integer as waiting, count(*) filter (where state = 'taken')::integer as taken from work_queue_1`,
        [],
      )
      return row!
    },
    /** Calls when there may be work, or answers; messages may be lost. */
    hear: (listener: (kind: 'work' | 'worked') => void) =>
      bus.hear((text) => {
        const kind = kindIn(text)
        if (kind !== null) listener(kind)
      }),
    /** The connection for what others keep beside the queue. */
    query: ask,
    close: async (): Promise<void> => {
      for (const each of Object.values(words)) await each.settle()
      await pool.end()
    },
  }
}

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** null for whatever else is said, now or by a later version. */
const kindIn = (text: string): 'work' | 'worked' | null => {
  try {
    const { v, kind } = JSON.parse(text) as { readonly v?: unknown; readonly kind?: unknown }
    return v === 1 && (kind === 'work' || kind === 'worked') ? kind : null
  } catch {
    return null
  }
}
