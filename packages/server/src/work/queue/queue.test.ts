import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Bus } from '../../bus/port.ts'
import { postgresBus } from '../../bus/postgres.ts'
import { createLog } from '../../observe/log.ts'
import { joinCensus, processesOf } from '../../roles/processes.ts'
import { execute, useDatabases } from '../../storage/testing/databases.ts'
import { until } from '../../storage/testing/events.ts'
import type { Job, Reply } from '../jobs.ts'
import { ranks } from '../rank.ts'
import type { Workers } from '../workers.ts'
import { openQueue, type Queue } from './queue.ts'
import { queuedWorkers } from './queued-workers.ts'
import { takeWork } from './take-work.ts'
import { packJob, packReply } from './wire.ts'

const databases = useDatabases()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close().catch(() => {})
})

const job: Job = { kind: 'import', of: 'tournament', bytes: Buffer.from('Name\nNova'), rulebook: undefined, wanted: 'everything' }
const room = { all: 100, each: 100, tenant: 100 }
const entry = { lane: 'work', kind: 'file', rank: ranks.desk, tenant: 'a', tournament: 'a1', asker: null, job: packJob(job) } as const
const done: Reply = { kind: 'failed', message: 'as told' }

const open = async () => {
  const url = await databases.newPlace('postgres')
  const bus = postgresBus({ connectionString: url })
  closing.push(bus.close)
  const queue = async (given: Bus = bus, name: string = randomUUID()): Promise<Queue> => {
    const made = await openQueue(url, given, name)
    closing.push(made.close)
    return made
  }
  return { url, bus, queue }
}
/** Somebody who answers at once, and says that it was asked. */
const answering = (kind: string, asked: string[] = []): Workers => ({
  isLarge: () => true,
  run: async () => {
    asked.push(kind)
    return { kind: 'failed', message: kind }
  },
  close: async () => {},
})
const quick = { look: 20, renew: 200, pairing: 300, silence: 400 }
const told = { took: () => {}, finished: () => {} }
const silent = createLog('silent')

test('what a worker has begun and does not hold on to, another takes; what the first says then is not heard', async () => {
  const { url, queue } = await open()
  const [asker, first, second] = [await queue(), await queue(), await queue()]
  const id = (await asker.enter(entry, room))!
  const taken = (await first.take('work', ranks.everybody))!
  expect(await second.take('work', ranks.everybody)).toBeNull()
  await execute(url, `update work_queue_1 set lease = clock_timestamp() - interval '1 second'`)
  const again = (await second.take('work', ranks.everybody))!
  expect([again.id, again.attempts]).toEqual([id, 2])
  expect((await first.renew([id])).has(id)).toBe(false)
  await first.finish(taken, packReply({ kind: 'failed', message: 'of the first' }))
  expect((await asker.look([id], [0], false))[0]).toMatchObject({ state: 'taken', reply: null })
  await second.finish(again, packReply(done))
  expect((await asker.look([id], [0], false))[0]).toMatchObject({ state: 'done', hopeless: false })
})

test('work that ends three workers is not given to a fourth; the desk does it itself, everybody is told', async () => {
  const { url, queue } = await open()
  const [asker, worker] = [await queue(), await queue()]
  const here: string[] = []
  const workers = queuedWorkers(asker, 'work', answering('here', here), () => true, quick)
  const asked = [workers.run(job), workers.run(job, undefined, 'somebody')]
  for (let died = 0; died < 6; died += 1) {
    await until(async () => (await worker.take('work', ranks.everybody)) !== null)
    await execute(url, `update work_queue_1 set lease = clock_timestamp() - interval '1 second' where state = 'taken'`)
  }
  expect(await Promise.all(asked)).toEqual([
    { kind: 'failed', message: 'here' },
    { kind: 'failed', message: 'Workers ended while they worked on it.' },
  ])
})

test('what nobody asks about any more is not begun, and goes', async () => {
  const { url, queue } = await open()
  const one = await queue()
  await one.enter(entry, room)
  await execute(url, `update work_queue_1 set wanted = clock_timestamp() - interval '40 seconds'`)
  expect(await one.take('work', ranks.everybody)).toBeNull()
  await one.sweep()
  expect(await one.counts()).toEqual({ waiting: 0, taken: 0 })
})

test('without a worker, with a queue that loses everything, and while the database is away, the work is done here', async () => {
  const { url, queue } = await open()
  const asker = await queue()
  const here: string[] = []
  let there = false
  const workers = queuedWorkers(asker, 'work', answering('here', here), () => there, quick)
  await workers.run(job)
  expect(here).toHaveLength(1)
  there = true
  // As after a crash of PostgreSQL.
  const lost = workers.run(job)
  await until(async () => (await asker.counts()).waiting === 1)
  await execute(url, 'truncate work_queue_1')
  await lost
  expect(here).toHaveLength(2)
  // The worker goes before it has begun.
  const left = workers.run(job)
  await until(async () => (await asker.counts()).waiting === 1)
  there = false
  await left
  expect(here).toHaveLength(3)
  there = true
  await asker.close()
  closing.splice(closing.indexOf(asker.close), 1)
  await workers.run(job)
  expect(here).toHaveLength(4)
})

test('a round does not wait long for workers that are busy with others; an export does', async () => {
  const { queue } = await open()
  const asker = await queue()
  const here: string[] = []
  const workers = queuedWorkers(asker, 'work', answering('here', here), () => true, quick)
  const gone = new AbortController()
  const exported = workers.run(job, undefined, undefined, { tell: () => {}, gone: gone.signal })
  const paired = workers.run({ kind: 'command', last: null, state: null as never, command: { kind: 'pair-round' } })
  expect((await paired).kind).toBe('failed')
  expect(here).toEqual(['here'])
  gone.abort()
  expect((await exported).kind).toBe('abandoned')
  await until(async () => (await asker.counts()).waiting === 0)
})

test('whoever asks again and again does not keep others from their answers, also where no word of the queue is heard', async () => {
  const { queue, bus } = await open()
  const deaf: Bus = { ...bus, tell: async () => {}, hear: async () => async () => {} }
  const [asker, taker] = [await queue(deaf), await queue(deaf)]
  const workers = queuedWorkers(asker, 'work', answering('here'), () => true, { ...quick, look: 150 })
  const gone = new AbortController()
  const watch = { tell: () => {}, gone: gone.signal }
  let answered: Reply | null = null
  void workers.run(job, undefined, undefined, watch).then((reply) => (answered = reply))
  await until(async () => (await asker.counts()).waiting === 1)
  await taker.finish((await taker.take('work', ranks.everybody))!, packReply(done))
  const asking = setInterval(() => void workers.run(job, undefined, undefined, watch), 25)
  closing.push(async () => clearInterval(asking))
  await until(() => answered !== null)
  clearInterval(asking)
  expect(answered).toEqual(done)
  gone.abort()
  await workers.close()
})

test('the desk of one tenant does not have all places of a worker: another desk, and everybody, get theirs', async () => {
  const { queue } = await open()
  const [asker, worker] = [await queue(), await queue()]
  const begun: string[] = []
  const ends: (() => void)[] = []
  const slow: Workers = {
    ...answering('slow'),
    run: async (_, __, asked) => {
      begun.push(asked ?? 'desk')
      await new Promise<void>((resolve) => ends.push(resolve))
      return done
    },
  }
  for (const tournament of ['a1', 'a2', 'a3']) await asker.enter({ ...entry, tournament }, room)
  const lane = await takeWork(worker, 'work', 3, slow, told, silent, quick)
  await until(async () => begun.length > 0)
  await asker.enter({ ...entry, rank: ranks.everybody, tenant: 'b', tournament: 'b1', asker: 'somebody' }, room)
  await until(async () => begun.length > 1)
  expect(begun).toEqual(['desk', 'somebody'])
  const rest = setInterval(() => {
    for (const end of ends.splice(0)) end()
  }, 10)
  await until(async () => begun.length === 4)
  await lane.close()
  clearInterval(rest)
})

test('of many of the public who ask at once, only so many are let in', async () => {
  const { queue } = await open()
  const asker = await queue()
  const of = (address: string) => asker.enter({ ...entry, asker: address, rank: ranks.everybody }, { ...room, each: 3 })
  const numbers = await Promise.all(Array.from({ length: 40 }, (_, at) => of(`address ${at % 2}`)))
  expect(numbers.filter((id) => id !== null)).toHaveLength(6)
})

test('one place of three is for rounds alone: exports of one event do not delay the pairing of another', async () => {
  const { queue } = await open()
  const [asker, taker] = [await queue(), await queue()]
  let running = 0
  const ends: (() => void)[] = []
  const slow: Workers = {
    ...answering('there'),
    run: (wanted) => {
      if (wanted.kind === 'command') return Promise.resolve(done)
      running += 1
      return new Promise((resolve) => ends.push(() => resolve(done)))
    },
  }
  const taking = await takeWork(taker, 'work', 3, slow, told, silent)
  closing.push(taking.close)
  const workers = queuedWorkers(asker, 'work', answering('here'), () => true, { ...quick, pairing: 60_000 })
  const exports = Array.from({ length: 6 }, (_, at) =>
    workers.run(job, undefined, at < 3 ? undefined : 'public', undefined, { tenant: 'a', tournament: 'a1' }),
  )
  await until(() => running === 2)
  const paired = workers.run({ kind: 'command', last: null, state: null as never, command: { kind: 'pair-round' } })
  expect((await paired).kind).toBe('failed')
  expect(running).toBe(2)
  const ending = setInterval(() => ends.splice(0).forEach((end) => void end()), 10)
  await Promise.all(exports)
  clearInterval(ending)
})

test('N and N−1 side by side: work of another version is left alone, and those who ask do not count on such workers', async () => {
  const { url, queue } = await open()
  const [asker, worker] = [await queue(), await queue()]
  const census = await joinCensus(asker, 'writer', 'writer')
  closing.push(census.close)
  await execute(url, `insert into processes_1 (id, role, version) values ('newer', 'worker', '2 99.0.0')`)
  await execute(
    url,
    `insert into work_queue_1 (version, lane, kind, rank, tenant, tournament, job) values ('2 99.0.0', 'work', 'something-new', 0, '', '', '\\x00')`,
  )
  expect(await worker.take('work', ranks.everybody)).toBeNull()
  const id = await asker.enter(entry, room)
  expect((await worker.take('work', ranks.everybody))?.id).toBe(id)
  await new Promise((resolve) => setTimeout(resolve, 1700))
  expect((await processesOf(asker)).map(({ role }) => role)).toEqual(['worker', 'writer'])
  expect(census.has('worker')).toBe(false)
  expect(census.has('writer')).toBe(true)
})

test('words of other versions on the bus are left alone', async () => {
  const { bus, queue } = await open()
  const one = await queue()
  const heard: string[] = []
  closing.push(await one.hear((kind) => heard.push(kind)))
  for (const text of ['no JSON', '{"v":2,"kind":"work"}', '{"v":1,"kind":"something-new"}', 'null', '"text"']) await bus.tell(text)
  await one.enter(entry, room)
  await until(() => heard.length > 0)
  expect(heard).toEqual(['work'])
})
