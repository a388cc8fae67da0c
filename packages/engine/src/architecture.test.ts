import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulebookIds } from './pairing/description-of.ts'
import { importsOf, loadedBy } from './testing/source/imports.ts'
import { mayName, rulebookNamesIn } from './testing/source/rulebook-names.ts'
import { isTestFile, packages, readSourceFiles } from './testing/source/source-files.ts'

/** Small things that know nothing of chess. */
const usedByAll = ['result.ts', 'random.ts', 'remembered.ts']
/** What everybody above the model may know of a pairing and of a rulebook: the types of both, not how they are made. */
const pairingTypes = [
  'pairing/round-pairing.ts',
  'pairing/kept-brackets.ts',
  'pairing/pairing-system.ts',
  'pairing/traits.ts',
  'pairing/open-reading.ts',
  'pairing/setting-field.ts',
  'pairing/explanation.ts',
  'pairing/explanation-answers.ts',
  'pairing/explanation-cards.ts',
]
/** Where anybody asks what the rulebook of a tournament says of itself: behind it stands the table of descriptions. */
const askingRulebooks = [...pairingTypes, 'pairing/description-of.ts']
/** What an organiser says of prizes is read when it is declared; who takes them follows from standings. */
const describingPrizes = ['prizes/description.ts', 'prizes/fund.ts', 'prizes/fund-reader.ts', 'prizes/read-fund.ts']
/** Which tie-breaks there are decides what an organiser may declare; standings are made elsewhere. */
const readingTieBreaks = ['standings/parse-code.ts']

/**
 * The order of the folders, top to bottom: formats → model ← pairing → rulebook → matching. The first row that fits a file decides; it may
 * import what lies in the listed folders or files, and what lies in its own row.
 */
const layers: readonly { readonly files: readonly string[]; readonly mayImport: readonly string[]; readonly why: string }[] = [
  { files: ['index.ts', 'doors/'], mayImport: [''], why: 'the public surface' },
  { files: usedByAll, mayImport: [], why: 'used by all' },
  {
    files: ['model/rules.ts'],
    mayImport: ['rulebook/rules.ts'],
    why: 'the one knot, of types: the nouns of a rulebook stand in its own folder',
  },
  { files: ['model/'], mayImport: usedByAll, why: 'the nouns know nothing of what is done with them' },
  { files: ['matching/'], mayImport: [], why: 'graphs and weights; knows no chess' },
  {
    files: pairingTypes,
    mayImport: ['model/', 'random.ts', 'rulebook/article.ts'],
    why: 'types only: the contract that every rulebook keeps',
  },
  {
    files: ['pairing/referee/'],
    mayImport: ['model/', ...usedByAll, ...pairingTypes],
    why: 'the referee shares no code with the systems it checks',
  },
  { files: ['rulebook/'], mayImport: ['model/', 'matching/', ...usedByAll, ...pairingTypes], why: 'articles over matching' },
  {
    files: ['pairing/'],
    mayImport: ['model/', 'rulebook/', ...usedByAll],
    why: 'picks a rulebook, and a referee for it',
  },
  {
    files: ['standings/'],
    mayImport: ['model/', ...usedByAll, 'rulebook/article.ts', ...askingRulebooks],
    why: 'results to ranking, apart from pairing: of a rulebook only what it says of itself',
  },
  {
    files: ['simulation/'],
    mayImport: ['model/', ...usedByAll, 'standings/', ...pairingTypes],
    why: 'plays tournaments with any pairing system it is given',
  },
  {
    files: ['projection/'],
    mayImport: ['model/', ...usedByAll, 'pairing/', 'standings/', 'simulation/'],
    why: 'what may happen: rounds and standings for results that are not there yet',
  },
  {
    files: ['norms/'],
    mayImport: ['model/', ...usedByAll, 'standings/'],
    why: 'B.01 article by article: games to a check-list',
  },
  {
    files: ['ratings/'],
    mayImport: ['model/', ...usedByAll, 'standings/', 'pairing/description-of.ts'],
    why: "B.02 and Canada's handbook: games to a rating",
  },
  {
    files: ['prizes/'],
    mayImport: ['model/', ...usedByAll, 'standings/'],
    why: 'who takes which prize: standings to money',
  },
  { files: ['submission/'], mayImport: ['model/'], why: 'what a report to FIDE still lacks: the header and the players alone' },
  {
    files: ['desk/'],
    mayImport: ['model/', ...usedByAll, 'pairing/', ...describingPrizes, ...readingTieBreaks, 'norms/event.ts', 'submission/'],
    why: 'the life of an event over the engine',
  },
  {
    files: ['formats/'],
    mayImport: ['model/', ...usedByAll, ...askingRulebooks, 'pairing/version-1.ts'],
    why: 'text to model and back: rulebooks say themselves how files name them and their settings',
  },
]

const lies = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || (!place.endsWith('.ts') && path.startsWith(place)))
const sourcesOf = (name: (typeof packages)[number]) => readSourceFiles(name).filter(({ path }) => !isTestFile(path))
const sources = sourcesOf('engine')

/** Which packages a package may know, and by which door. */
const knows: readonly { readonly of: (typeof packages)[number]; readonly packages: readonly string[] }[] = [
  { of: 'messages', packages: ['@zug/engine/*'] },
  { of: 'checker', packages: [] },
  { of: 'certificate', packages: ['@zug/engine/*', '@zug/checker'] },
  { of: 'server', packages: ['@zug/engine/*', '@zug/messages/*', '@zug/certificate', '@zug/checker'] },
  { of: 'web', packages: ['@zug/engine/*', '@zug/messages/*', '@zug/certificate', '@zug/checker', '@zug/server/views'] },
  {
    of: 'cli',
    packages: [
      '@zug/certificate',
      '@zug/checker',
      '@zug/engine/*',
      '@zug/messages/*',
      '@zug/server',
      '@zug/server/accounts',
      '@zug/server/lists',
      '@zug/server/record',
      '@zug/server/sections',
      '@zug/server/storage',
    ],
  },
]
/** The console is written for React and bundled with Preact. */
const aliases = new Map([
  ['react', 'preact'],
  ['react-dom', 'preact'],
])
/** Used without an import: a typeface by style sheets, what the browser's side has built by the server's pages, zod by the router that brings it. */
const otherwiseUsed = new Map([
  ['web', ['@fontsource-variable/inter']],
  ['server', ['@zug/web', 'zod']],
])
const fits = (imported: string, door: string): boolean => (door.endsWith('*') ? imported.startsWith(door.slice(0, -1)) : imported === door)

describe('architecture', () => {
  test('the engine depends on nothing but itself', () => {
    const foreign = sources.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !imported.endsWith('.ts') || imported.startsWith('..'))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(foreign).toEqual([])
  })

  test('no source imports test code', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter(isTestFile)
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  test('the public surface names what it exports', () => {
    const unnamed = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/^export \* from '(.*)'$/gm)].map(([, from]) => `${path} ${from}`),
    )
    expect(unnamed.filter((one) => !one.endsWith('/index.ts'))).toEqual([])
  })

  test('every file lies in a layer', () => {
    expect(sources.filter(({ path }) => !layers.some(({ files }) => lies(path, files))).map(({ path }) => path)).toEqual([])
  })

  test.each(layers)('$files import only what lies below: $why', ({ files, mayImport }) => {
    const row = layers.findIndex((layer) => layer.files === files)
    const mine = sources.filter(({ path }) => layers.findIndex((layer) => lies(path, layer.files)) === row)
    const wrong = mine.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !lies(imported, [...files, ...mayImport]))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  test('what knots the nouns to the rulebooks is types, and nothing of it is loaded', () => {
    const knot = sources.filter(({ path }) => path === 'model/rules.ts' || path === 'rulebook/rules.ts')
    expect(knot.map((file) => [file.path, importsOf(file), loadedBy(file)])).toEqual([
      ['model/rules.ts', ['rulebook/rules.ts'], []],
      ['rulebook/rules.ts', ['rulebook/index.ts'], []],
    ])
  })

  /** These files and all they need, by whatever way. */
  const loadedFrom = (folder: string): readonly string[] => {
    const files = new Map(sources.map((file) => [file.path, file]))
    const loaded = new Set(sources.map(({ path }) => path).filter((path) => path.startsWith(folder)))
    for (const path of loaded) for (const next of loadedBy(files.get(path)!)) loaded.add(next)
    return [...loaded]
  }

  test('the referees load nothing of a rulebook, by no way', () => {
    const asked = ['pairing/rulebook-of.ts', 'pairing/description-of.ts']
    expect(loadedFrom('pairing/referee/').filter((path) => path.startsWith('rulebook/') || asked.includes(path))).toEqual([])
  })

  test.each(['formats/', 'standings/', 'rulebook/descriptions.ts'])(
    '%s loads of the rulebooks what they say of themselves, and nothing that pairs',
    (folder) => {
      const pairs = (path: string): boolean => /^matching\/|\/(index|edition|criteria|competitors|pair-\w[\w-]*)\.ts$/.test(path)
      expect(
        loadedFrom(folder)
          .filter((path) => path.startsWith('rulebook/') || path.startsWith('matching/'))
          .filter(pairs),
      ).toEqual([])
    },
  )

  test.each(packages)(
    'packages/%s names no rulebook outside of its own folder, the tables, the referees and the catalogues of words',
    (name) => {
      const named = sourcesOf(name).flatMap((file) =>
        rulebookNamesIn(file, rulebookIds)
          .filter((id) => !mayName(name, file.path, id))
          .map((id) => `${file.path} names ${id}`),
      )
      expect(named).toEqual([])
    },
  )

  test.each(knows)('packages/$of knows $packages, and nothing of their insides', ({ of, packages }) => {
    const wrong = sourcesOf(of).flatMap((file) =>
      importsOf(file)
        .filter((imported) => imported.startsWith('..') || (imported.startsWith('@zug/') && !packages.some((one) => fits(imported, one))))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  test.each(packages)('packages/%s imports what its package.json names, which names nothing else', (name) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(new URL(`../../${name}/package.json`, import.meta.url), 'utf8'),
    )
    // The command is rolled with all it imports but the server, which may be missing.
    const named = name === 'cli' ? { ...devDependencies, '@zug/server': '' } : dependencies
    const imported = sourcesOf(name)
      .flatMap(importsOf)
      .filter((one) => !/\.tsx?$|\.css$|^node:|^@zug\/server\/views$/.test(one))
      .map((one) => one.split('/', one.startsWith('@') ? 2 : 1).join('/'))
      .map((one) => aliases.get(one) ?? one)
    expect([...new Set([...imported, ...(otherwiseUsed.get(name) ?? [])])].toSorted()).toEqual(Object.keys(named).toSorted())
  })

  test('of the server the console knows types only', () => {
    const wrong = sourcesOf('web').filter(({ text }) => /^import (?!type )[^']*'@zug\/server/m.test(text))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('phones, screens and public pages load neither the console nor its framework', () => {
    const wrong = sourcesOf('web')
      .filter(({ path }) => !path.startsWith('console/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => imported.startsWith('console/') || /^(react|preact|wouter|@tanstack)\b/.test(imported))
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(wrong).toEqual([])
  })

  test.each(packages)('no circle of imports in packages/%s', (name) => {
    expect(circleIn(new Map(sourcesOf(name).map((file) => [file.path, loadedBy(file)])))).toEqual([])
  })
})

/** A way through imports that comes back to where it began; empty where there is none. */
const circleIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const done = new Set<string>()
  const from = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return []
    for (const next of imports.get(path) ?? []) {
      const circle = from(next, [...way, path])
      if (circle.length > 0) return circle
    }
    done.add(path)
    return []
  }
  for (const path of imports.keys()) {
    const circle = from(path, [])
    if (circle.length > 0) return circle
  }
  return []
}
