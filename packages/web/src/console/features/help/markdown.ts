/** As much of Markdown as the guides use. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly of: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** A heading of the first two levels, and what stands under it. */
export type HelpSection = { readonly title: string; readonly blocks: readonly Block[]; readonly words: string }

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]+)\)/g

export const inlines = (text: string): readonly Inline[] => {
  const runs: Inline[] = []
  let at = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > at) runs.push({ kind: 'text', text: text.slice(at, found.index) })
    const [whole, code, strong, em, label, to] = found
    if (code !== undefined) runs.push({ kind: 'code', text: code })
    else if (strong !== undefined) runs.push({ kind: 'strong', text: strong })
    else if (em !== undefined) runs.push({ kind: 'em', text: em })
    else runs.push({ kind: 'link', text: label!, to: to! })
    at = found.index + whole.length
  }
  if (at < text.length) runs.push({ kind: 'text', text: text.slice(at) })
  return runs
}

const cells = (line: string): readonly (readonly Inline[])[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inlines(cell.trim().replaceAll('\\|', '|')))

const item = /^(?:[-*]|\d+\.) +/

/** Pictures are left out: the page itself is there to be looked at. */
const isPicture = (line: string): boolean => /^(!\[|<img )/.test(line)

export const blocksOf = (text: string): readonly Block[] => {
  const lines = text.split('\n')
  const blocks: Block[] = []
  let at = 0
  /** Lines up to where `ends` says so, from here on. */
  const take = (ends: (line: string) => boolean): readonly string[] => {
    const from = at
    while (at < lines.length && !ends(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#+) +(.*)$/.exec(line)
    if (line.trim() === '' || isPicture(line)) at++
    else if (heading !== null) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, of: inlines(heading[2]!) })
      at++
    } else if (line.startsWith('```')) {
      at++
      blocks.push({ kind: 'code', text: take((each) => each.startsWith('```')).join('\n') })
      at++
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = take((each) => !each.startsWith('|'))
      blocks.push({ kind: 'table', head: cells(head!), rows: rows.map(cells) })
    } else if (item.test(line)) {
      const items: string[] = []
      for (const each of take((one) => one.trim() === '' && !item.test(lines[at + 1] ?? '') && !/^ {2,}\S/.test(lines[at + 1] ?? '')))
        if (item.test(each)) items.push(each.replace(item, ''))
        else if (each.trim() !== '') items.push(`${items.pop()} ${each.trim()}`)
      blocks.push({ kind: 'list', ordered: /^\d/.test(line), items: items.map(inlines) })
    } else
      blocks.push({
        kind: 'paragraph',
        of: inlines(take((each) => each.trim() === '' || each.startsWith('|') || item.test(each) || each.startsWith('#')).join(' ')),
      })
  }
  return blocks
}

const plain = (runs: readonly Inline[]): string => runs.map(({ text }) => text).join('')

const wordsOf = (block: Block): string => {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'list':
      return block.items.map(plain).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join(' ')
    default:
      return plain(block.of)
  }
}

/** A guide cut at its headings, so that a page finds its part and a search finds any. */
export const sectionsOf = (text: string): readonly HelpSection[] => {
  const sections: { title: string; blocks: Block[] }[] = []
  for (const block of blocksOf(text))
    if (block.kind === 'heading' && block.level <= 2) sections.push({ title: plain(block.of), blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  return sections
    .filter(({ blocks }) => blocks.length > 0)
    .map((section) => ({ ...section, words: `${section.title} ${section.blocks.map(wordsOf).join(' ')}`.toLowerCase() }))
}
