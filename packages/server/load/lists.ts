/**
 * Import, memory and search over a synthetic rating list of full size: `npm run lists-bench -- [rows] [postgres://…]`. Prints how long it takes by the clock and,
 * because others may be at work on the machine, by the processor; as the measure of the machine, how long reading the same bytes alone takes in the same run.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLists, runImport } from '../src/lists/index.ts'
import { fideElement, fideHeader, fideLine, syntheticPlayers } from '../src/lists/testing/synthetic-list.ts'

const [rowsAsked = '1932868', database] = process.argv.slice(2)
const rows = Number(rowsAsked)
const folder = mkdtempSync(join(tmpdir(), 'zug-lists-bench-'))

const write = async (
  name: string,
  head: string,
  lineOf: (player: Parameters<typeof fideLine>[0]) => string,
  tail: string,
): Promise<string> => {
  const path = join(folder, name)
  const out = createWriteStream(path)
  let text = head
  for (const player of syntheticPlayers(rows)) {
    text += lineOf(player)
    if (text.length < 1 << 20) continue
    if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', resolve))
    text = ''
  }
  await new Promise<void>((resolve) => out.end(text + tail, resolve))
  return path
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const timed = async <T>(work: () => Promise<T>): Promise<{ readonly took: number; readonly value: T }> => {
  const from = performance.now()
  const value = await work()
  return { took: performance.now() - from, value }
}

/** In a process of its own, so that its greatest memory is that of the import alone. */
const importAlone = (path: string, place: string): void => {
  const { status, stderr } = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), '--import', path, place], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

const ways: Readonly<Record<string, (name: string) => string>> = {
  'one letter': (name) => name.slice(0, 1),
  'three letters': (name) => name.slice(0, 3),
  'five letters': (name) => name.slice(0, 5),
  'last name': (name) => name.split(',')[0]!,
  'last name and a letter': (name) => name.replace(/, (.).*/, ' $1'),
  'whole name': (name) => name,
  'first name first': (name) => name.split(', ').toReversed().join(' '),
  'three letters, federation, year': (name) => `${name.slice(0, 3)} GER 1990`,
  'another spelling': (name) => name.replace('sh', 'sch').replace('v', 'w'),
  'nobody of the name': (name) => `${name.slice(0, 4)} qxq`,
}

const search = async (place: string): Promise<void> => {
  const lists = await openLists(place)
  const names: string[] = []
  let at = 0
  for (const { name } of syntheticPlayers(rows)) if (at++ % Math.ceil(rows / 1000) === 0) names.push(name)
  await lists.find('warm')
  for (const [way, asked] of Object.entries(ways)) {
    const took: number[] = []
    const worked: number[] = []
    for (const name of names) {
      const before = process.cpuUsage()
      took.push((await timed(() => lists.find(asked(name)))).took)
      const { user, system } = process.cpuUsage(before)
      worked.push((user + system) / 1000)
    }
    const of = (times: readonly number[], share: number): string =>
      times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]!.toFixed(1)
    console.log(
      `  ${way.padEnd(32)} p50 ${of(took, 0.5)} ms, p99 ${of(took, 0.99)} ms, longest ${of(took, 1)} ms; processor p99 ${of(worked, 0.99)} ms`,
    )
  }
  await lists.close()
}

if (rowsAsked === '--import') {
  const [, path, place] = process.argv.slice(2)
  const job = { path: path!, file: path!, name: null, month: null, mapping: null, smaller: true, now: new Date().toISOString() }
  const { took, value } = await timed(() => runImport(place!, job))
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const worked = seconds((userCPUTime + systemCPUTime) / 1000)
  console.log(`  imported ${value.rows} in ${seconds(took)} (${worked} of the processor), at most ${maxRSS >> 10} MB of memory`)
} else {
  try {
    const text = await write('players_list_foa.txt', `${fideHeader}\r\n`, (player) => `${fideLine(player)}\r\n`, '')
    const xml = await write('players_list_xml_foa.xml', '<playerslist>\n', fideElement, '</playerslist>\n')
    for (const path of [text, xml]) {
      const { took } = await timed(async () => {
        for await (const _ of createReadStream(path));
      })
      console.log(`${path.endsWith('xml') ? 'XML' : 'text'}, ${statSync(path).size >> 20} MB (reading it alone takes ${seconds(took)})`)
      importAlone(path, join(folder, 'data'))
    }
    console.log('search on SQLite')
    await search(join(folder, 'data'))
    if (database !== undefined) {
      console.log('PostgreSQL')
      for (const path of [xml, text]) importAlone(path, database)
      await search(database)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
