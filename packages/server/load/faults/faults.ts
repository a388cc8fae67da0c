import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tableOf } from '../table.ts'
import { fullCounts, NotPermitted, quickCounts, type Row } from './row.ts'
import { rows } from './rows.ts'
import { headings, output } from './table.ts'

/**
 * The fault matrix: what may happen to a desk in the middle of a busy event, done to real server processes. After each, every acknowledged command is there
 * once and in order, or the desk refuses with a sentence that says what to do. Prints a table in Markdown; `--write` puts it into docs/operator.md.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const counts = values.quick ? quickCounts : fullCounts
const only = values.only === '' ? [] : values.only.split(',')
const unknown = only.filter((name) => rows.every((row) => row.name !== name))
if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}.`)

const lineOf = async ({ name, title, work }: Row): Promise<{ readonly cells: readonly string[]; readonly kept: boolean }> => {
  const folder = mkdtempSync(join(tmpdir(), `zug-faults-${name}-`))
  const cells = (acknowledged: string, says: string): readonly string[] => [title(counts), acknowledged, says]
  try {
    const { acknowledged, says, faults } = await work(folder, counts)
    if (faults.length === 0) return { cells: cells(acknowledged.toLocaleString('en'), says), kept: true }
    return { cells: cells(String(acknowledged), `**BROKEN**: ${[...new Set(faults)].slice(0, 3).join('; ')}`), kept: false }
  } catch (error) {
    if (error instanceof NotPermitted) return { cells: cells('', `not tried: ${error.message}`), kept: true }
    return { cells: cells('', `**BROKEN**: ${String(error)}`), kept: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lines: (readonly string[])[] = []
for (const row of rows.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const { cells, kept } = await lineOf(row)
  process.stderr.write(`${row.name}: ${cells.slice(1).join(' | ')}\n`)
  if (!kept) process.exitCode = 1
  lines.push(cells)
}
const table = tableOf(headings, lines)
console.log(table)
if (values.write && only.length === 0 && process.exitCode !== 1) {
  const page = new URL('../../../../docs/operator.md', import.meta.url)
  writeFileSync(page, output.putInto(readFileSync(page, 'utf8'), table))
}
// Where a row was broken off, its servers may still be there.
process.exit()
