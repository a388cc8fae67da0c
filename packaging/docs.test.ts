import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { refusalCodes } from '@zug/engine/desk'
import { rulebooks } from '@zug/engine/pairing'
import { en as problems } from '@zug/messages/console/problems/en'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './guide.ts'
import { anchorsOf, linksOf } from './links.ts'

const root = new URL('..', import.meta.url).pathname
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const markdownIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
const pages = [
  ...markdownIn('.'),
  ...markdownIn('docs'),
  'golden/README.md',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
]

describe('links', () => {
  it.each(pages)('%s: every relative link leads to a file, and every anchor to a heading', (page) => {
    const broken = linksOf(read(page)).filter((link) => {
      if (/^[a-z]+:/.test(link)) return false
      const [path, anchor] = link.split('#') as [string, string?]
      const target = path === '' ? join(root, page) : resolve(join(root, dirname(page)), path)
      if (!existsSync(target) || relative(root, target).startsWith('..')) return true
      return anchor !== undefined && !(target.endsWith('.md') && anchorsOf(readFileSync(target, 'utf8')).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  it('docs/README.md leads to every page of docs', () => {
    const listed = new Set(linksOf(read('docs/README.md')))
    const missing = markdownIn('docs')
      .map((path) => path.slice('docs/'.length))
      .filter((name) => name !== 'README.md' && !listed.has(name))
    expect(missing).toEqual([])
  })
})

describe('the README', () => {
  it('says how many rulebooks there are', () => {
    const words = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
    expect(/`npx zug rules` lists all (\w+)/.exec(read('README.md'))?.[1]).toBe(words[rulebooks.length - 10])
  })
})

describe('docs/glossary.md', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Word'))

  it('every row names something that the file beside it has', () => {
    const wrong = rows.filter((row) => {
      const [, name, file] = /\| `(\w+)` in `([\w./-]+)` \|$/.exec(row) ?? []
      if (name === undefined || file === undefined) return true
      const path = join('packages/engine/src', file)
      return !existsSync(join(root, path)) || !new RegExp(`\\b${name}\\b`).test(withoutComments(read(path)))
    })
    expect(wrong).toEqual([])
    expect(rows.length).toBeGreaterThan(60)
  })

  it('explains each word once', () => {
    const words = rows.map((row) => row.split(' | ')[0]!)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const codesIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/`([a-z][\w-]*)`/g)].map(([, code]) => code!))

/** Codes in the first column of tables with two. */
const codesInRows = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+) \| [^|]+ \|$/gm)].flatMap(([, codes]) => [...codesIn(codes!)])

describe('docs/http-api.md', () => {
  it('lists every problem of the server once', () => {
    const listed = read('docs/http-api.md').split('## Problems')[1]!.split('\n## ')[0]!
    expect(codesInRows(listed).toSorted()).toEqual(Object.keys(problems.codes).toSorted())
  })
})

describe('docs/desk-core.md', () => {
  const text = read('docs/desk-core.md')
  const commands = [
    ...read('packages/engine/src/desk/commands.ts')
      .split('export type DraftChange')[0]!
      .matchAll(/kind: '([\w-]+)'/g),
  ].map(([, kind]) => kind!)
  const rows = [...text.matchAll(/^\| (`[^|]+) \| [^|]+ \| ([^|]*) \|$/gm)].map(([, kinds, refusals]) => ({
    kinds: [...codesIn(kinds!)],
    refusals: [...codesIn(refusals!)],
  }))

  it('has every command of the desk, and no other', () => {
    expect(rows.flatMap(({ kinds }) => kinds).toSorted()).toEqual(commands.toSorted())
  })

  it('lists every refusal once', () => {
    const listed = text.split('## Refusals')[1]!.split('\n## ')[0]!
    expect(codesInRows(listed).toSorted()).toEqual([...refusalCodes].toSorted())
  })

  it('names only refusals that there are', () => {
    const known: readonly string[] = refusalCodes
    expect(rows.flatMap(({ refusals }) => refusals).filter((code) => !known.includes(code))).toEqual([])
  })
})

describe('docs/explanations.md', () => {
  const named = codesIn(read('docs/explanations.md'))

  it.each(['explanation.ts', 'explanation-answers.ts'])('names every kind of event, obstacle and answer of %s', (file) => {
    const kinds = [...read(`packages/engine/src/pairing/${file}`).matchAll(/kind: ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind!),
    )
    expect(kinds.length).toBeGreaterThan(8)
    expect(kinds.filter((kind) => !named.has(kind))).toEqual([])
  })
})

describe('programs on the other pages', () => {
  it.each(pages)('%s imports only what the library exports, by its doors', async (page) => {
    const imports = blocksOf(read(page))
      .filter(({ language }) => language === 'ts' || language === 'js')
      .flatMap(({ text }) => [...text.matchAll(/import \{([^}]+)\} from '(@zug\/(?:engine|messages)[^']*)'/g)])
    for (const [, list, door] of imports) {
      const exported: object = await import(door!)
      const names = list!.split(',').map((name) => name.trim())
      expect(names.filter((name) => name !== '' && !name.startsWith('type ') && !(name in exported))).toEqual([])
    }
  })
})

describe('docs/map.md', () => {
  const isFolder = (path: string): boolean => existsSync(join(root, path)) && statSync(join(root, path)).isDirectory()
  const foldersBelow = (top: string, depth: number): readonly string[] =>
    depth === 0
      ? []
      : readdirSync(join(root, top), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
          .flatMap(({ name }) => [join(top, name), ...foldersBelow(join(top, name), depth - 1)])
  /** Folders a row begins with: `a/`, `b/`; below the package its table is about. */
  const named = read('docs/map.md')
    .split(/^(?=### )/m)
    .flatMap((part) => {
      const base = /^### .*\(`([\w./-]+)`\)/.exec(part)?.[1]
      if (base === undefined) return []
      const cells = part.split('\n').flatMap((line) => /^\| (`[^|]+?`) \|/.exec(line)?.[1] ?? [])
      return cells.flatMap((cell) => [...cell.matchAll(/`([\w./-]+)\/`/g)].map(([, folder]) => join(base, folder!)))
    })

  it('every folder it names exists', () => {
    expect(named.filter((path) => !isFolder(path))).toEqual([])
  })

  it('names every folder of the two upper levels', () => {
    const sources = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`)
    const folders = [
      ...sources.flatMap((source) => foldersBelow(source, 2)),
      ...['e2e', 'bench', 'golden', 'packaging'].flatMap((top) => foldersBelow(top, 1)),
    ]
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([])
    expect(folders.length).toBeGreaterThan(60)
  })
})

describe('the forms of a new issue', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).map((name) => ({ name, text: read(`.github/ISSUE_TEMPLATE/${name}`) }))

  // A form that is no YAML is left out without a word.
  it.each(forms)('$name: no plain text looks like a key or a comment', ({ text }) => {
    const values = text.split('\n').flatMap((line) => /^\s*(?:- )?[\w-]+: (?!["'|[])(.+)$/.exec(line)?.[1] ?? [])
    expect(values.filter((value) => /: |:$| #|^[&*!%@`{}>]/.test(value))).toEqual([])
    expect(values.length).toBeGreaterThan(0)
  })

  it('the one about pairings lists the rulebooks', () => {
    const listed = [...read('.github/ISSUE_TEMPLATE/pairing-question.yml').matchAll(/^ {8}- ([\w-]+)$/gm)].map(([, id]) => id!)
    expect(listed.toSorted()).toEqual(rulebooks.map(({ id }) => id).toSorted())
  })
})
