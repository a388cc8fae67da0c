import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guides, partFor } from './guides.ts'
import { blocksOf, inlines, sectionsOf } from './markdown.ts'

test('runs of a line: code, strong, emphasis and links', () => {
  expect(inlines('Press `N`, **twice**, see [hall](hall.md) and *Settings*.')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'code', text: 'N' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'twice' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'hall', to: 'hall.md' },
    { kind: 'text', text: ' and ' },
    { kind: 'em', text: 'Settings' },
    { kind: 'text', text: '.' },
  ])
})

test('paragraphs over several lines, lists with longer items, tables, code; pictures are left out', () => {
  const blocks = blocksOf(
    '# One\n\ntwo\nlines\n\n![p](p.png)\n\n- a\n  more\n- b\n\n| K | V |\n|---|---|\n| 1 | `x` |\n\n```\nzug serve\n```\n1. first\n2. second',
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'code', 'list'])
  expect(blocks[1]).toEqual({ kind: 'paragraph', of: [{ kind: 'text', text: 'two lines' }] })
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'a more' }], [{ text: 'b' }]] })
  expect(blocks[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ kind: 'code', text: 'x' }]]] })
  expect(blocks[5]).toMatchObject({ ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] })
})

const read = (name: string): string => readFileSync(new URL(`../../../../../../docs/${name}.md`, import.meta.url), 'utf8')

test('the guides are read whole, and every page of the desk has a part of one', () => {
  const sections = Object.fromEntries(guides.map((name) => [name, sectionsOf(read(name))]))
  for (const name of guides) {
    expect(sections[name]!.length, name).toBeGreaterThan(0)
    // Nothing that a reader would take for a mistake is left of the notation.
    const text = sections[name]!.flatMap(({ blocks }) => blocks)
    expect(JSON.stringify(text)).not.toMatch(/"text":"[^"]*(\*\*|\]\()/)
  }
  for (const [page, { guide, title }] of Object.entries(partFor))
    expect(
      sections[guide]!.map((section) => section.title),
      page,
    ).toContain(title)
})
