import { playerId } from '@zug/engine/model'
import { expect, test } from 'vitest'
import { article, capital, cite, inRow, joined, nameRun, nothing, plainText, say } from './runs.ts'

const anna = nameRun(playerId(1), 'Anna')

test('what is put into a sentence stays what it is, and texts that meet are one', () => {
  expect(say`${anna} has ${2} of ${'three'} games.`).toEqual([
    { kind: 'name', player: 1, text: 'Anna' },
    { kind: 'text', text: ' has ' },
    { kind: 'number', value: 2, text: '2' },
    { kind: 'text', text: ' of three games.' },
  ])
  expect(say`${nothing}${''}`).toEqual([])
})

test('articles that are cited together share their brackets; those named in a sentence have none', () => {
  expect(plainText(say`worse by ${article('C.10')}. ${cite(['B.8', 'C.10'])} And more. ${cite(['E.1'])}`)).toBe(
    'worse by C.10. [B.8, C.10] And more. [E.1]',
  )
})

test('rows and lists', () => {
  expect(plainText(joined(['a', 'b', 'c'], ', ', ' and '))).toBe('a, b and c')
  expect(plainText(inRow([anna, 'Boris']))).toBe('Anna, Boris')
  expect(plainText(inRow(['Last, First', 'Other, One']))).toBe('Last, First; Other, One')
  expect(plainText(capital(say`you and ${anna}`))).toBe('You and Anna')
})
