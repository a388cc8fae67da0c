import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, demo, roundSixPairs, rules, textOf, useFolder } from '../testing/worked-example.ts'
import type { RulesOptions } from '../tournament/under-rules.ts'
import { checkFileOrReport } from './check-file.ts'

const folder = useFolder()

test('a bug that one file brings to light names the file and lets the others be checked', () => {
  const broken: RulesOptions = {
    get acceleration(): never {
      throw new Error('boom')
    },
  }
  expect(checkFileOrReport(book, broken)).toEqual({
    ok: false,
    error: {
      exitCode: 2,
      lines: [`${book}:1:1 internal-error boom. This is a bug: please report it with the file; ZUG_DEBUG=1 shows where.`],
    },
  })
})

describe('zug check on all cores', () => {
  test('many files: told in the order of their names, whichever is done first', () => {
    const many = folder.path('many')
    mkdirSync(many)
    const text = textOf(demo)
    const names = Array.from({ length: 40 }, (_, index) => `${1000 + index}`)
    for (const [index, name] of names.entries()) {
      writeFileSync(join(many, `${name}.trf`), index % 10 === 7 ? '001 what\n' : text)
      writeFileSync(join(many, `${name}.pairs`), index % 5 === 0 ? roundSixPairs.replace('1 6', '6 1') : roundSixPairs)
    }
    const { status, stdout, stderr } = runZug(['check', many, ...rules])
    const told = [...stdout.matchAll(/(\d{4})\.trf round 6 differs/g)].map(([, name]) => name)
    expect(told).toEqual(names.filter((_, index) => index % 5 === 0))
    expect([...stderr.matchAll(/(\d{4})\.trf:1:/g)].map(([, name]) => name)).toEqual(['1007', '1017', '1027', '1037'])
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('36 tournaments, 36 rounds, 8 discrepancies')
    expect(status).toBe(6)
    expect(runZug(['check', many, ...rules]).stdout).toBe(stdout)
  })
})
