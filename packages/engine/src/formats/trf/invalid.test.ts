import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { issueText } from '../../../../messages/src/issues/issue-text.ts'
import { trfIssues } from './issues.ts'
import { parseTrf } from './read.ts'

/** `invalid/<code>--<note>.trf`: the first line says where, `### expect line:column ...`, and nothing else may be found. */
const folder = new URL('./invalid/', import.meta.url)
const files = readdirSync(folder)

/** Codes that only a very large text can give; see hostile.test.ts. */
const bySizeOnly = ['file-too-large', 'too-many-lines', 'too-many-issues']

describe('invalid files give exactly their code in its place', () => {
  test.each(files)('%s', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const code = file.slice(0, file.indexOf('--'))
    const expected = /^### expect (.*)$/m.exec(text)?.[1]?.trim().split(' ') ?? []
    const result = parseTrf(text)
    const issues = result.ok ? result.value.warnings : result.error
    const found = issues.map((issue) => ({
      code: issue.code,
      at: [issue.line, issue.column].filter((part) => part !== undefined).join(':'),
    }))
    expect(found).toEqual(expected.map((at) => ({ code, at })))
    expect(result.ok).toBe(trfIssues[code as keyof typeof trfIssues] === 'warning')
    for (const issue of issues) expect(issueText(issue)).toMatch(/^[^a-z].*[.?]$/)
  })

  test('every code has a file', () => {
    const covered = new Set(files.map((file) => file.slice(0, file.indexOf('--'))))
    expect(Object.keys(trfIssues).filter((code) => !covered.has(code) && !bySizeOnly.includes(code))).toEqual([])
  })
})

test('all faults of a file are found, in the order of its lines', () => {
  const result = parseTrf(
    ['012 Two faults', 'XXR nine', '001    1      Ada                               21O0', '001    2      Bo', '152 X'].join('\n'),
  )
  expect(result.ok ? [] : result.error.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '2 rounds-malformed',
    '3 rating-malformed',
    '5 initial-colour-malformed',
  ])
})
