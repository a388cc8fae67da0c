import { expect, test } from 'vitest'
import { type CutName, cuts, cutTerms } from './cut.ts'

/** "5" or "5v", voluntarily unplayed; "0@3": what it is worth, and its significance where that is another number. */
const termOf = (text: string) => {
  const [, value, v, significance = value] = /^(\d+)(v?)(?:@(\d+))?$/.exec(text)!
  return { significance: Number(significance), amount: Number(value), voluntary: v === 'v' }
}

const left = (terms: string, cut: CutName): string => {
  const all = terms.split(' ')
  const reasons = cutTerms(all.map(termOf), cuts[cut])
  return all.filter((_, at) => reasons[at] === null).join(' ')
}

test.each<[string, string, CutName, string]>([
  ['14.1: the least', '4 1 3', 'C1', '4 3'],
  ['14.3: the least and the most', '4 1 3 2', 'M1', '3 2'],
  ['14.4: the two least, then the two most', '1 2 3 4 5', 'M2', '3'],
  ['14.4 with 16.5: both voluntary rounds go at the lower end before anything goes at the upper', '1 2 3 4 8v 9v', 'M2', '1 2'],
  ['16.5: a voluntary round in place of the least, if it is not lower', '4 1 2v', 'C1', '4 1'],
  ['16.5: not if it is lower than the least significant value', '4@4 2@1 0v@3', 'C1', '4@4 0v@3'],
  ['16.5: of voluntary rounds that bring the same, the least significant', '0v@5 3@4 0v@2 0@1', 'C1', '0v@5 3@4 0@1'],
  ['16.5: and so the order of the rounds decides nothing', '0v@2 3@4 0v@5 0@1', 'C1', '3@4 0v@5 0@1'],
])('%s', (_, terms, cut, expected) => {
  expect(left(terms, cut)).toBe(expected)
})
