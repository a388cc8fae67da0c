import { refusalCodes } from '@zug/engine/desk'
import { de } from '@zug/messages/console/problems/de'
import { en } from '@zug/messages/console/problems/en'
import { fr } from '@zug/messages/console/problems/fr'
import { problemText } from '@zug/messages/console/problems/text'
import { describe, expect, it } from 'vitest'
import { problemSamples, refusalSamples } from '../testing/problem-samples.ts'
import { problem, problemCodes, problemResponse, refused } from './problem.ts'

const samples = Object.entries({ ...refusalSamples, ...problemSamples } as Readonly<Record<string, readonly object[]>>).flatMap(
  ([code, all]) => all.map((data) => ({ code, data })),
)
const languages = { en, de, fr }
/** Words that stand in nearly every English sentence and in no German or French one. */
const english = /\b(the|is|are|of|and|not|this|that|has|have|with|already|board|round|player|its|only)\b/i

describe('the words of problems', () => {
  it('there is one for every code, and none for codes that are no more', () => {
    for (const { refusals, codes } of Object.values(languages)) {
      expect(Object.keys(refusals).toSorted()).toEqual([...refusalCodes].toSorted())
      expect(Object.keys(codes).toSorted()).toEqual([...problemCodes].toSorted())
    }
    expect(refusalCodes.filter((code) => (problemCodes as readonly string[]).includes(code))).toEqual([])
  })

  it.each(['en', 'de', 'fr'] as const)('in %s each makes whole sentences of its data', (language) => {
    const texts = samples.map(({ code, data }) => `${code}: ${problemText(languages[language], code, data)}`)
    expect(texts.filter((text) => /undefined|\bnull\b|NaN|object|\$\{|\s{2}/.test(text))).toEqual([])
    expect(texts.filter((text) => !/^[\w-]+: [\p{Lu}\d`].*[.?]$/u.test(text))).toEqual([])
    expect(new Set(texts).size).toBe(samples.length)
  })

  it.each(['de', 'fr'] as const)('in %s nothing English is left', (language) => {
    const texts = samples.map(({ code, data }) => [code, problemText(languages[language], code, data) ?? ''] as const)
    expect(texts.filter(([, text]) => english.test(text.replaceAll('content-type', '')))).toEqual([])
    expect(samples.filter(({ code, data }, at) => problemText(en, code, data) === texts[at]![1])).toEqual([])
  })

  it('German says of a board with a result what is meant, not that a setting is locked', () => {
    const text = problemText(de, 'board-has-result', { round: 2, board: 5 })
    expect(text).toBe('Brett 5 der Runde 2 hat schon ein Ergebnis; die Paarung an diesem Brett wird nicht mehr geändert.')
  })
})

describe('a problem document', () => {
  it('has the code, its data and the English sentence made of both', () => {
    expect(problem(422, 'too-many', { most: 50 })).toMatchObject({
      status: 422,
      code: 'too-many',
      data: { most: 50 },
      detail: 'There can be 50 at most. Remove some first.',
    })
    expect(problem(401, 'sign-in')).toMatchObject({ type: '/problems/sign-in', data: {} })
  })

  it('of a refusal has the article, and what programs read besides', () => {
    const at = { round: 1 as never, board: 3 }
    const document = refused({ code: 'result-changed', confirmable: true, ...at, theirs: null })
    expect(document).toMatchObject({ status: 422, confirmable: true, theirs: null, data: { round: 1, board: 3, theirs: null } })
    const locked = { setting: 'rules', reason: 'decides-pairings', article: 'C.04.2 1.3', confirmable: false } as const
    expect(refused({ code: 'setting-locked', ...locked })).toMatchObject({ setting: 'rules', article: 'C.04.2 1.3' })
  })
})

it.each([
  [problem(429, 'too-many-tries', { seconds: 7 }), '7'],
  [problem(429, 'too-many-requests', { of: 'changes' }), '5'],
  [problem(503, 'disk-full'), '5'],
  [problem(503, 'too-many-streams'), '5'],
  [problem(422, 'too-many', { most: 50 }), null],
])('whoever is to come again is told when: %j', (document, seconds) => {
  expect(problemResponse(document).headers.get('retry-after')).toBe(seconds)
})
