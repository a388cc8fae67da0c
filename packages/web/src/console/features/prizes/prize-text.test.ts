import { expect, test } from 'vitest'
import { amountIn, moneyIn, prizesAsText, prizesIn, thingsIn } from './prize-text.ts'

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
  expect(thingsIn(prizesIn('1000; 250; 150, 100; 50 + Cup (30); 1,000', 'CHF'))).toEqual(['150, 100', 'Cup', '1,000'])
  expect(thingsIn(prizesIn('1000; 600', 'CHF'))).toEqual([])
})
