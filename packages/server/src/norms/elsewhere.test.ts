import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { enter, publish } from '../testing/public-pages.ts'
import { newTournament, setUp, startServer } from '../testing/server.ts'
import { unopened } from '../tournaments/desk-store.ts'
import { ofNobody, type Workers, workHere } from '../work/workers.ts'
import { normsMade } from './made-once.ts'

const databases = useDatabases()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Every field is large; the jobs that came. */
const start = async () => {
  const jobs: string[] = []
  const workers = {
    ...workHere,
    isLarge: () => true,
    run: (...parts: Parameters<typeof workHere.run>) => {
      jobs.push(parts[0].kind)
      return workHere.run(...parts)
    },
  }
  const server = await startServer(await databases.openNew('sqlite'), {}, { workers })
  closers.push(server.close)
  const owner = await setUp(server)
  const id = await newTournament(owner, 6, { numberOfRounds: 9 })
  await publish(owner, id)
  await enter(owner, id, 1, 3)
  jobs.length = 0
  return { owner, path: `/api/tournaments/${id}`, jobs }
}

test('the norms of a large field are worked out in a thread, once for all who ask; of one player at once', async () => {
  const { owner, path, jobs } = await start()
  const [one, two] = await Promise.all([owner.get(`${path}/norms`), owner.get(`${path}/norms`)])
  expect(one.body.norms).toMatchObject({ round: 1 })
  expect(two.body).toEqual(one.body)
  expect((await owner.get(`${path}/players/1/norms`)).body.norms.titles).toHaveLength(4)
  expect(jobs).toEqual(['norms'])
})

test('who may be twice in a long list is looked for in a thread', async () => {
  const { owner, path, jobs } = await start()
  const players = [{ name: 'Player 1' }, { name: 'Nova, Eva' }, { name: 'Eva Nova' }]
  const { twins } = (await owner.post(`${path}/twins`, { players })).body
  expect(twins).toMatchObject([
    { index: 0, player: 1, reason: 'name' },
    { index: 2, line: 1, reason: 'name' },
  ])
  expect(jobs).toEqual(['twins'])
})

test('norms that nobody waits for any more are ended; as long as one does they go on', async () => {
  const begun: AbortSignal[] = []
  const workers: Workers = {
    ...workHere,
    isLarge: () => true,
    run: (_job, _started, _asker, watch) =>
      new Promise((resolve) => {
        begun.push(watch!.gone)
        watch!.gone.addEventListener('abort', () => resolve({ kind: 'abandoned' }))
      }),
  }
  const state = { ...unopened('one').desk.state }
  const ask = () => {
    const asker = new AbortController()
    return { leave: () => asker.abort(), made: normsMade({ workers }, state, null, ofNobody, asker.signal) }
  }
  const [one, two] = [ask(), ask()]
  one.leave()
  expect(begun.map(({ aborted }) => aborted)).toEqual([false])
  two.leave()
  expect(begun.map(({ aborted }) => aborted)).toEqual([true])
  expect(await two.made).toMatchObject({ code: 'abandoned' })
  const three = ask()
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false])
  three.leave()
})
