import { randomUUID } from 'node:crypto'
import type { DeskState } from '@zug/engine/desk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresBus } from '../bus/postgres.ts'
import { reportNow } from '../exchange/report.ts'
import { createLog } from '../observe/log.ts'
import { joinCensus } from '../roles/processes.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { newTournament, setUp, startServer } from '../testing/server.ts'
import { type Job, runAnyJob } from './jobs.ts'
import { openQueue, type Queue } from './queue/queue.ts'
import { queuedWorkers } from './queue/queued-workers.ts'
import { takeWork } from './queue/take-work.ts'
import { createWorkers, type Workers } from './workers.ts'

const databases = useDatabases()
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Every implementation of the port, with so many places. `ran` hears of each job when a place has it. */
type Made = {
  readonly workers: Workers
  readonly ran: Job[]
  /** Until what it gives is called, nobody else has the only place. */
  readonly blocked: () => Promise<() => Promise<void>>
  /** Until so many jobs wait for it. */
  readonly lined: (count: number) => Promise<void>
}
const noticing = (workers: Workers, ran: Job[]): Workers => ({
  ...workers,
  run: (job, started, ...more) =>
    workers.run(
      job,
      () => {
        ran.push(job)
        started?.()
      },
      ...more,
    ),
})
const kinds: Readonly<Record<string, (places: number) => Promise<Made>>> = {
  threads: async (places) => {
    const workers = createWorkers(0, places)
    closing.push(workers.close)
    const ran: Job[] = []
    const blocked = async () => {
      const gone = new AbortController()
      const running = workers.run(long(), undefined, undefined, { tell: () => {}, gone: gone.signal })
      return async () => {
        gone.abort()
        await running
      }
    }
    // Whoever asks is in the line at once.
    return { workers: noticing(workers, ran), ran, blocked, lined: async () => {} }
  },
  queue: async (places) => {
    const url = await databases.newPlace('postgres')
    const bus = postgresBus({ connectionString: url })
    closing.push(bus.close)
    const open = async (): Promise<Queue> => {
      const queue = await openQueue(url, bus, randomUUID())
      closing.push(queue.close)
      return queue
    }
    const [asking, taking] = [await open(), await open()]
    const census = await joinCensus(taking, 'worker', 'worker')
    closing.push(census.close)
    const pool = createWorkers(0, places)
    closing.push(pool.close)
    const ran: Job[] = []
    const log = createLog('silent')
    /** Whoever has a place goes on when this is over: however slow the machine, the place is not free before. */
    let gate = Promise.resolve()
    const noticed = noticing(pool, ran)
    const gated: Workers = { ...noticed, run: (...job) => gate.then(() => noticed.run(...job)) }
    const taken = await takeWork(taking, 'work', places, gated, { took: () => {}, finished: () => {} }, log)
    closing.push(taken.close)
    const here = { isLarge: () => true, run: async () => ({ kind: 'failed', message: 'not here' }) as const, close: async () => {} }
    const workers = queuedWorkers(asking, 'work', here, () => true)
    closing.push(workers.close)
    const counted = (of: 'waiting' | 'taken', count: number) => until(async () => (await asking.counts())[of] === count)
    const blocked = async () => {
      let openGate = (): void => {}
      gate = new Promise((resolve) => {
        openGate = resolve
      })
      const gone = new AbortController()
      const running = workers.run(long(), undefined, undefined, { tell: () => {}, gone: gone.signal })
      await counted('taken', 1)
      return async () => {
        gone.abort()
        openGate()
        await running
      }
    }
    return { workers, ran, blocked, lined: (count) => counted('waiting', count) }
  },
}

let state: DeskState
let between: DeskState
let middling: DeskState
let large: DeskState
let file: Job
beforeAll(async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  const owner = await setUp(server)
  const playing = async (players: number): Promise<DeskState> => {
    const event = await newTournament(owner, players)
    for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(event, { kind })).status).toBe(200)
    return (await server.context.tournaments.get(event)).desk.state
  }
  const id = await newTournament(owner, 40)
  between = (await server.context.tournaments.get(id)).desk.state
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const open = await server.context.tournaments.get(id)
  state = open.desk.state
  file = { kind: 'file', state, tournament: reportNow(open), format: 'xlsx' }
  large = await playing(4000)
  middling = await playing(300)
  await server.close()
})
const pairing = (): Job => ({ kind: 'command', last: null, state: between, command: { kind: 'pair-round', seed: 'white' } })
const projection = (of = state) =>
  ({ kind: 'projection', state: of, model: 'rating', stop: new Int32Array(new SharedArrayBuffer(4)) }) as const

/** In the way of others until somebody ends it, for as long as a projection may take: half a minute. */
const long = (): Job => projection(large)

describe.each(Object.entries(kinds))('%s', (_, make) => {
  let workers: Workers
  let ran: Job[]
  let blocked: Made['blocked']
  let lined: Made['lined']
  beforeAll(async () => {
    ;({ workers, ran, blocked, lined } = await make(1))
  })
  beforeEach(() => void ran.splice(0))

  test('a piece of work is answered as if it were done here, once it was begun', async () => {
    let begun = 0
    const job = pairing()
    expect(await workers.run(job, () => void begun++)).toEqual(await runAnyJob(job))
    expect(begun).toBe(1)
  })

  test('bytes come back as bytes', async () => {
    const made = await workers.run(file)
    expect(made.kind === 'file' && made.body instanceof Uint8Array && made.body.length > 3000).toBe(true)
  })

  test('what fails is said to have failed, and the next is done', async () => {
    expect((await workers.run({ kind: 'command', last: null, state: null as never, command: { kind: 'undo' } })).kind).toBe('failed')
    expect((await workers.run(pairing())).kind).toBe('done')
  })

  test('whoever goes is answered at once, and the place is free for the next', async () => {
    const [gone, early] = [new AbortController(), new AbortController()]
    const begun = workers.run(long(), undefined, undefined, { tell: () => {}, gone: gone.signal })
    await until(() => ran.length === 1)
    const never = workers.run(file, undefined, undefined, { tell: () => {}, gone: early.signal })
    early.abort()
    gone.abort()
    expect([(await begun).kind, (await never).kind]).toEqual(['abandoned', 'abandoned'])
    expect((await workers.run(pairing())).kind).toBe('done')
    expect(ran.map(({ kind }) => kind)).toEqual(['projection', 'command'])
  })

  test('what is known of a projection so far is told, and it ends when it is asked to', async () => {
    const job = projection(middling)
    let told = 0
    const watch = { tell: () => {}, gone: new AbortController().signal, soFar: () => void told++ }
    const running = workers.run(job, undefined, undefined, watch)
    await until(() => told > 0)
    Atomics.store(job.stop, 0, 1)
    expect((await running).kind).toBe('abandoned')
  })

  test('rounds come first, then the desk, then everybody; among them tenants take turns, and the events of each', async () => {
    const named = (name: string): Job => Object.assign({ ...file }, { name })
    const of = (tenant: string, tournament: string) => ({ tenant, tournament })
    const ask = (job: Job, asker: string | undefined, whose: ReturnType<typeof of>) => workers.run(job, undefined, asker, undefined, whose)
    const free = await blocked()
    const asked = [
      ...['a1 1', 'a1 2', 'a1 3'].map((name) => ask(named(name), 'x', of('a', 'a1'))),
      ask(named('a2 1'), 'x', of('a', 'a2')),
      ask(named('b 1'), 'y', of('b', 'b')),
      ask(named('desk'), undefined, of('a', 'a1')),
      ask({ ...pairing() }, undefined, of('c', 'c')),
    ]
    await lined(asked.length)
    await free()
    await Promise.all(asked)
    const order = ran.filter(({ kind }) => kind !== 'projection').map((job) => (job as { readonly name?: string }).name ?? 'pairing')
    expect(order.slice(0, 2)).toEqual(['pairing', 'desk'])
    // Tenant b has not been served, and so has not event a2.
    expect(order.indexOf('b 1')).toBeLessThan(order.indexOf('a1 2'))
    expect(order.indexOf('a2 1')).toBeLessThan(order.indexOf('a1 2'))
    expect(order).toHaveLength(7)
  })

  test('of the public only so many wait, of one address, and for one tenant; the desk always does', async () => {
    const free = await blocked()
    const gone = new AbortController()
    const watch = { tell: () => {}, gone: gone.signal }
    const replies: string[] = []
    const ask = async (asker: string, tenant: string): Promise<void> => {
      replies.push((await workers.run(file, undefined, asker, watch, { tenant, tournament: tenant })).kind)
    }
    const many = Array.from({ length: 45 }, () => ask('one', 'a'))
    await until(() => replies.length === 5)
    const others = Array.from({ length: 120 }, (_, at) => ask(`other ${at % 10}`, 'a'))
    await until(() => replies.length === 15)
    const later = ask('other tenant', 'b')
    await lined(151)
    expect(replies).toEqual(Array(15).fill('busy'))
    gone.abort()
    const desk = workers.run(pairing())
    await free()
    expect((await desk).kind).toBe('done')
    await Promise.all([...many, ...others, later])
    expect(replies.filter((kind) => kind === 'abandoned')).toHaveLength(151)
  })
})
