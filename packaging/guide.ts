import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A fenced block of a page: the section it stands in, its language, its text, and the file it is when its first line names one. */
export type Block = { readonly section: string; readonly language: string; readonly text: string; readonly file: string | null }

export const blocksOf = (page: string): readonly Block[] => {
  const blocks: Block[] = []
  let section = ''
  let open: { readonly language: string; readonly lines: string[] } | null = null
  for (const line of page.split('\n')) {
    if (open === null) {
      section = /^## (.+)$/.exec(line)?.[1] ?? section
      const fence = /^```(\w*)$/.exec(line)
      if (fence !== null) open = { language: fence[1]!, lines: [] }
    } else if (line === '```') {
      const file = /^\/\/ ([\w./-]+\.ts)$/.exec(open.lines[0] ?? '')?.[1] ?? null
      blocks.push({ section, language: open.language, text: `${open.lines.join('\n')}\n`, file })
      open = null
    } else open.lines.push(line)
  }
  return blocks
}

/** What a program says it prints: its `// →` comments in their order, behind a statement or on lines of their own. */
export const promisedBy = (text: string): readonly string[] => text.split('\n').flatMap((line) => /\/\/ → ?(.*)$/.exec(line)?.[1] ?? [])

export type Program = { readonly section: string; readonly file: string; readonly promised: readonly string[] }

/** The TypeScript of a page as files: a block that names a file is that file, the others of a section are one program from top to bottom. */
export const layOut = (page: string, root: string): { readonly folder: string; readonly programs: readonly Program[] } => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-guide-'))
  const all = blocksOf(page)
  const blocks = all.filter(({ language }) => language === 'ts')
  copyTree(root, folder)
  for (const { file, text } of blocks) {
    if (file === null) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    // A guide adds files; one that is there already would be another's.
    writeFileSync(join(folder, file), text, { flag: 'wx' })
  }
  for (const { language, text } of all) if (language === 'diff') for (const diff of text.split(/^(?=--- )/m)) addLines(diff, folder)
  const loose = blocks.filter(({ file }) => file === null)
  const programs = [...new Set(loose.map(({ section }) => section))].map((section, at) => {
    const text = loose
      .filter((block) => block.section === section)
      .map((block) => block.text)
      .join('')
    const file = join(folder, `section-${at + 1}.ts`)
    writeFileSync(file, text)
    return { section, file, promised: promisedBy(text) }
  })
  return { folder, programs }
}

/** The tree again, with packages of its own: what is added to them must be seen by everything in them. What nobody changes is linked. */
const copyTree = (root: string, folder: string): void => {
  const link = (name: string): void => symlinkSync(join(root, name), join(folder, name))
  const isSource = (path: string): boolean =>
    !/\/node_modules(\/|$)|\/(engine|server|cli|messages|checker|certificate)\/dist(\/|$)/.test(path.slice(root.length - 1))
  for (const name of readdirSync(root)) if (!['packages', 'node_modules'].includes(name) && !name.startsWith('.')) link(name)
  cpSync(join(root, 'packages'), join(folder, 'packages'), { recursive: true, filter: isSource })
  mkdirSync(join(folder, 'node_modules/@zug'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== '@zug') link(join('node_modules', name))
  for (const name of readdirSync(join(root, 'node_modules/@zug')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@zug', name))
}

/**
 * Lines that a `diff` block adds to the file it names. Lines with a space before them stand in the file, in this order; what has a plus is put before
 * the next of them, or behind the last; `…` is whatever lies between.
 */
const addLines = (diff: string, folder: string): void => {
  const [heading, ...changes] = diff.trimEnd().split('\n')
  const path = join(folder, /^--- (\S+)$/.exec(heading!)![1]!)
  const lines = readFileSync(path, 'utf8').split('\n')
  let at = 0
  let added: string[] = []
  const put = (): void => {
    lines.splice(at, 0, ...added)
    at += added.length
    added = []
  }
  for (const change of changes) {
    if (change.startsWith('+')) added.push(change.slice(1))
    else if (change === '…') put()
    else {
      const next = lines.indexOf(change.slice(1), at)
      if (next === -1) throw new Error(`${path} has no line ${JSON.stringify(change.slice(1))} here`)
      if (added.length > 0) at = next
      put()
      at = lines.indexOf(change.slice(1), at) + 1
    }
  }
  put()
  writeFileSync(path, lines.join('\n'))
}
