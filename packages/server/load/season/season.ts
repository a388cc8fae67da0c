import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { pathsOf, readPages } from './cached.ts'
import { deploy, openGround } from './deployed.ts'
import { type Size, spendEvening } from './evening.ts'
import { climb } from './slope.ts'
import { output, seasonTable } from './table.ts'

/**
 * A season on one deployment: PostgreSQL, NATS, two writers, three edges, a worker and a cache on this machine, many events at once with everybody looking.
 *
 *     npm run season                                   1,000 events, 5,000 live connections, 50 results a second
 *     npm run season -- --quick                        the same, small
 *     npm run season -- --write                        and the table goes into docs/season.md
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    events: { type: 'string' },
    connections: { type: 'string' },
    'per-second': { type: 'string' },
    seconds: { type: 'string' },
    'no-slope': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const whole = { events: 1000, connections: 5000, perSecond: 50, seconds: 60, screens: 60 }
const small = { events: 8, connections: 24, perSecond: 5, seconds: 3, screens: 4 }
const usual = values.quick ? small : whole
const size: Size = {
  events: Number(values.events ?? usual.events),
  connections: Number(values.connections ?? usual.connections),
  perSecond: Number(values['per-second'] ?? usual.perSecond),
  seconds: Number(values.seconds ?? usual.seconds),
  screens: usual.screens,
  settling: 3000,
}
const tell = (text: string): void => void process.stderr.write(`${text}\n`)

const before = loadavg()[0]!
const ground = await openGround()
tell('two writers, three edges, a worker, a cache')
const deployed = await deploy(ground, { writers: 2, edges: 3, workers: 1 })
const { events, ...evening } = await spendEvening(deployed, size)
tell('pages through the cache and directly')
const seconds = values.quick ? 1 : 10
const read = events.slice(0, 50)
const paths = pathsOf(read)
const urls = deployed.edges.map(({ url }) => url)
await readPages(urls, paths, 1)
const direct = await readPages(urls, paths, seconds)
const cached = await readPages([deployed.cache.url], paths, seconds)
const states = await Promise.all(
  read.map(async ({ id }) => ((await (await fetch(`${deployed.cache.url}/t/${id}/live.json`)).json()) as { readonly pages: string }).pages),
)
const versions = await readPages(
  [deployed.cache.url],
  states.flatMap((pages) => ['', '/round/1', '/standings', '/players'].map((path) => `${pages}${path}?lang=en`)),
  seconds,
)
await deployed.cache.stop()
await ground.stopAll()
tell('from one process to four')
const steps = values['no-slope'] ? [] : await climb(ground, 4, values.quick ? 2 : 40, values.quick ? 1 : 10)
const after = loadavg()[0]!
const table = seasonTable({ size, evening, direct, cached, versions, steps, load: [before, after] })
console.log(table)
const wrong = direct.wrong + cached.wrong + versions.wrong
if (wrong > 0) tell(`${wrong} pages were not answered as they should`)
for (const fault of [...new Set(evening.faults)].slice(0, 10)) tell(fault)
const good = wrong === 0 && evening.faults.length === 0 && evening.entered === evening.asked && evening.heard.length === evening.expected
if (values.write && good && !values['no-slope']) {
  const page = new URL('../../../../docs/season.md', import.meta.url)
  writeFileSync(page, output.putInto(readFileSync(page, 'utf8'), table))
}
await ground.close()
console.log(good ? 'Nothing lost, nothing double.' : 'NOT GOOD')
process.exit(good ? 0 : 1)
