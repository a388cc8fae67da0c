import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { csvIssues, csvWarnings } from './csv/issues.ts'
import { jsonIssues } from './json/issues.ts'
import { parseTournamentJson } from './json/read.ts'
import { pairsIssues } from './pairing-list/pairs.ts'
import { trfDialects } from './trf/dialect.ts'
import { trfIssues } from './trf/issues.ts'
import { trfWriteIssues } from './trf/write-issues.ts'

const text = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8')
const section = (title: string) => text.split(/^## /m).find((part) => part.startsWith(title)) ?? ''

describe('docs/formats.md', () => {
  test.each(trfDialects)('describes %s', (dialect) => expect(text).toContain(`| \`${dialect}\` |`))

  test.each(Object.entries(trfIssues))('lists %s as %s', (code, severity) =>
    expect(section('Tournament Report File')).toContain(`\n| \`${code}\` | ${severity} |`),
  )

  test.each(trfWriteIssues)('lists %s', (code) => expect(section('Tournament Report File')).toContain(`\n| \`${code}\` |`))

  test.each(csvIssues)('lists %s of CSV', (code) =>
    expect(section('Players')).toContain(`\n| \`${code}\` | ${csvWarnings.includes(code) ? 'warning' : 'error'} |`),
  )

  test.each(jsonIssues)('lists %s of JSON', (code) => expect(section('JSON')).toContain(`\`${code}\``))

  test.each(pairsIssues)('lists %s of pairs', (code) => expect(section('List of pairs')).toContain(`\n| \`${code}\` |`))

  test('its examples can be read', () => {
    const examples = Array.from(text.matchAll(/```json\n([\s\S]*?)```/g), (match) => match[1] ?? '')
    expect(examples.length).toBeGreaterThan(1)
    for (const example of examples) {
      const result = parseTournamentJson(example)
      expect(result.ok ? [] : result.error).toEqual([])
    }
  })
})
