import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../e2e/testing/browser.ts'
import { type NodeMajor, nodeOf, nodeVersions } from './node-versions.ts'

const root = new URL('..', import.meta.url).pathname
const example = join(root, 'packages/cli/demo/worked-example.trf')
const folder = mkdtempSync(join(tmpdir(), 'zug-packages-'))
const home = join(folder, 'somebody')
const run = (file: string, args: readonly string[], cwd = home): string =>
  execFileSync(file, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const tarball = (name: RegExp): string => join(folder, readdirSync(folder).find((file) => name.test(file))!)
type Answer = { readonly round: number; readonly boards: readonly unknown[]; readonly violations: number }

/** What every way of using the engine has to answer. */
const expected = { round: 6, boards: 7, violations: 0 }
const script = `import { readFileSync } from 'node:fs'
import { nextRound } from './consumer.js'
const { round, boards, violations } = nextRound(readFileSync('example.trf', 'utf8'))
console.log(JSON.stringify({ round, boards: boards.length, violations }))`

/** How long a slow registry may keep an installation waiting. */
const registryMay = 600_000

beforeAll(() => {
  for (const name of ['engine', 'messages', 'cli'])
    run('npm', ['pack', '--silent', '--pack-destination', folder], join(root, 'packages', name))
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }')
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', tarball(/engine/), tarball(/messages/), tarball(/^zug-cli-\d/)])
  copyFileSync(example, join(home, 'example.trf'))
  writeFileSync(join(home, 'code-page.csv'), Buffer.from('name;rating\n\x8aimkov\xe1, Zo\xeb;2000\nB;1900\n', 'latin1'))
  copyFileSync(join(root, 'packaging/consumer.js'), join(home, 'consumer.js'))
  writeFileSync(join(home, 'main.js'), script)
  writeFileSync(
    join(home, 'threads.js'),
    `import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { readFileSync } from 'node:fs'
import { nextRound } from './consumer.js'
if (isMainThread) new Worker(new URL(import.meta.url)).once('message', (said) => console.log(said))
else { const { round, boards, violations } = nextRound(readFileSync('example.trf', 'utf8')); parentPort.postMessage(JSON.stringify({ round, boards: boards.length, violations })) }`,
  )
}, registryMay)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packages, installed into an empty folder', () => {
  for (const major of Object.keys(nodeVersions).map(Number) as NodeMajor[]) {
    it(`work on Node ${major}: as modules, in a thread, as a command`, () => {
      const node = nodeOf(major)
      expect(JSON.parse(run(node, ['main.js']))).toEqual(expected)
      expect(JSON.parse(run(node, ['threads.js']))).toEqual(expected)
      expect(run(node, ['node_modules/@zug/cli/bin/zug.js', 'pair', 'example.trf'])).toContain('round 6 of 6')
      expect(run(node, ['node_modules/@zug/cli/bin/zug.js', 'check', 'example.trf'])).toMatch(/0 discrepancies/)
      // Node 20 itself reads this code page as Latin-1.
      expect(run(node, ['node_modules/@zug/cli/bin/zug.js', 'pair', 'code-page.csv', '--rounds', '3'])).toContain('Šimková, Zoë')
      // The package brings no desk, and offers none.
      expect(run(node, ['node_modules/@zug/cli/bin/zug.js', '--help'])).not.toMatch(/^ +(serve|db) /m)
    })
  }

  it('pair a round in the five lines of the README, in a folder where nothing was before, and bring the guide', {
    timeout: registryMay,
  }, () => {
    const newcomer = join(folder, 'newcomer')
    mkdirSync(newcomer)
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', tarball(/engine/), tarball(/messages/)], newcomer)
    const exampleOf = (name: string): string =>
      /```js\n([\s\S]*?)```/.exec(readFileSync(join(newcomer, `node_modules/@zug/${name}/README.md`), 'utf8'))![1]!
    writeFileSync(join(newcomer, 'pair.mjs'), exampleOf('engine'))
    writeFileSync(join(newcomer, 'words.mjs'), exampleOf('messages'))
    copyFileSync(example, join(newcomer, 'open.trf'))
    expect(
      exampleOf('engine')
        .trim()
        .split('\n')
        .filter((line) => line !== '').length,
    ).toBeLessThanOrEqual(5)
    expect(run(nodeOf(20), ['pair.mjs'], newcomer)).toContain('white:')
    expect(run(nodeOf(20), ['words.mjs'], newcomer)).toMatch(/2O00/)
    expect(readFileSync(join(home, 'node_modules/@zug/engine/GUIDE.md'), 'utf8')).not.toMatch(/\]\(\w+\.md/)
  })

  it('give the command of the README, installed for everybody', { timeout: registryMay }, () => {
    const prefix = join(folder, 'global')
    run('npm', [
      'install',
      '--global',
      '--prefix',
      prefix,
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--silent',
      tarball(/^zug-cli-\d/),
    ])
    copyFileSync(example, join(home, 'tournament.trf'))
    const readme = readFileSync(join(prefix, 'lib/node_modules/@zug/cli/README.md'), 'utf8')
    const commands = readme.split('\n').filter((line) => /^zug (pair|check|explain) /.test(line))
    expect(commands).toHaveLength(3)
    for (const command of commands) expect(run(join(prefix, 'bin/zug'), command.split(' ').slice(1))).not.toBe('')
  })

  it('have types that a program can be checked with, whichever way it finds modules', () => {
    writeFileSync(
      join(home, 'typed.ts'),
      `import { pairRound, parseTrf, roundNumber } from '@zug/engine'
import type { RoundPairing } from '@zug/engine/pairing'
const read = parseTrf('')
if (read.ok) { const answer = pairRound(read.value.tournament, roundNumber(1), 'cfc'); if (answer?.kind === 'pairing') { const pairing: RoundPairing = answer; pairing.boards.map(({ white }) => white) } }
// @ts-expect-error a round is not any number
pairRound(null!, 'one', 'cfc')`,
    )
    for (const [kind, resolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ])
      run(join(root, 'node_modules/.bin/tsc'), [
        '--noEmit',
        '--strict',
        '--target',
        'es2023',
        '--types',
        '',
        '--module',
        kind!,
        '--moduleResolution',
        resolution!,
        'typed.ts',
      ])
  })

  it('work in a browser, in the page and in a worker', async () => {
    const bundle = await rolldown({ input: join(home, 'consumer.js'), platform: 'browser', logLevel: 'silent' })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    const code = output[0].code
    const page = await newPerson()
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/engine.js') return route.fulfill({ contentType: 'text/javascript', body: code })
      if (pathname === '/worker.js')
        return route.fulfill({
          contentType: 'text/javascript',
          body: "import { nextRound } from '/engine.js'\nonmessage = ({ data }) => postMessage(nextRound(data))",
        })
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Zug</title>' })
    })
    await page.goto('http://zug.test/')
    // As text: Vitest rewrites imports in functions.
    const answers = (await page.evaluate(`(async (text) => {
      const { nextRound } = await import('/engine.js')
      const worker = new Worker('/worker.js', { type: 'module' })
      const fromWorker = await new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data)
        worker.postMessage(text)
      })
      return [nextRound(text), fromWorker]
    })(${JSON.stringify(readFileSync(example, 'utf8'))})`)) as readonly Answer[]
    const short = answers.map(({ round, boards, violations }) => ({
      round,
      boards: boards.length,
      violations,
    }))
    expect(short).toEqual([expected, expected])
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('a bundle takes of the engine what it uses, whoever makes it', () => {
  const parts = [
    ['displayPoints', '/model', 1_000],
    ['roundNumber', '', 1_000],
    ['formatExact', '/standings', 1_000],
    ['makePairs', '/files', 1_000],
    // It knows headings and dates as people write them in three languages, national numbers, and the codes of 190 countries.
    ['parsePlayersCsv', '/files', 20_200],
    // Whoever reads or ranks a tournament asks the thirteen rulebooks what they say of themselves, and has nothing of what pairs.
    ['parseTrf', '/trf', 78_500],
    ['parseTournamentJson', '/files', 39_800],
    ['standings', '/standings', 48_300],
  ] as const
  let sizes: readonly Readonly<Record<string, number>>[] = []
  beforeAll(() => {
    const entries = parts.map(([name, door]) => {
      const part = join(home, `${name}.js`)
      // Called with what only the page knows, so that nothing can be worked out beforehand.
      writeFileSync(part, `import { ${name} } from '@zug/engine${door}'\nconsole.log(${name}(globalThis.name))`)
      return part
    })
    sizes = JSON.parse(run(process.execPath, [join(root, 'packaging/bundled-by.js'), ...entries]))
  }, 300_000)
  it.each(parts.map((part, at) => [...part, at] as const))('%s of @zug/engine%s takes less than %i bytes', (_name, _door, most, at) => {
    expect(Object.keys(sizes[at]!)).toEqual(['esbuild', 'rollup', 'webpack', 'vite'])
    expect(Object.entries(sizes[at]!).filter(([, size]) => size > most)).toEqual([])
  })
})

describe('the tarballs', () => {
  for (const name of ['engine', 'messages', 'checker', 'certificate', 'server', 'web', 'cli'])
    it(`${name}: publint has nothing to say`, async () => {
      const { messages, pkg } = await publint({ pkgDir: join(root, 'packages', name), strict: true })
      expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([])
    })

  it('the engine has no dependency and is small', () => {
    const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(home, 'node_modules/@zug/engine/package.json'), 'utf8'),
    )
    expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined])
    expect(statSync(tarball(/engine/)).size).toBeLessThan(680_000)
  })
})
