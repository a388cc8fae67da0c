import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { newPerson } from '../e2e/testing/browser.ts'
import { coverageOf } from '../packages/engine/src/testing/rulebook-coverage.ts'
import { blocksOf, layOut, promisedBy } from './guide.ts'
import { nodeOf } from './node-versions.ts'

const root = new URL('..', import.meta.url).pathname
const page = readFileSync(join(root, 'docs/engine.md'), 'utf8')
const { folder, programs } = layOut(page, root)
const files = blocksOf(page).flatMap(({ file, text }) => (file === null ? [] : [{ file, text }]))
const run = (file: string, args: readonly string[]): string =>
  execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('docs/engine.md', () => {
  it('every program prints what the page says', () => {
    writeFileSync(join(folder, 'all.ts'), programs.map(({ file }, at) => `console.log('── ${at}')\nawait import('${file}')\n`).join(''))
    const printed = run(nodeOf(24), ['--conditions=zug:source', join(folder, 'all.ts')])
      .split(/^── \d+\n/m)
      .slice(1)
    const said = printed.map((text, at) => ({
      section: programs[at]!.section,
      prints: text
        .split('\n')
        .slice(0, -1)
        .map((line) => line.trimEnd()),
    }))
    expect(said).toEqual(programs.map(({ section, promised }) => ({ section, prints: promised.map((line) => line.trimEnd()) })))
    // A page without programs would promise nothing and keep it.
    expect(programs.length).toBeGreaterThan(6)
    expect(programs.every(({ promised }) => promised.length > 0)).toBe(true)
  })

  it('every program and every file of it passes the type check of this tree', () => {
    writeFileSync(
      // A name of its own: what the tree has beside the added files are links into it.
      join(folder, 'tsconfig.guide.json'),
      JSON.stringify({
        extends: join(root, 'packaging/tsconfig.json'),
        // The compiler takes links for folders of their own, so that the package has to be the one beside the added files.
        compilerOptions: { paths: { '@zug/engine': ['./packages/engine/src/index.ts'] }, typeRoots: [join(root, 'node_modules/@types')] },
        include: [],
        references: [],
        files: [...programs.map(({ file }) => file), ...files.map(({ file }) => join(folder, file))],
      }),
    )
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.guide.json'], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toBe('')
  })

  it('the page and its worker work in a browser', async () => {
    const bundled = async (name: string): Promise<string> => {
      const bundle = await rolldown({
        input: join(folder, name),
        platform: 'browser',
        logLevel: 'silent',
        resolve: { conditionNames: ['zug:source'] },
      })
      return (await bundle.generate({ format: 'esm' })).output[0].code
    }
    const served = new Map([
      ['/page.ts', await bundled('page.ts')],
      ['/worker.ts', await bundled('worker.ts')],
    ])
    const person = await newPerson()
    const said: string[] = []
    person.on('console', (message) => said.push(message.text()))
    await person.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const script = served.get(pathname)
      if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
      if (pathname === '/open.trf') return route.fulfill({ path: join(root, 'packages/cli/demo/worked-example.trf') })
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Zug</title><script type="module" src="/page.ts"></script>',
      })
    })
    await person.goto('http://zug.test/')
    const promised = promisedBy(files.find(({ file }) => file === 'page.ts')!.text)
    await expect.poll(() => said).toEqual(promised)
  })
})

const tests = files.filter(({ file }) => file.endsWith('.test.ts'))
describe.each(tests)('the rulebook of the guide, $file', async ({ file }) => {
  await import(join(folder, file))
})

describe('the rulebook of the guide', () => {
  it('has a test that names each of its articles', async () => {
    const { kingOfTheHill } = await import(join(folder, 'packages/engine/src/rulebook/king-of-the-hill/index.ts'))
    const [covered] = coverageOf(
      [kingOfTheHill],
      tests.map(({ file, text }) => ({ path: file.replace('packages/engine/src/', ''), text })),
    )
    expect(covered!.articles.filter(({ article, tests: naming }) => 'where' in article && naming.length === 0)).toEqual([])
  })
})
