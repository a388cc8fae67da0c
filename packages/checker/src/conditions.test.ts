import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const names = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort()

const files = ['bracket', 'colours', 'criteria', 'field', 'index', 'order', 'player', 'refuse', 'report', 'round']

/** Whatever the theorem assumes, the checker demands under the same name; `allowed` is that the claim is a solution, `price` that numbers are exact. */
test('the conditions of the theorem are those of the checker, one by one', () => {
  const stated = read('../../../proofs/certificate.v')
  const inProof = [...names(stated, /Conditions? `(\w+)`/g), ...names(stated, /Conditions `\w+` and `(\w+)`/g)].sort()
  const field = read('field.ts')
  const demanded = names(field, /demand\((?:[^\n]*, )?'(\w+)'/g).filter((name) => name !== 'allowed' && name !== 'price')
  expect(demanded).toEqual(['alone', 'bound', 'edge', 'set'])
  expect(inProof).toEqual(demanded)
  expect(names(read('../../../proofs/certificate.md'), /^- `(\w+)`/gm)).toEqual(demanded)
})

test('the proof has no gap', () => {
  expect(read('../../../proofs/certificate.v')).not.toMatch(/\b(Admitted|admit|Axiom|Parameter)\b/)
})

test('the checker imports nothing but its own files', () => {
  for (const file of files) for (const [, from] of read(`${file}.ts`).matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^\.\/[a-z]+\.ts$/)
})

test('it stays short enough to be read in an hour', () => {
  const lines = (text: string): readonly string[] => text.trimEnd().split('\n')
  expect(lines(read('../checker.py')).length).toBeLessThanOrEqual(495)
  const all = files.flatMap((file) => lines(read(`${file}.ts`)))
  expect(all.length).toBeLessThanOrEqual(661)
  // Neither blank nor a comment.
  expect(all.filter((line) => !/^\s*(|\/[/*].*|\*.*)$/.test(line)).length).toBeLessThanOrEqual(555)
})
