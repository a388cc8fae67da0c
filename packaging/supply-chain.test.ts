import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { locked, nameAt } from './lockfile.ts'

/** Licences that ask for no more than to be named, and that a program under MIT may be given on with. MPL: of its own files only. */
const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'MIT OR Apache-2.0', 'Unlicense']
/** Others, each for a reason. */
const allowedOnly: Readonly<Record<string, RegExp>> = {
  // A build tool of vite, and tests of accessibility: neither is given on.
  'MPL-2.0': /^(lightningcss(-.*)?|axe-core)$/,
  // The typeface of the pages, which may be given on with them.
  'OFL-1.1': /^@fontsource-variable\/inter$/,
  // A table of browsers, for building.
  'CC-BY-4.0': /^caniuse-lite$/,
}

describe('what others have made', () => {
  test.each([...locked])('%s has a licence that we can live with, and a sum to check it by', (place, { license = '', integrity }) => {
    if (!allowed.includes(license)) expect(nameAt(place)).toMatch(allowedOnly[license] ?? /^nothing$/)
    expect(integrity).toMatch(/^sha512-/)
  })

  test('runs nothing when it is installed: the only script is our own', () => {
    expect([...locked].filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([])
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual(['prepare'])
  })

  test('is in the bill of materials once, without what is only for building', () => {
    const { components } = billOfMaterials(false)
    const names = components.map(({ name }) => name)
    expect(names).toContain('hono')
    expect(names).not.toContain('vitest')
    expect(new Set(components.map((each) => each['bom-ref'])).size).toBe(components.length)
    expect(components.every(({ licenses, hashes }) => licenses !== undefined && hashes !== undefined)).toBe(true)
    expect(billOfMaterials(true).components.length).toBeGreaterThan(components.length)
  })
})

describe('docs/dependencies.md', () => {
  const page = readFileSync(new URL('../docs/dependencies.md', import.meta.url), 'utf8')
  const manifests = [
    '.',
    ...['engine', 'messages', 'checker', 'certificate', 'server', 'web', 'cli'].map((name) => `packages/${name}`),
  ].map((folder) => JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8')))
  const named = new Set(
    manifests
      .flatMap((each) =>
        [each.dependencies, each.devDependencies, each.optionalDependencies].flatMap((list) => Object.entries<string>(list ?? {})),
      )
      .filter(([name]) => !name.startsWith('@zug/'))
      .map(([name]) => name),
  )
  const rows = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)

  test('says of each that we ask for why, and what would replace it, and of no other', () => {
    expect(rows.toSorted()).toEqual([...named].toSorted())
  })

  test('each is asked for in one version', () => {
    const versions = manifests.flatMap((each) =>
      Object.entries<string>({ ...each.dependencies, ...each.devDependencies, ...each.optionalDependencies }),
    )
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
