import { expect, test } from 'vitest'
import { amountIn, isUnreadableAmount, moneyIn, prizesAsText, prizesIn, thingsIn } from './prize-text.ts'

test('prizes are read as people type them, and written so that they read the same', () => {
  const read = prizesIn('1000; CHF 600;50,50 CHF; 1’200 ; 50 + Cup (30); A book; Cup (25)\n', 'CHF')
  expect(read).toEqual([1000, 600, 50.5, 1200, { money: 50, thing: 'Cup', worth: 30 }, 'A book', { thing: 'Cup', worth: 25 }])
  expect(prizesAsText(read)).toBe('1000; 600; 50.5; 1200; 50 + Cup (30); A book; Cup (25)')
  expect(prizesIn(prizesAsText(read), '')).toEqual(read)
})

test('what is no amount is a thing', () => {
  expect(prizesIn('Book (second edition); 1e3; -5; 12.345', 'CHF')).toEqual(['Book (second edition)', '1e3', '-5', '12.345'])
  expect(prizesIn(' ; ;', '')).toEqual([])
  expect([amountIn('10 000'), amountIn('1 2'), amountIn('')]).toEqual([10000, null, null])
})

test('what is offered adds up to the cent', () => {
  expect(moneyIn([0.1, 0.2, 'A book', { money: 12.35, thing: 'Cup' }])).toBe(1265)
})

test('what was not read as money can be named', () => {
  expect(thingsIn(prizesIn('1000; 250; 150, 100; 50 + Cup (30); 1,000', 'CHF'))).toEqual(['Cup', '1,000'])
  expect(thingsIn(prizesIn('1000; 600', 'CHF'))).toEqual([])
})

test('"120, 80" is two amounts; a comma inside a thing or an amount separates nothing', () => {
  expect(prizesIn('120, 80', '')).toEqual([120, 80])
  expect(prizesIn('CHF 120, CHF 80,  60.50; 40', 'CHF')).toEqual([120, 80, 60.5, 40])
  expect(prizesIn('120, Cup (30)', '')).toEqual([120, { thing: 'Cup', worth: 30 }])
  expect(prizesIn('Book, signed; 12,50', '')).toEqual(['Book, signed', 12.5])
})

test('figures that are no amount are no things either', () => {
  for (const text of ['1,000', '120/80', '1e3', '-5', '12.345', '120 EUR', '€ 120', '1.000,00'])
    expect(prizesIn(text, 'CHF').every(isUnreadableAmount), text).toBe(true)
  for (const text of ['Book (second edition)', 'A book', '2 books', 'Cup 2026', '1st edition', '3 nights in Zug'])
    expect(prizesIn(text, 'CHF').some(isUnreadableAmount), text).toBe(false)
})
