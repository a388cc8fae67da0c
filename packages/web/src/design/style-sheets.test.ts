import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const filesBelow = (folder: URL): ReadonlyMap<string, string> => {
  const root = fileURLToPath(folder)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const read = paths.filter((path) => /\.(css|tsx?|js)$/.test(path) && !path.includes('.test.'))
  return new Map(read.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]))
}
const browser = filesBelow(new URL('..', import.meta.url))
const pages = filesBelow(new URL('../../../server/src/pages', import.meta.url))
const sheets = [...browser]
  .filter(([path]) => path.endsWith('.css'))
  .map(([path, text]) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '') }))
const code = [...browser, ...pages].flatMap(([path, text]) => (path.endsWith('.css') ? [] : [text])).join('\n')
const styles = sheets.map(({ text }) => text).join('\n')

const misses = (found: RegExp, isThere: (name: string) => boolean): readonly string[] =>
  sheets.flatMap(({ path, text }) =>
    [...new Set([...text.matchAll(found)].map(([, name]) => name!))].filter((name) => !isThere(name)).map((name) => `${path} ${name}`),
  )

/** Class names are also made of a beginning and what it is of: `kind-${kind}`. */
const beginnings = new Set([...code.matchAll(/(?<![\w-])([a-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning!))
const isMade = (name: string): boolean =>
  name.split('-').some((_, at, parts) => at > 0 && beginnings.has(`${parts.slice(0, at).join('-')}-`))
const words = new Set(code.match(/[a-zA-Z][\w-]*/g))

it('every class of a style sheet stands on a page', () => {
  expect(misses(/\.([a-zA-Z][\w-]*)/g, (name) => words.has(name) || isMade(name))).toEqual([])
})

const read = /var\((--[\w-]+)/g
const set = /(?<![\w-])(--[\w-]+)\s*:/g
const namesOf = (found: RegExp): ReadonlySet<string> => new Set([...styles.matchAll(found)].map(([, name]) => name!))

it('every variable of a style sheet is set, and every one that is set is read', () => {
  const [areRead, areSet] = [namesOf(read), namesOf(set)]
  expect(misses(read, (name) => areSet.has(name) || code.includes(name))).toEqual([])
  expect(misses(set, (name) => areRead.has(name) || code.includes(name))).toEqual([])
})

it('colours stand in the tokens, and for paper where paper begins; elsewhere at most black and white', () => {
  const holding = ['design/tokens.css', 'paper/paper.css']
  const coloured = sheets
    .filter(({ path }) => !holding.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/:[^;{}]*?(#[\da-f]{3,8}\b|rgba?\([^)]*\)|hsla?\([^)]*\)|oklch\([^)]*\))/gi)].map(
        ([, colour]) => `${path} ${colour}`,
      ),
    )
  expect(coloured.filter((one) => !/ (#000|#fff|rgb\((0 0 0|255 255 255)( \/ \d+%)?\))$/.test(one))).toEqual([])
})
