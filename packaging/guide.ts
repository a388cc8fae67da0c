import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
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
  const blocks = blocksOf(page).filter(({ language }) => language === 'ts')
  mirror(
    blocks.flatMap(({ file }) => file ?? []),
    root,
    folder,
  )
  for (const { file, text } of blocks) {
    if (file === null) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    // A guide adds files; one that is there already would be another's.
    writeFileSync(join(folder, file), text, { flag: 'wx' })
  }
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

/** The tree again: real folders on the way to the files that are to be added, links for everything beside it. */
const mirror = (files: readonly string[], root: string, folder: string): void => {
  const ways = new Set(['.', ...files.flatMap(foldersAbove)].filter((way) => existsSync(join(root, way))))
  for (const way of [...ways].sort()) {
    mkdirSync(join(folder, way), { recursive: true })
    for (const name of readdirSync(join(root, way)))
      if (!ways.has(join(way, name)) && !name.startsWith('.')) symlinkSync(join(root, way, name), join(folder, way, name))
  }
}

const foldersAbove = (file: string): readonly string[] => {
  const parent = dirname(file)
  return parent === '.' ? [] : [parent, ...foldersAbove(parent)]
}
