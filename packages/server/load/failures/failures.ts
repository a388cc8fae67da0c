import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { tableOf } from '../table.ts'
import { fullTries, quickTries, type Row } from './row.ts'
import { NotPermitted, rows } from './rows.ts'
import { setStage } from './stage.ts'
import { headings, lineOf, output } from './table.ts'
import { tryRow } from './tried.ts'

/**
 * The failure matrix of a deployment of several processes: two writers, two edges and a worker on PostgreSQL and NATS. Results are entered through the edges all
 * the time and screens follow, while each of these things happens, each several times. Prints a table in Markdown; `--write` puts it into docs/season.md.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    tries: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const tries = values.tries === '' ? (values.quick ? quickTries : fullTries) : Number(values.tries)
const only = values.only === '' ? [] : values.only.split(',')
const unknown = only.filter((name) => rows.every((row) => row.name !== name))
if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}.`)

const cellsOf = async (row: Row): Promise<readonly string[]> => {
  const stage = await setStage()
  try {
    const tried = await tryRow(stage, row, tries)
    if (tried.faults.length > 0) {
      process.exitCode = 1
      for (const fault of tried.faults) process.stderr.write(`  ${fault}\n`)
    }
    return lineOf(row.title, tried)
  } catch (error) {
    if (error instanceof NotPermitted) return [row.title, '0', '', '', '', '', `not tried: ${error.message}`]
    process.exitCode = 1
    return [row.title, '', '', '', '', '', `**BROKEN**: ${String(error)}`]
  } finally {
    await stage.close()
  }
}

const before = loadavg()[0]!
const lines: (readonly string[])[] = []
for (const row of rows.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const cells = await cellsOf(row)
  process.stderr.write(`${row.name}: ${cells.slice(1).join(' | ')}\n`)
  lines.push(cells)
}
const load = `Load average ${before.toFixed(1)} when it began, ${loadavg()[0]!.toFixed(1)} when it ended.`
const table = `${tableOf(headings, lines)}\n\n${load}`
console.log(table)
if (values.write && only.length === 0 && process.exitCode !== 1) {
  const page = new URL('../../../../docs/season.md', import.meta.url)
  writeFileSync(page, output.putInto(readFileSync(page, 'utf8'), table))
}
// Where a row was broken off, its servers may still be there.
process.exit()
