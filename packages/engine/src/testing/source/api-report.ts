import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A name that a door exports, and how it is declared, without comments. */
export type Exported = { readonly door: string; readonly name: string; readonly text: string }

type Doors = Readonly<Record<string, { readonly 'zug:source': string }>>

/** Everything behind the doors that the package.json of the engine names, as the compiler declares it. */
export const apiOf = (engine: string): readonly Exported[] => {
  const { exports: doors } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { readonly exports: Doors }
  const out = mkdtempSync(join(tmpdir(), 'zug-api-'))
  try {
    const tsc = join(engine, '../../node_modules/.bin/tsc')
    const args = ['-p', engine, '--emitDeclarationOnly', '--declaration', '--outDir', out, '--composite', 'false', '--incremental', 'false']
    const { status, stdout } = spawnSync(tsc, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stdout)
    return Object.entries(doors)
      .flatMap(([door, { 'zug:source': file }]) => {
        const declared = join(out, file.replace('./src/', '').replace(/\.ts$/, '.d.ts'))
        return exportsOf(declared).map((each) => ({ door: `@zug/engine${door.slice(1)}`, ...each }))
      })
      .sort((a, b) => compare(a.door, b.door) || compare(a.name, b.name))
  } finally {
    rmSync(out, { recursive: true })
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

type Named = Omit<Exported, 'door'>

/** The names of a declaration file: its own, and those that it passes on. */
const exportsOf = (file: string): readonly Named[] => {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const from = (path: string): string => join(dirname(file), path.replace(/\.ts$/, '.d.ts'))
  const own = statementsOf(text).flatMap((statement): readonly Named[] => {
    const name = /^export (?:declare )?(?:const|function|type|class) (\w+)/.exec(statement)?.[1]
    return name === undefined ? [] : [{ name, text: statement.replace(/^export (declare )?/, '') }]
  })
  const all = [...text.matchAll(/export \* from '([^']+)'/g)].flatMap(([, path]) => exportsOf(from(path!)))
  const some = [...text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names, path]) => {
    const there = new Map(exportsOf(from(path!)).map((each) => [each.name, each.text]))
    return names!.split(',').flatMap((entry): readonly Named[] => {
      const [name = '', as = name] = entry
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      return name === '' ? [] : [{ name: as, text: there.get(name) ?? '?' }]
    })
  })
  // `import { x } from …; export { x }` passes it on as well.
  const handed = [...text.matchAll(/export \{([^}]*)\};/g)].flatMap(([, names]) =>
    names!.split(',').flatMap((entry): readonly Named[] => {
      const name = entry.trim()
      const path = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1]
      return name === '' || path === undefined ? [] : exportsOf(from(path)).filter((each) => each.name === name)
    }),
  )
  return [...own, ...all, ...some, ...handed]
}

/** Statements by their semicolons outside of brackets and texts, on one line each. */
const statementsOf = (text: string): readonly string[] => {
  const found: string[] = []
  let [depth, from, quote] = [0, 0, '']
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (quote !== '') {
      if (letter === quote && text[at - 1] !== '\\') quote = ''
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter
    else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter)) depth -= 1
    else if (letter === ';' && depth === 0) {
      found.push(text.slice(from, at).replace(/\s+/g, ' ').trim())
      from = at + 1
    }
  }
  return found
}

/** A line for each name, with its door. */
export const apiText = (api: readonly Exported[]): string => api.map(({ door, name, text }) => `${door}\t${name}\t${text}\n`).join('')

export const parseApi = (text: string): readonly Exported[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [door = '', name = '', about = ''] = line.split('\t')
      return { door, name, text: about }
    })

/** What a program that was written for the release before has to look at: names, whatever door they are behind. */
export const apiChanges = (
  before: readonly Exported[],
  now: readonly Exported[],
): { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] } => {
  const [old, young] = [before, now].map((api) => new Map(api.map(({ name, text }) => [name, text]))) as [
    Map<string, string>,
    Map<string, string>,
  ]
  const sorted = (names: Iterable<string>): readonly string[] => [...names].sort(compare)
  return {
    added: sorted([...young.keys()].filter((name) => !old.has(name))),
    changed: sorted([...young].flatMap(([name, text]) => (old.has(name) && old.get(name) !== text ? [name] : []))),
    removed: sorted([...old.keys()].filter((name) => !young.has(name))),
  }
}

/** docs/api-changes.md. */
export const changesPage = (release: string, before: readonly Exported[], now: readonly Exported[]): string => {
  const { added, changed, removed } = apiChanges(before, now)
  const list = (title: string, names: readonly string[]): string =>
    `## ${title} (${names.length})\n\n${names.length === 0 ? 'Nothing.' : names.map((name) => `\`${name}\``).join(', ')}\n`
  return [
    `# What changed behind the doors of the engine since ${release}\n`,
    'Made by `npm run api-report` and checked by a test: the names that `@zug/engine` and its doors export, compared with those of the last release. Signatures are in `packages/engine/api/`.\n',
    list('Removed', removed),
    list('Changed', changed),
    list('Added', added),
  ].join('\n')
}
