import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabases } from '../../../server/src/storage/testing/databases.ts'
import { root, runZug } from '../testing/run-zug.ts'

const databases = useDatabases()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
})

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()))
  const { port } = probe.address() as { readonly port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const start = async (database: string, port: number, ...options: readonly string[]) => {
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/zug.js'), 'serve', '--port', String(port), '--no-demo', ...options], {
    env: { PATH: process.env.PATH ?? '', ZUG_DATABASE: database },
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  while (!/Zug (is at|takes work)/.test(output)) {
    if (child.exitCode !== null) throw new Error(output)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    kill: async (): Promise<void> => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
type Process = Awaited<ReturnType<typeof start>>

const until = async (holds: () => boolean | Promise<boolean>, patience = 20_000): Promise<number> => {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > patience) throw new Error('Waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return performance.now() - began
}

let database: string
let writers: Process[]
let edge: Process
let worker: Process
let headers: Record<string, string>
const ports: number[] = []
const ask = async (method: string, path: string, body?: unknown, at = edge.url) => {
  const answer = await fetch(`${at}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said = await answer.text()
  return { status: answer.status, headers: answer.headers, text: said, body: said.startsWith('{') ? JSON.parse(said) : {} }
}
const command = (id: string, what: object, key: string = randomUUID()) =>
  ask('POST', `/api/tournaments/${id}/commands`, { key, command: what })
const tournament = async (players: number): Promise<string> => {
  const { body } = await ask('POST', '/api/tournaments', { key: randomUUID(), settings: { info: { name: 'Open' }, numberOfRounds: 5 } })
  const list = Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2700 - at }))
  await command(body.id, { kind: 'import-players', players: list })
  await ask('PUT', `/api/tournaments/${body.id}/visibility`, { visible: true })
  return body.id
}

beforeAll(async () => {
  database = await databases.newPlace('postgres')
  for (let each = 0; each < 5; each += 1) ports.push(await freePort())
  const [first, second, ofEdge, ofWorker] = ports as [number, number, number, number]
  const addresses = [first, second].map((port) => `http://127.0.0.1:${port}`).join(',')
  // All at once, as a machine starts them.
  const all = await Promise.all([
    start(database, first, '--role', 'writer'),
    start(database, second, '--role', 'writer'),
    start(database, ofEdge, '--role', 'edge', '--writers', addresses),
    start(database, ofWorker, '--role', 'worker', '--metrics'),
  ])
  writers = [all[0], all[1]]
  edge = all[2]
  worker = all[3]
  const code = /this code: (\w+)/.exec(all[0].output())![1]
  const owner = { login: 'olga', name: 'Olga', password: 'a long password', code }
  headers = {}
  const made = await fetch(`${edge.url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  headers = { cookie: made.headers.get('set-cookie')!.split(';')[0]!, origin: edge.url }
}, 120_000)

test('a role is refused where there is no PostgreSQL, in one line', () => {
  for (const role of ['writer', 'edge', 'worker']) {
    const refused = runZug(['serve', '--port', '0', '--data', join(tmpdir(), 'zug-no-roles'), '--role', role])
    expect(refused).toMatchObject({ status: 5, stderr: expect.stringMatching(/^zug\S* place-unknown The role \w+ is for .*\n$/) })
  }
  expect(runZug(['serve', '--role', 'king']).status).toBe(3)
  expect(runZug(['serve', '--writers', 'http://10.0.0.2:8080']).stderr).toContain('--writers is for --role edge')
  const alone = runZug(['serve', '--port', '0', '--database', 'postgres://zug@127.0.0.1:1/zug', '--role', 'edge'])
  expect(alone).toMatchObject({ status: 3, stderr: expect.stringContaining('writers-missing An edge changes nothing itself') })
})

test('an edge that is there before any writer waits for one, and says so in a line', async () => {
  const place = await databases.newPlace('postgres')
  const writerAt = await freePort()
  let output = ''
  const started = start(place, await freePort(), '--role', 'edge', '--writers', `http://127.0.0.1:${writerAt}`)
  for (const stream of [children.at(-1)!.stdout!, children.at(-1)!.stderr!]) stream.on('data', (chunk) => (output += chunk))
  await until(() => output.includes('waiting for a writer'))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const writer = await start(place, writerAt, '--role', 'writer')
  const first = await started
  expect(output.match(/"no-installation".*waiting for a writer/g)).toHaveLength(1)
  expect(output).not.toMatch(/\bat .*\.js:\d/)
  await Promise.all([first.kill(), writer.kill()])
})

test('each process says what it is', async () => {
  const roles = await Promise.all(
    [...writers, edge, worker].map(async ({ url }) => ((await (await fetch(`${url}/readyz`)).json()) as { readonly role: string }).role),
  )
  expect(roles).toEqual(['writer', 'writer', 'edge', 'worker'])
})

test('a worker that finds its port taken says so and ends', async () => {
  const taken = String(new URL(worker.url).port)
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/zug.js'), 'serve', '--role', 'worker', '--port', taken], {
    env: { PATH: process.env.PATH ?? '', ZUG_DATABASE: database },
  })
  children.push(child)
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  await until(() => child.exitCode !== null)
  expect([child.exitCode, said]).toEqual([3, expect.stringMatching(/^zug\S* port-taken .*\n$/)])
})

test('the doctor knows them', () => {
  const { stdout } = runZug(['doctor', '--database', database, '--port', '0'])
  expect(stdout).toMatch(/^ok {4}processes {2,}2 writers, 1 edge, 1 worker, version \S+$/m)
})

test('a round is paired by the worker; when it is killed in the middle another one finishes, and without any the writer does', async () => {
  const players = 1000
  const id = await tournament(players)
  const metrics = async ({ url }: Process): Promise<string> => (await fetch(`${url}/metrics`)).text()
  await until(async () => (await command(id, { kind: 'pair-round' })).status === 200)
  expect(await metrics(worker)).toMatch(/^zug_jobs_total\{kind="command",outcome="done"\} 1$/m)
  await command(id, { kind: 'publish-round' })
  const drawn = { white: 'draw', black: 'draw', rated: true }
  for (let board = 0; board < players / 2; board += 50) {
    const commands = Array.from({ length: 50 }, (_, at) => ({ kind: 'enter-result', round: 1, board: board + at, result: drawn }))
    expect((await ask('POST', `/api/tournaments/${id}/commands`, { key: randomUUID(), commands })).status).toBe(200)
  }
  const two = [worker, await start(database, ports[4]!, '--role', 'worker', '--metrics')]
  const paired = command(id, { kind: 'pair-round' })
  let busy = -1
  while (busy < 0) busy = (await Promise.all(two.map(metrics))).findIndex((text) => /^zug_jobs_busy [1-9]/m.test(text))
  const [killed, other] = [two[busy]!, two[1 - busy]!]
  const before = await metrics(other)
  await killed.kill()
  expect((await paired).status).toBe(200)
  expect(before).not.toMatch(/^zug_jobs_busy [1-9]/m)
  expect(await metrics(other)).toMatch(/^zug_jobs_total\{kind="command",outcome="done"\}/m)
  expect((await ask('GET', `/api/tournaments/${id}`)).body.draft.boards).toHaveLength(players / 2)
  await command(id, { kind: 'discard-draft' })
  await other.kill()
  expect((await command(id, { kind: 'pair-round' })).status).toBe(200)
})

test('kill -9 of one writer, then of both: nothing acknowledged is lost or double, pages go on, and come right by themselves', async () => {
  const id = await tournament(20)
  for (const kind of ['pair-round', 'publish-round']) await command(id, { kind })
  const acknowledged = new Map<string, number>()
  let entered = 0
  let stopped = false
  /** As a page does it: the same under the same key until it is answered. */
  const enter = async (board: number): Promise<void> => {
    while (!stopped) {
      const key = `result-${String(entered++).padStart(6, '0')}`
      const white = entered % 2 === 0 ? 'win' : 'loss'
      const what = { kind: 'enter-result', round: 1, board, result: { white, black: white === 'win' ? 'loss' : 'win', rated: true } }
      for (;;) {
        const answer = await command(id, what, key)
        if (answer.status === 200) {
          acknowledged.set(key, answer.body.sequence)
          break
        }
        expect([503]).toContain(answer.status)
        expect(answer.headers.get('retry-after')).not.toBeNull()
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  const entering = Promise.all([0, 1, 2].map(enter))
  await until(() => acknowledged.size > 10)
  await writers[0]!.kill()
  const before = acknowledged.size
  expect(await until(() => acknowledged.size > before + 5)).toBeLessThan(10_000)
  await writers[1]!.kill()
  await until(async () => (await (await fetch(`${edge.url}/t/${id}/round/1`)).text()).includes('class="as-of"'))
  writers = await Promise.all(writers.map((_, at) => start(database, ports[at]!, '--role', 'writer')))
  const gone = acknowledged.size
  expect(await until(() => acknowledged.size > gone + 5)).toBeLessThan(10_000)
  stopped = true
  await entering
  await until(async () => !(await (await fetch(`${edge.url}/t/${id}/round/1`)).text()).includes('class="as-of"'))
  const storage = await databases.open(database, { mode: 'read' })
  const stored = await storage.read(id)
  for (const [key, sequence] of acknowledged) {
    const found = stored.filter(({ idempotencyKey }) => idempotencyKey.endsWith(key))
    expect([key, found.map((event) => event.sequence)]).toEqual([key, [sequence]])
  }
})
