import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { execute, useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { inProcessBus } from './in-process.ts'
import { natsBus, optionsOf } from './nats.ts'
import type { Bus } from './port.ts'
import { postgresBus } from './postgres.ts'
import { type NatsServer, startNats } from './testing/nats-server.ts'

const databases = useDatabases()
const open: Bus[] = []
const closing = (bus: Bus): Bus => {
  open.push(bus)
  return bus
}
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
})

let nats: NatsServer
beforeAll(async () => {
  nats = await startNats('s3cret/?')
}, 120_000)

/** Makes buses of processes that belong together. */
const kinds = {
  'in-process': async () => {
    const bus = closing(inProcessBus())
    return () => bus
  },
  postgres: async () => {
    const url = await databases.newPlace('postgres')
    return () => closing(postgresBus({ connectionString: url }))
  },
  nats: async () => {
    const scope = Math.random().toString(36).slice(2)
    return () => closing(natsBus(nats.url, async () => scope))
  },
} as const

const wakesOf = async (bus: Bus) => {
  const heard = { times: 0, leave: async () => {} }
  heard.leave = await bus.onWake(() => {
    heard.times += 1
  })
  return heard
}
const still = () => new Promise((resolve) => setTimeout(resolve, 120))

describe.each(Object.entries(kinds))('%s', (kind, make) => {
  test('whoever listens is woken, here and elsewhere, and left alone afterwards', async () => {
    const process = await make()
    const [here, there] = [process(), process()]
    const [mine, theirs] = [await wakesOf(here), await wakesOf(there)]
    await still()
    const [before, beforeThere] = [mine.times, theirs.times]
    here.wake()
    await until(() => mine.times > before && theirs.times > beforeThere)
    await mine.leave()
    await theirs.leave()
    const after = mine.times + theirs.times
    there.wake()
    await still()
    expect(mine.times + theirs.times).toBe(after)
  })

  test('a thousand appends travel as few messages, and the last is never left out', async () => {
    const process = await make()
    const [here, there] = [process(), process()]
    let appended = 0
    let read = 0
    let messages = 0
    await there.onWake(() => {
      messages += 1
      read = appended
    })
    for (; appended < 1000; appended++) {
      here.wake()
      if (appended % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await until(() => read === 1000)
    if (kind !== 'in-process') expect(messages).toBeLessThan(30)
  })

  test('a bus that is closed is silent, may be closed twice, and wakes nobody', async () => {
    const process = await make()
    const bus = process()
    const heard = await wakesOf(bus)
    await bus.close()
    const before = heard.times
    bus.wake()
    await still()
    expect(heard.times).toBe(before)
    await bus.close()
  })
})

test.each(['postgres', 'nats'] as const)(
  '%s: words reach other processes; what is said before somebody listens is not kept',
  async (kind) => {
    const process = await kinds[kind]()
    const [here, there] = [process(), process()]
    await here.tell('nobody hears')
    const heard: string[] = []
    await there.hear((message) => heard.push(message))
    await here.hear(() => {})
    await here.tell('grüezi')
    await until(() => heard.includes('grüezi'))
    expect(heard).toEqual(['grüezi'])
  },
)

test('what was said last is sent before a process ends', async () => {
  for (const kind of ['postgres', 'nats'] as const) {
    const process = await kinds[kind]()
    const [here, there] = [process(), process()]
    const theirs = await wakesOf(there)
    await wakesOf(here)
    await still()
    const before = theirs.times
    here.wake()
    await here.close()
    await until(() => theirs.times > before)
  }
})

test('PostgreSQL: after its connection was cut everybody is woken, and hears again', async () => {
  const url = await databases.newPlace('postgres')
  const [here, there] = [closing(postgresBus({ connectionString: url })), closing(postgresBus({ connectionString: url }))]
  const theirs = await wakesOf(there)
  await execute(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`)
  await until(() => theirs.times === 1)
  here.wake()
  await until(() => theirs.times === 2)
})

test('PostgreSQL that is not there is said to whoever wants to listen', async () => {
  const bus = closing(postgresBus({ connectionString: 'postgres://zug@127.0.0.1:9/none', connectionTimeoutMillis: 500 }))
  await expect(bus.onWake(() => {})).rejects.toThrow()
  bus.wake()
})

test('NATS: killed and started again, everybody is woken and hears again; while it is away nothing waits', async () => {
  const server = await startNats()
  const scope = async () => 'killed'
  const [here, there] = [closing(natsBus(server.url, scope)), closing(natsBus(server.url, scope))]
  const theirs = await wakesOf(there)
  await wakesOf(here)
  await server.kill()
  here.wake()
  await here.tell('lost')
  const before = theirs.times
  await server.start()
  await until(() => theirs.times > before)
  await still()
  const back = theirs.times
  here.wake()
  await until(() => theirs.times > back)
  await server.kill()
})

test('NATS that is not there does not keep a desk from starting, and is used once it is there', async () => {
  const server = await startNats()
  await server.kill()
  const scope = async () => 'late'
  const [here, there] = [closing(natsBus(server.url, scope)), closing(natsBus(server.url, scope))]
  const theirs = await wakesOf(there)
  await wakesOf(here)
  await server.start()
  await until(() => {
    here.wake()
    return theirs.times > 1
  })
  await server.kill()
})

test('NATS: installations on one server do not hear each other', async () => {
  const [one, other] = [closing(natsBus(nats.url, async () => 'one')), closing(natsBus(nats.url, async () => 'other'))]
  await wakesOf(one)
  const theirs = await wakesOf(other)
  await still()
  const before = theirs.times
  one.wake()
  await still()
  expect(theirs.times).toBe(before)
})

test('NATS: what an address says of user, password, token and encryption', () => {
  expect(optionsOf('nats://queue.example')).toMatchObject({ servers: 'queue.example' })
  expect(optionsOf('nats://queue.example')).not.toHaveProperty('tls')
  expect(optionsOf('nats://a%2Fb:p%40ss@queue.example:4223')).toMatchObject({ servers: 'queue.example:4223', user: 'a/b', pass: 'p@ss' })
  expect(optionsOf('tls://token@queue.example')).toMatchObject({ token: 'token', tls: {} })
})
