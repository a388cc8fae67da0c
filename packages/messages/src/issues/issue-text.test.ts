import { csvIssues, jsonIssues, pairsIssues } from '@zug/engine/files'
import type { Issue } from '@zug/engine/model'
import { trfIssues, trfWriteIssues } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../language.ts'
import { issueText } from './issue-text.ts'
import { issueSamples, sampleIssues } from './testing/index.ts'

const cases = sampleIssues.map((issue) => [`${issue.source} ${issue.code}`, issue] as const)
/** Columns, rounds, players, points: the same in every language, though perhaps not in the same order. */
const numbersIn = (text: string): readonly string[] => (text.replaceAll(/(\d),(\d)/g, '$1.$2').match(/\d+(\.\d+)?|½/g) ?? []).sort()

describe.each(languages)('every issue in %s', (language: Language) => {
  test.each(cases)('%s', (_, issue) => {
    const text = issueText(issue, language)
    expect(text).not.toMatch(/undefined|NaN|\[object|\s\s|^\s|\s$/)
    if (!('found' in issue && issue.found === 'null')) expect(text).not.toMatch(/\bnull\b/)
    expect(numbersIn(text)).toEqual(numbersIn(issueText(issue)))
  })
})

test.each(['de', 'fr'] as const)('nothing is left in English: %s', (language) => {
  const same = sampleIssues.filter((issue) => issueText(issue, language) === issueText(issue, 'en'))
  expect(same.map(({ code }) => code)).toEqual([])
})

test('English is the language of whoever asks for none', () => {
  const [issue] = sampleIssues
  expect(issueText(issue!)).toBe(issueText(issue!, 'en'))
})

test('lists of codes are those of the unions', () => {
  const codes = (source: Issue['source']) => Object.keys(issueSamples[source]).sort()
  expect(Object.keys(trfIssues).sort()).toEqual(codes('trf'))
  expect(trfWriteIssues.toSorted()).toEqual(codes('trf-writing'))
  expect(jsonIssues.toSorted()).toEqual(codes('json'))
  expect(csvIssues.toSorted()).toEqual(codes('csv'))
  expect(pairsIssues.toSorted()).toEqual(codes('pairs'))
})

test('codes and their data are closed', () => {
  const code: Issue['code'] = 'rating-malformed'
  // @ts-expect-error no source has this code
  const unknown: Issue['code'] = 'something-else'
  // @ts-expect-error a code of one source is none of another
  const elsewhere: Issue = { source: 'pairs', code: 'rating-malformed', severity: 'error', text: '2O00' }
  // @ts-expect-error what words the code is part of it
  const without: Issue = { source: 'trf', code: 'rating-malformed', severity: 'error' }
  // @ts-expect-error words are made of it, and are no part of it
  const worded: Issue = { source: 'trf', code: 'no-players', severity: 'error', message: 'No players' }
  expect([code, unknown, elsewhere.code, without.code, worded.code]).toHaveLength(5)
})
