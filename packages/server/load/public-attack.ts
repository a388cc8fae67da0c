/**
 * Somebody asks for the largest pages without a pause, or goes beyond each limit: how long does it take to enter a result meanwhile?
 *
 *     npm run attack                                          1,000 players, ten readers
 *     npm run attack -- --players 300 --readers 10 --results 40
 *     npm run attack -- --chart docs/pictures/limits.svg      and a picture of it
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Ask, holders, readers, type Tally } from './attackers.ts'
import { type Bar, chart } from './chart.ts'
import { persist, send } from './client.ts'
import { freePort, startDesk } from './desk-process.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    readers: { type: 'string', default: '10' },
    // All of them together stay below what one account may change in a minute.
    results: { type: 'string', default: '60' },
    only: { type: 'string' },
    chart: { type: 'string' },
  },
})
const [players, many, results] = [values.players, values.readers, values.results].map(Number) as [number, number, number]
const folder = mkdtempSync(join(tmpdir(), 'zug-attack-'))
const desk = await startDesk(join(folder, 'data'), await freePort(), null)
const { url } = desk
const { cookie } = await send(url, 'POST', '/setup', { login: 'owner', name: 'Owner', password: 'for the load test' })
const made = await send(url, 'POST', '/tokens', { name: 'load' }, { cookie: cookie ?? '', origin: url })
const token = String(made.body.secret)
const authorization = { authorization: `Bearer ${token}` }
/** Somebody else with an account, whose own limits are reached. */
const other = { login: 'other', name: 'Other', password: 'for the load test' }
await send(url, 'POST', '/accounts', other, authorization)
const session = await send(url, 'POST', '/session', { login: other.login, password: other.password })
const others = await send(url, 'POST', '/tokens', { name: 'load' }, { cookie: session.cookie ?? '', origin: url })
const { body } = await send(url, 'POST', '/tournaments', { key: 'attack', settings: { numberOfRounds: 9 } }, authorization)
const path = `/tournaments/${body.id}/commands`
const list = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}`, rating: 2700 - index }))
for (const command of [{ kind: 'import-players', players: list }, { kind: 'pair-round' }, { kind: 'publish-round' }])
  await persist([url], path, command, token)
await send(url, 'PUT', `/tournaments/${body.id}/visibility`, { visible: true }, authorization)

const page = (of: string) => (): Ask => ({ path: `/t/${body.id}${of}` })
/** A question mark and a number: nothing that is kept answers it. */
const another =
  (of: string) =>
  (n: number): Ask => ({ path: `/t/${body.id}${of}${of.includes('?') ? '&' : '?'}q=${n}&first=${n}` })
const api =
  (of: (n: number) => string) =>
  (n: number): Ask => ({ path: `/api/tournaments/${body.id}${of(n)}` })
const large = Buffer.alloc(6_000_000, 0x20)
const list5 = Buffer.from(`Name\n${'Nova, Eva\n'.repeat(9000)}`)
const wrong = (n: number): Buffer => Buffer.from(JSON.stringify({ login: `nobody${n}`, password: 'not the password' }))
const formats = ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26', 'json', 'csv', 'xlsx']
const get = (of: string): string => `GET ${of} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`

type Attack = () => { readonly tally: Tally; readonly stop: () => Promise<void> }
const ask =
  (make: (n: number) => Ask, connections = many): Attack =>
  () =>
    readers(url, connections, make)
const attacks: readonly (readonly [name: string, attack: Attack | null])[] = [
  ['nobody', null],
  ['cards', ask(page('/paper/cards'))],
  ['cards, each time others', ask(another('/paper/cards'))],
  ['standings', ask(page('/standings'))],
  ['standings, each time others', ask(another('/standings'))],
  ['crosstable, each time another', ask(another('/crosstable'))],
  ['everything on a screen', ask(another('/screen/everything'))],
  ['receipts', ask(another('/round/1/receipt.json'))],
  ['openapi.json', ask(() => ({ path: '/api/openapi.json' }))],
  ['explanations per minute', ask(api((n) => `/rounds/1/why?player=${1 + (n % players)}`))],
  ['files per minute', ask(api((n) => `/export/${formats[n % formats.length]}`))],
  ['players’ pages', ask(another('/player/7'))],
  [
    'bodies that are too large',
    ask(() => ({ path: '/api/session', method: 'POST', body: large, headers: { 'content-type': 'application/json' } })),
  ],
  [
    'sixty sign-ins at once',
    ask((n) => ({ path: '/api/session', method: 'POST', body: wrong(n), headers: { 'content-type': 'application/json' } }), 60),
  ],
  [
    'files to read',
    ask(() => ({ path: '/api/imports/preview', method: 'POST', body: list5, headers: { authorization: `Bearer ${others.body.secret}` } })),
  ],
  ['connections of an address', () => holders(url, 1200, get('/healthz'))],
  ['live pages of an address', () => holders(url, 800, get(`/api/tournaments/${body.id}/live`))],
  ['600 requests at once', () => holders(url, many, get(`/t/${body.id}/paper/board-cards`).repeat(600))],
]
const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
const bars: Bar[] = []
console.log(`${players} players, ${many} connections, ${results} results each; load average ${loadavg()[0]!.toFixed(1)}\n`)
console.log('| They ask for | A result, median | 99th percentile | Answers |\n|---|---|---|---|')
for (const [name, attack] of attacks) {
  if (values.only !== undefined && !name.includes(values.only)) continue
  const running = attack?.()
  const times: number[] = []
  for (let number = 0; number < results; number++) {
    const result = { white: number % 2 === 0 ? 'win' : 'loss', black: number % 2 === 0 ? 'loss' : 'win', rated: true }
    const begun = performance.now()
    await persist([url], path, { kind: 'enter-result', round: 1, board: number % 50, result }, token)
    times.push(performance.now() - begun)
  }
  await running?.stop()
  const sorted = times.toSorted((a, b) => a - b)
  const bar = { name, median: at(sorted, 0.5), p99: at(sorted, 0.99) }
  bars.push(bar)
  const answers = [...(running?.tally ?? [])].map(([status, times]) => `${status} × ${times}`).join(', ')
  console.log(`| ${name} | ${bar.median} ms | ${bar.p99} ms | ${answers} |`)
}
console.log(`\nMemory of the server: ${Math.round(await desk.memory())} MB; load average ${loadavg()[0]!.toFixed(1)}`)
if (values.chart !== undefined)
  writeFileSync(values.chart, chart(`Entering a result meanwhile, ${players} players: median and 99th percentile`, bars))
await desk.kill('SIGTERM')
rmSync(folder, { recursive: true, force: true })
