import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskFiles } from './desk-files.ts'

const root = new URL('../..', import.meta.url).pathname
const server = 'node_modules/@zug/server'

/** What the sources of a package say, each by a pattern with one group. */
const saidIn = (name: string, pattern: RegExp): readonly string[] => {
  const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
  return [...new Set(files.flatMap((path) => [...readFileSync(`${root}/${path}`, 'utf8').matchAll(pattern)].map(([, found]) => found!)))]
}

test('what is given on has every thread that the server starts, and every door of it that the command opens', async () => {
  const desk = await deskFiles()
  const threads = saidIn('server', /new URL\(`\.\/([\w-]+)\$\{fromSources/g)
  expect(threads).toHaveLength(3)
  for (const thread of threads) expect([...desk.keys()]).toContain(`${server}/dist/${thread}.js`)

  const opened = saidIn('cli', /import\('@zug\/server\/(\w+)'\)/g)
  expect(opened.length).toBeGreaterThan(3)
  const { exports } = JSON.parse(String(desk.get(`${server}/package.json`)!.bytes))
  for (const door of opened) {
    expect(exports, door).toHaveProperty([`./${door}`])
    expect([...desk.keys()]).toContain(`${server}/${exports[`./${door}`].slice(2)}`)
  }
})
