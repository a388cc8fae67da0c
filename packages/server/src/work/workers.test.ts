import { newTournament as newField, newPlayer, pairingNumber, playerId, roundNumber } from '@zug/engine/model'
import { afterEach, expect, test } from 'vitest'
import { createSignals, type Signal } from '../live/signals.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { createWorkBoard } from './board.ts'
import { createWorkers, threadsOn, workHere } from './workers.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async (from: number) => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { workers: from === 0 ? workHere : createWorkers(from, 1) })
  servers.push(server)
  return { server, owner: await setUp(server) }
}

test('a thread pairs and explains as we would', async () => {
  const boards = []
  for (const from of [0, 2]) {
    const { owner } = await start(from)
    const id = await newTournament(owner, 20)
    const paired = await owner.command(id, { kind: 'pair-round' })
    expect(paired.status).toBe(200)
    expect((await owner.command(id, { kind: 'pair-round' })).body.code).toBe('draft-open')
    await owner.command(id, { kind: 'publish-round' })
    const { body } = await owner.get(`/api/tournaments/${id}/rounds/1/why?player=1`)
    boards.push([(await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards, body.sentences])
  }
  expect(boards[0]).toEqual(boards[1])
})

test('results go on while a large round is paired, and the round takes them in', async () => {
  const { owner } = await start(2)
  const id = await newTournament(owner, 60)
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const enter = (board: number) => owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
  for (let board = 0; board < 29; board++) await enter(board)
  const [paired, entered] = await Promise.all([owner.command(id, { kind: 'pair-round', confirmed: true }), enter(29)])
  expect([paired.status, entered.status]).toEqual([200, 200])
  const { draft, rounds } = (await owner.get(`/api/tournaments/${id}`)).body
  expect(draft.round).toBe(2)
  expect(rounds[0].boards[29].result).toEqual(won)
})

test('a thread makes files as we would, each of them once until something changes', async () => {
  const files: string[][] = []
  for (const from of [0, 2]) {
    const workers = from === 0 ? workHere : createWorkers(from, 1)
    const made: string[] = []
    const counting = {
      ...workers,
      run: (...parts: Parameters<typeof workers.run>) => {
        if (parts[0].kind === 'file') made.push(parts[0].format)
        return workers.run(...parts)
      },
    }
    const server = await startServer(await databases.openNew('sqlite'), {}, { workers: counting })
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 6)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const ask = async (format: string): Promise<string> =>
      JSON.stringify((await server.nobody.get(`/api/tournaments/${id}/export/${format}`)).body)
    const [json, again] = await Promise.all([ask('json'), ask('json')])
    expect(again).toBe(json)
    await ask('xlsx')
    await ask('xlsx')
    expect(made).toEqual(from === 0 ? [] : ['json', 'xlsx'])
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    const later = await ask('json')
    expect(later).not.toBe(json)
    files.push([json, later].map((text) => text.replaceAll(id, '')))
  }
  expect(files[0]).toEqual(files[1])
})

test('a thread imports as we would', async () => {
  const { owner } = await start(0)
  const id = await newTournament(owner, 20)
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const file = (await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text
  const made = []
  for (const from of [0, 2]) {
    const server = await startServer(await databases.openNew('sqlite'), {}, from === 0 ? {} : { readers: createWorkers(0, 1) })
    servers.push(server)
    const other = await setUp(server)
    const { status, body } = await other.post('/api/imports?key=k', file)
    expect(status).toBe(201)
    const { id: _, ...view } = (await other.get(`/api/tournaments/${body.id}`)).body
    made.push(JSON.stringify(view).replaceAll(/"(at|actor)":"[^"]*"/g, ''))
  }
  expect(made[0]).toBe(made[1])
})

test('a server that goes does not wait for threads', async () => {
  const workers = createWorkers(1, 1)
  await workers.close()
  expect((await workers.run({ kind: 'command', last: null, state: null as never, command: { kind: 'undo' } })).kind).toBe('failed')
})

test('the desk is told of long work: its stages, and how far it is once such work was done before', async () => {
  const signals = createSignals()
  const heard: Signal[] = []
  signals.listen('open', (signal) => heard.push(signal))
  const work = createWorkBoard(signals, () => new Date(0), { quiet: 5, beat: 10 })
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const first = work.start({ tournament: 'open', kind: 'pairing', round: 3, entrants: 100 })
  expect(work.of('open').jobs).toMatchObject([{ kind: 'pairing', round: 3, stage: 'waiting', fraction: null }])
  first.stage('working')
  await pause(60)
  first.stage('storing')
  expect(work.of('open').jobs).toMatchObject([{ stage: 'storing', fraction: 1 }])
  first.end()
  expect(work.of('open').jobs).toEqual([])
  const second = work.start({ tournament: 'open', kind: 'pairing', round: 4, entrants: 1000 })
  second.stage('working')
  await pause(60)
  const fraction = work.of('open').jobs[0]!.fraction!
  expect(fraction).toBeGreaterThan(0)
  expect(fraction).toBeLessThan(0.95)
  second.end()
  const quick = heard.length
  work.start({ tournament: 'open', kind: 'pairing', round: 5, entrants: 10 }).end()
  await pause(20)
  expect(heard.length).toBe(quick)
  expect(new Set(heard.map(({ to }) => to))).toEqual(new Set(['desk']))
  expect(new TextDecoder().decode(heard.at(-1)!.message)).toBe('event: work\ndata: {"jobs":[]}\n\n')
})

test('a large round is seen while it is paired', async () => {
  const { server, owner } = await start(2)
  const id = await newTournament(owner, 60)
  const paired = owner.command(id, { kind: 'pair-round' })
  let jobs: { readonly kind: string }[] = []
  while (jobs.length === 0) jobs = (await owner.get(`/api/tournaments/${id}/work`)).body.jobs
  expect(jobs).toMatchObject([{ kind: 'pairing', round: 1 }])
  await paired
  expect(server.context.work.of(id).jobs).toEqual([])
})

test('never more threads than may be; a thread is kept for the next question, and ends when nobody asks', async () => {
  const workers = createWorkers(1, 1, 50)
  const players = Array.from({ length: 40 }, (_, i) =>
    newPlayer({ id: playerId(i + 1), pairingNumber: pairingNumber(i + 1), name: `P${i + 1}` }),
  )
  const tournament = newField({ numberOfRounds: 5, initialColour: 'white', players })
  const ask = (player: number, about: string) =>
    workers.run({
      kind: 'question',
      about,
      tournament,
      round: roundNumber(1),
      rulebook: 'fide-dutch-2026',
      language: 'en',
      wishesDropped: [],
      question: { kind: 'why', player: playerId(player), opponent: null, voice: 'arbiter' },
    })
  const answers = await Promise.all([ask(1, 'a'), ask(2, 'a'), ask(3, 'b')])
  expect(answers.map(({ kind }) => kind)).toEqual(['explained', 'explained', 'explained'])
  expect(workers.threads()).toBe(1)
  while (workers.threads() > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await ask(4, 'a')).kind).toBe('explained')
  await workers.close()
  expect(workers.threads()).toBe(0)
})

test('a job that fails ends its thread, and the next has another', async () => {
  const workers = createWorkers(1, 1)
  const broken = await workers.run({ kind: 'command', last: null, state: null as never, command: { kind: 'undo' } })
  expect(broken.kind).toBe('failed')
  expect(workers.threads()).toBe(0)
  expect((await workers.run(importJob)).kind).toBe('tournament-read')
  expect(workers.threads()).toBe(1)
  await workers.close()
})

const importJob = { kind: 'import', of: 'tournament', bytes: Buffer.from('Name\nNova'), rulebook: undefined, wanted: 'everything' } as const

test('the desk comes before the public, who wait their turn', async () => {
  const workers = createWorkers(1, 1)
  const order: string[] = []
  const run = (name: string, asker?: string) => workers.run(importJob, () => order.push(name), asker)
  await Promise.all([run('first', 'a'), run('second', 'b'), run('third', 'a'), run('desk'), run('desk again')])
  expect(order).toEqual(['first', 'desk', 'desk again', 'second', 'third'])
  await workers.close()
})

test('the public never have all threads, nor do many of them wait', async () => {
  const workers = createWorkers(1, 2)
  let [running, most] = [0, 0]
  const ask = async (asker: string) => {
    const reply = await workers.run(
      importJob,
      () => {
        running += 1
        most = Math.max(most, running)
      },
      asker,
    )
    if (reply.kind !== 'busy') running -= 1
    return reply.kind
  }
  const replies = await Promise.all([...Array.from({ length: 60 }, () => ask('one address')), ask('another')])
  expect(most).toBe(1)
  expect([replies.filter((kind) => kind === 'tournament-read').length, replies.filter((kind) => kind === 'busy').length]).toEqual([42, 19])
  expect(replies.at(-1)).toBe('tournament-read')
  await workers.close()
})

test.each([
  ['questions', importJob, 1],
  ['rounds', { kind: 'command', last: null, state: null as never, command: { kind: 'undo' } } as const, 2],
])('one tenant never has all threads for its %s, however many it asks', async (_, job, places) => {
  const workers = createWorkers(0, 3)
  let [running, most] = [0, 0]
  const begun: string[] = []
  const ask = async (tenant: string): Promise<void> => {
    const started = (): void => {
      begun.push(tenant)
      running += tenant === 'a' ? 1 : 0
      most = Math.max(most, running)
    }
    await workers.run(job, started, undefined, undefined, { tenant, tournament: tenant })
    running -= tenant === 'a' ? 1 : 0
  }
  await Promise.all(['a', 'a', 'a', 'a', 'a', 'b'].map(ask))
  expect(most).toBe(places)
  // Its place was free: whoever came last of all did not wait for those before.
  expect(begun.indexOf('b')).toBe(places)
  expect(begun).toHaveLength(6)
  await workers.close()
})

test('on the smallest machine too there is a thread for rounds, and one for the desk, that the public cannot take', () => {
  expect([1, 2, 3, 8].map(threadsOn)).toEqual([3, 3, 3, 7])
})
