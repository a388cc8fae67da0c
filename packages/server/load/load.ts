import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from '../src/storage/testing/postgres-cluster.ts'
import { persist, send } from './client.ts'
import { type DeskProcess, freePort, startDesk } from './desk-process.ts'
import { spectator } from './spectators.ts'

/**
 * Many people watch one event live while results come in from phones and a large round is paired: is anything lost, doubled or late? With
 * --postgres two server processes share a database, and one of them is killed and started again in the middle.
 */
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    spectators: { type: 'string', default: '2000' },
    'per-minute': { type: 'string', default: '500' },
    players: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
  },
})
const [watching, perMinute, players, seconds] = [values.spectators, values['per-minute'], values.players, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
]
const latest = 2000

const folder = mkdtempSync(join(tmpdir(), 'zug-load-'))
const cluster = values.postgres ? await startCluster({ durable: true }) : null
const database = cluster?.url() ?? join(folder, 'data')
const ports = [await freePort(), ...(cluster === null ? [] : [await freePort()])]
const desks: DeskProcess[] = []
for (const port of ports) desks.push(await startDesk(database, port))
const urls = desks.map(({ url }) => url)
const [first] = urls as [string]

const owner = { login: 'owner', name: 'Owner', password: 'for the load test' }
const { cookie } = await send(first, 'POST', '/setup', owner)
const made = await send(first, 'POST', '/tokens', { name: 'load' }, { cookie: cookie ?? '', origin: first })
const token = String(made.body.secret)
const authorization = { authorization: `Bearer ${token}` }
const section = async (name: string): Promise<string> => {
  const { body } = await send(first, 'POST', '/tournaments', { key: name, settings: { info: { name }, numberOfRounds: 9 } }, authorization)
  const list = Array.from({ length: players }, (_, index) => ({ name: `${name} ${index + 1}`, rating: 2700 - index }))
  const path = `/tournaments/${body.id}/commands`
  for (const command of [{ kind: 'import-players', players: list }, { kind: 'pair-round' }, { kind: 'publish-round' }])
    await persist([first], path, command, token)
  return String(body.id)
}
const event = await section('Open')
const other = await section('Reserve')
await send(first, 'PUT', `/tournaments/${event}/visibility`, { visible: true }, authorization)
const view = (await (await fetch(`${first}/api/tournaments/${event}`)).json()) as { readonly sequence: number }

const sent = new Map<number, number>()
const early = new Map<number, number[]>()
const delays: number[] = []
const tally = {
  faults: [] as string[],
  seen: (sequence: number, at: number): void => {
    const since = sent.get(sequence)
    if (since === undefined) early.set(sequence, [...(early.get(sequence) ?? []), at])
    else delays.push(at - since)
  },
}
const path = `/api/tournaments/${event}/live`
const people = Array.from({ length: watching }, (_, index) =>
  spectator(index % 2 === 0 ? urls : urls.toReversed(), path, view.sequence, tally),
)
await delay(5000)
console.log(
  `${watching} spectators, ${perMinute} results a minute for ${seconds} s, ${desks.length} server process(es) on ${values.postgres ? 'PostgreSQL' : 'SQLite'}`,
)

const total = Math.round((perMinute * seconds) / 60)
const memory: number[] = []
const watch = setInterval(async () => {
  const sizes = await Promise.all(desks.map((desk) => desk.memory().catch(() => 0)))
  memory.push(Math.max(...sizes))
}, 2000)
const commands = `/tournaments/${event}/commands`
const outcomes = [
  { white: 'win', black: 'loss', rated: true },
  { white: 'draw', black: 'draw', rated: true },
]
const waiting: Promise<void>[] = []
const answers: number[] = []
let pairing: Promise<string> = Promise.resolve('not paired')
const begun = performance.now()
for (let number = 0; number < total; number++) {
  await delay(Math.max(0, begun + (number * 60_000) / perMinute - performance.now()))
  const board = number % Math.floor(players / 2)
  const command = { kind: 'enter-result', round: 1, board, result: outcomes[Math.floor((number * 2) / players) % 2] }
  const at = performance.now()
  waiting.push(
    persist(urls, commands, command, token).then((sequence) => {
      answers.push(performance.now() - at)
      sent.set(sequence, at)
      for (const seen of early.get(sequence) ?? []) delays.push(seen - at)
      early.delete(sequence)
    }),
  )
  if (number === Math.floor(total / 3)) {
    const started = performance.now()
    pairing = persist(urls, `/tournaments/${other}/commands`, { kind: 'pair-round', confirmed: true }, token).then(
      () => `${players} players paired in ${Math.round(performance.now() - started)} ms`,
    )
  }
  if (cluster !== null && number === Math.floor(total / 2)) {
    await desks[1]!.kill('SIGKILL')
    startDesk(database, ports[1]!).then((desk) => {
      desks[1] = desk
    })
  }
}
await Promise.all(waiting)
const paired = await pairing
const last = view.sequence + total
for (let waited = 0; waited < 15_000 && people.some((person) => person.cursor() < last); waited += 100) await delay(100)
clearInterval(watch)

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
const figures = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return `median ${at(sorted, 0.5)} ms, 99th percentile ${at(sorted, 0.99)} ms, slowest ${at(sorted, 1)} ms`
}
const behind = people.filter((person) => person.cursor() < last).length
const returns = people.reduce((sum, person) => sum + person.returns(), 0)
console.log(`results: ${sent.size} of ${total} stored, ${figures(answers)}`)
console.log(
  `live: ${delays.length} of ${total * watching} updates, ${figures(delays)}; ${tally.faults.length} gaps or doubles, ${behind} spectators behind, ${returns} reconnections`,
)
console.log(`pairing meanwhile: ${paired}`)
console.log(`memory of a server: at most ${Math.round(Math.max(...memory))} MB`)

for (const person of people) person.stop()
for (const desk of desks) await desk.kill('SIGTERM')
await cluster?.stop()
rmSync(folder, { recursive: true, force: true })
const late =
  at(
    delays.toSorted((a, b) => a - b),
    0.99,
  ) > latest
const good = sent.size === total && tally.faults.length === 0 && behind === 0 && delays.length === total * watching && !late
console.log(good ? 'Nothing lost, nothing double.' : 'NOT GOOD')
process.exit(good ? 0 : 1)
