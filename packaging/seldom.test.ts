import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'zug-seldom-'))
const at = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a module that is given as text answers. */
const answered = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }))

describe('modules that usual commands need', () => {
  const modules = {
    'door.js': "export { pair } from './pair.js'; export { table } from './table.js'",
    'run.js':
      "import { pair, table } from './door.js'; import { explain } from './explain.js'; export const run = (a) => a ? explain() : pair(table)",
    'pair.js': "import { order } from './order.js'; import { worth } from './worth.js'; export const pair = order((t) => t + worth)",
    'order.js': 'export const order = (f) => f',
    'worth.js': 'export const worth = 3; export const other = () => 0',
    'table.js': 'export const table = 2',
    'explain.js': "import { words } from './words.js'; export const explain = () => words",
    'words.js': "export const words = 'why'",
  }

  it('are those called, what these read while they load, and values; not functions that wait', () => {
    for (const [name, code] of Object.entries(modules)) writeFileSync(at(name), code)
    const needed = answered(`import { neededAtOnce } from './packaging/seldom.js'
const at = (name) => ${JSON.stringify(folder)} + '/' + name.replace('./', '')
const all = new Set(${JSON.stringify(Object.keys(modules))}.map(at))
console.log(JSON.stringify([...neededAtOnce(all, new Set([at('run.js'), at('pair.js')]), at)].map((id) => id.split('/').pop()).sort()))`)
    expect(needed).toEqual(['order.js', 'pair.js', 'run.js', 'table.js', 'worth.js'])
  })

  it('and a file of others is read at its first use', () => {
    const code =
      'const require_seldom = require("./seldom.js");\nlet x = 1;\nexports.f = () => new require_seldom.Thing(x).value + require_seldom.more;'
    const answers = answered(`import { onFirstUse } from './packaging/seldom.js'
const read = []
const require = (name) => (read.push(name), { Thing: class { constructor(x) { this.value = x } }, more: 1 })
const exports = {}
new Function('require', 'exports', onFirstUse('seldom.js').renderChunk(${JSON.stringify(code)}))(require, exports)
const before = read.length
console.log(JSON.stringify([before, exports.f(), exports.f(), read]))`)
    expect(answers).toEqual([0, 2, 2, ['./seldom.js']])
  })
})

describe('the command', () => {
  const watch = at('watch.cjs')
  writeFileSync(watch, "process.on('exit', () => console.error(Object.keys(require.cache).map((file) => file.split('/').pop()).join()))")
  const loaded = (...args: readonly string[]): readonly string[] =>
    spawnSync(process.execPath, ['--require', watch, join(root, 'packages/cli/bin/zug.js'), ...args], { cwd: root, encoding: 'utf8' })
      .stderr.trim()
      .split('\n')
      .at(-1)!
      .split(',')
  const event = 'packages/cli/demo/worked-example.trf'

  it.each([
    ['--dutch', event, '-p', at('out.txt')],
    ['pair', event],
    ['pair', 'golden/worked-example-2016.trf', '--round', '4', '--rules', 'fide-dutch-2017'],
  ])('%s %s does not read what usual rounds do without', (...args) => {
    expect(loaded(...args)).toContain('pairing.js')
    expect(loaded(...args)).not.toContain('seldom.js')
  })

  it.each([
    ['pair', event, '--rules', 'fide-dutch-1998'],
    ['pair', event, '--rules', 'cfc'],
  ])('%s %s %s %s reads it', (...args) => expect(loaded(...args)).toContain('seldom.js'))

  it('help reads no engine', () => expect(loaded('--help')).not.toContain('pairing.js'))
})
