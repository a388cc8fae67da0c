import { expect, test } from 'vitest'
import { plain, wholeLetters } from './plain.ts'

test.each([
  ['Müller', 'muller'],
  ['ŁUKASZ Weiß', 'lukasz weiss'],
  ['Ørsted, Søren', 'orsted, soren'],
  ['Đorđević', 'dordevic'],
  ['Yıldız, İpek', 'yildiz, ipek'],
  ['Œuvrard', 'oeuvrard'],
  ['Þór', 'thor'],
  ['Nguyễn', 'nguyen'],
])('%s is looked for as %s', (name, typed) => expect(plain(name)).toBe(typed))

test('every letter of the table is put in its place', () => {
  for (const [letter, typed] of Object.entries(wholeLetters)) expect(plain(letter)).toBe(typed)
})
