import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiChanges, apiOf, apiText, changesPage, parseApi } from './api-report.ts'

const root = new URL('../../../../../', import.meta.url).pathname
const release = '0.1.0'

test('the report of what the engine exports, and of what changed since the release, is up to date (npm run api-report)', async () => {
  const now = apiOf(`${root}packages/engine`)
  expect(now.length).toBeGreaterThan(200)
  const withRound = now.find(({ door, name }) => door === '@zug/engine/pairing' && name === 'withRound')
  expect(withRound?.text).toMatch(/^const withRound: \(tournament: Tournament, pairing: RoundPairing\) => Result</)
  await expect(apiText(now)).toMatchFileSnapshot(`${root}packages/engine/api/current.tsv`)
  const before = parseApi(readFileSync(`${root}packages/engine/api/${release}.tsv`, 'utf8'))
  await expect(changesPage(release, before, now)).toMatchFileSnapshot(`${root}docs/api-changes.md`)
})

test('a name that is gone, changed or new is told, whatever its door', () => {
  const at = (door: string, name: string, text: string) => ({ door, name, text })
  const before = [at('a', 'same', 'x'), at('a', 'moved', 'x'), at('a', 'other', 'x'), at('a', 'gone', 'x')]
  const now = [at('a', 'same', 'x'), at('b', 'moved', 'x'), at('a', 'other', 'y'), at('b', 'young', 'x')]
  expect(apiChanges(before, now)).toEqual({ added: ['young'], changed: ['other'], removed: ['gone'] })
})
