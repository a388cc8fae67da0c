import { describe, expect, test } from 'vitest'
import { importsOf } from './testing/imports.ts'
import { isTestFile, readSourceFiles } from './testing/source-files.ts'

/** What everybody above the model may know of a pairing: its types, not how it is made. */
const pairingTypes = ['pairing/round-pairing.ts', 'pairing/pairing-system.ts', 'pairing/explanation.ts', 'pairing/explanation-answers.ts']

/**
 * The order of the folders, top to bottom: formats → model ← pairing → rulebook → matching. The first row that fits a file decides; it may
 * import what lies in the listed folders or files, and what lies in its own row.
 */
const layers: readonly { readonly files: readonly string[]; readonly mayImport: readonly string[]; readonly why: string }[] = [
  { files: ['index.ts'], mayImport: [''], why: 'the public surface' },
  { files: ['result.ts'], mayImport: [], why: 'used by all' },
  { files: ['model/'], mayImport: ['result.ts'], why: 'the nouns know nothing of what is done with them' },
  { files: ['matching/'], mayImport: [], why: 'graphs and weights; knows no chess' },
  { files: pairingTypes, mayImport: ['model/', 'rulebook/article.ts'], why: 'types only' },
  {
    files: ['pairing/check-round.ts', 'pairing/referee/'],
    mayImport: ['model/', 'result.ts', ...pairingTypes],
    why: 'the referee shares no code with the systems it checks',
  },
  { files: ['rulebook/'], mayImport: ['model/', 'matching/', 'result.ts', ...pairingTypes], why: 'articles over matching' },
  {
    files: ['pairing/'],
    mayImport: ['model/', 'rulebook/', 'result.ts', ...pairingTypes, 'pairing/check-round.ts'],
    why: 'picks a rulebook',
  },
  { files: ['standings/'], mayImport: ['model/', 'result.ts', 'rulebook/article.ts'], why: 'results to ranking, apart from pairing' },
  {
    files: ['simulation/'],
    mayImport: ['model/', 'result.ts', 'standings/', 'rulebook/baku-acceleration/', ...pairingTypes],
    why: 'plays tournaments with any pairing system it is given',
  },
  {
    files: ['desk/'],
    mayImport: ['model/', 'result.ts', 'pairing/'],
    why: 'the life of an event over the engine',
  },
  { files: ['formats/'], mayImport: ['model/', 'result.ts', ...pairingTypes], why: 'text to model and back' },
]

const lies = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || (!place.endsWith('.ts') && path.startsWith(place)))
const sources = readSourceFiles('engine').filter(({ path }) => !isTestFile(path))

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

  test('the command line uses the public surface of the engine', () => {
    const wrong = readSourceFiles('cli')
      .filter(({ path }) => !isTestFile(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            (imported) =>
              imported.startsWith('..') ||
              (!imported.endsWith('.ts') && !/^(node:|commander$|@zug\/engine$|@zug\/server(\/storage)?$)/.test(imported)),
          )
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(wrong).toEqual([])
  })
})
