import { expect, it } from 'vitest'
import { columnText } from './numbers.ts'

it('a column is written one way: ½ where all are halves, else two decimals as the language has them', () => {
  const write = (values: readonly (number | null)[], language: 'en' | 'de' | 'fr' = 'en') => values.map(columnText(values, language))
  expect(write([0.5, 2.5, 3, null])).toEqual(['½', '2½', '3', ''])
  expect(write([0.25, 0.5, 3], 'de')).toEqual(['0,25', '0,50', '3,00'])
  expect(write([2105, 1850])).toEqual(['2105', '1850'])
  expect(write([2105.5, 1850], 'fr')).toEqual(['2105,50', '1850,00'])
  expect(write([-0.5, -1.5])).toEqual(['-½', '-1½'])
})
