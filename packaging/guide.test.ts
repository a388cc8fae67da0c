import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { newPerson } from '../e2e/testing/browser.ts'
import { startDesk } from '../e2e/testing/desk.ts'
import { createTournament, pairAndPublish, pastePlayers } from '../e2e/testing/wizard.ts'
import { notCited } from '../packages/engine/src/testing/source/cited-in-heading.ts'
import { coverageOf } from '../packages/engine/src/testing/source/rulebook-coverage.ts'
import { blocksOf, layOut, promisedBy } from './guide.ts'
import { nodeOf } from './node-versions.ts'

const root = new URL('..', import.meta.url).pathname
const page = readFileSync(join(root, 'docs/engine.md'), 'utf8')
const { folder, programs } = layOut(page, root)
const files = blocksOf(page).flatMap(({ file, text }) => (file === null ? [] : [{ file, text }]))
const run = (file: string, args: readonly string[]): string =>
  execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

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
        compilerOptions: {
          paths: {
            '@zug/engine': ['./packages/engine/src/index.ts'],
            '@zug/engine/*': ['./packages/engine/src/doors/*.ts'],
            '@zug/messages/*': ['./packages/messages/src/*.ts'],
          },
          typeRoots: [join(root, 'node_modules/@types')],
        },
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
  const out = join(folder, 'hill')
  const zug = (...args: readonly string[]): string =>
    execFileSync(nodeOf(24), [join(folder, 'packages/cli/bin/zug.js'), ...args], { cwd: folder, encoding: 'utf8' })

  it('has a test that names each of its articles, and cites them where they are decided', async () => {
    const { kingOfTheHill } = await import(join(folder, 'packages/engine/src/rulebook/king-of-the-hill/index.ts'))
    const [covered] = coverageOf(
      [kingOfTheHill],
      tests.map(({ file, text }) => ({ path: file.replace('packages/engine/src/', ''), text })),
    )
    expect(covered!.articles.filter(({ article, tests: naming }) => 'where' in article && naming.length === 0)).toEqual([])
    const sources = files.map(({ file, text }) => ({ path: file.replace('packages/engine/src/', ''), text }))
    expect(notCited(kingOfTheHill.articles, sources)).toEqual([])
  })

  it('needs no other change: with its folder, its words and three lines the whole product is built', () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: folder, encoding: 'utf8' })
    expect({ status, errors: `${stdout}${stderr}`.match(/.*error.*/gi) }).toEqual({ status: 0, errors: null })
  })

  it('pairs, explains, generates, checks and converts at the command line', () => {
    const worked = join(root, 'golden/worked-example-2016.trf')
    expect(zug('pair', worked, '--rules', 'king-of-the-hill', '--round', '3', '--format', 'pairs').split('\n')[1]).toBe('2 5')
    expect(zug('explain', worked, '--rules', 'king-of-the-hill', '--round', '3', '--why-not', 'Alice', 'Eloise')).toContain('[K2]')
    for (const format of ['trf26', 'json']) {
      zug(
        'generate',
        '--rules',
        'king-of-the-hill',
        '--seed',
        'hill',
        '--count',
        '4',
        '--players',
        '5..12',
        '--format',
        format,
        '--out',
        join(out, format),
      )
      expect(zug('check', join(out, format))).toMatch(/^4 tournaments, \d+ rounds, 0 discrepancies$/m)
    }
    zug('convert', join(out, 'trf26/0001.trf'), join(out, 'one.json'))
    expect(JSON.parse(readFileSync(join(out, 'one.json'), 'utf8')).rules).toEqual({ rulebook: 'king-of-the-hill', byeFrom: 'bottom' })
  })

  it('is offered by the desk, which draws its settings and pairs by them', async () => {
    const desk = await startDesk([], join(folder, 'packages/cli/bin/zug.js'))
    const page = await newPerson()
    await page.request.post(`${desk.url}/api/setup`, {
      data: { login: 'olga', name: 'Olga', password: 'a long password' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const id = await createTournament(page, desk, /King of the hill/, 'Hill', 3)
    await page.goto(`${desk.url}/desk/${id}/settings`)
    await page.getByRole('group', { name: 'The bye is looked for' }).getByRole('radio', { name: 'from the top' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Settings saved.').waitFor()
    await page.goto(`${desk.url}/desk/${id}/players`)
    await pastePlayers(page, 'Name,Rating', ['Ada,2000', 'Bo,1900', 'Cy,1800'])
    await pairAndPublish(page, desk, id, 1)
    await page.getByText('Ada').first().waitFor()
    const { rounds } = await (await page.request.get(`${desk.url}/api/tournaments/${id}`)).json()
    expect(rounds[0].boards).toHaveLength(1)
    expect(rounds[0].unpaired).toEqual([{ player: 1, bye: 'pairing-allocated' }])
  })
})
