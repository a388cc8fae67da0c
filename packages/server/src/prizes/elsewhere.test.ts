import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { enter, publish } from '../testing/public-pages.ts'
import { newTournament, setUp, startServer } from '../testing/server.ts'
import { workHere } from '../work/workers.ts'

const databases = useDatabases()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const prizes = { fund: { currency: 'CHF', categories: [{ name: 'Places', prizes: [100, 50] }] }, firstTime: [], public: true }

/** Every field is large; the jobs that came, and for whom. */
const start = async () => {
  const jobs: string[] = []
  let full = false
  const server = await startServer(
    await databases.openNew('sqlite'),
    {},
    {
      workers: {
        ...workHere,
        isLarge: () => true,
        run: async (job, started, asker, watch) => {
          if (job.kind.startsWith('prizes')) jobs.push(`${job.kind} ${asker === undefined ? 'desk' : 'everybody'}`)
          return full ? { kind: 'busy' } : workHere.run(job, started, asker, watch)
        },
      },
    },
  )
  closers.push(server.close)
  const owner = await setUp(server)
  const id = await newTournament(owner, 6, { prizes })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  await publish(owner, id)
  await enter(owner, id, 1, 3)
  return { server, owner, path: `/api/tournaments/${id}/prizes`, id, jobs, fill: () => (full = true) }
}

test('the prizes of a large event are worked out in a thread, once for all who ask', async () => {
  const { server, owner, path, jobs } = await start()
  const [one, two] = await Promise.all([server.nobody.get(path), server.nobody.get(path)])
  expect(one.body.list.awards.length).toBeGreaterThan(0)
  expect(two.body).toEqual(one.body)
  await server.nobody.get(path)
  expect(jobs).toEqual(['prizes everybody'])
  expect((await owner.get(path)).body.list.awards).toHaveLength(one.body.list.awards.length)
  await owner.post(`${path}/what-if`, { results: [{ round: 1, board: 0, result: null }] })
  expect(jobs).toEqual(['prizes everybody', 'prizes desk', 'prizes-if desk'])
})

test('where too many wait the public is told to come back, and asked again it is worked out', async () => {
  const { server, path, jobs, fill } = await start()
  fill()
  const refused = await server.nobody.get(path)
  expect([refused.status, refused.body.code, refused.headers.get('retry-after') !== null]).toEqual([429, 'too-many-requests', true])
  await server.nobody.get(path)
  expect(jobs).toHaveLength(2)
})

test('an event has at most 500 prizes', async () => {
  const { owner, id } = await start()
  const change = (places: number) => {
    const categories = [1, 2, 3].map((at) => ({ name: `Category ${at}`, prizes: Array.from({ length: places }, () => 1) }))
    return owner.command(id, { kind: 'change-settings', changes: { prizes: { ...prizes, fund: { categories } } } })
  }
  expect((await change(166)).status).toBe(200)
  expect((await change(167)).status).toBe(400)
})
