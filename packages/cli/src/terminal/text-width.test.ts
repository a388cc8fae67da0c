import { describe, expect, test } from 'vitest'
import { padEnd, padStart, textWidth, truncate } from './text-width.ts'

describe('text width', () => {
  test.each([
    ['Alice', 5],
    ['', 0],
    ['Gukesh Dommaraju', 16],
    ['丁立人', 6],
    ['이세돌', 6],
    ['José', 4],
    ['Jose\u0301', 4],
    ['Øystein', 7],
    ['👩‍🎓', 2],
  ])('%s takes %i columns', (text, columns) => {
    expect(textWidth(text)).toBe(columns)
  })

  test('letters that are counted at once are as wide as when looked at one by one', () => {
    for (let code = 0x20; code < 0x2030; code++) {
      if (code === 0x530) code = 0x2010
      const letter = String.fromCharCode(code)
      expect([code, textWidth(letter)]).toEqual([code, textWidth(`丁${letter}`) - 2])
    }
  })

  test.each([
    ['Alice', 5, 'Alice'],
    ['Alexander', 5, 'Alex…'],
    ['丁立人', 5, '丁立…'],
    ['丁立人', 4, '丁…'],
    ['van der Berg', 8, 'van der…'],
    ['Jose\u0301e', 4, 'Jos…'],
  ])('%s cut to %i columns is %s', (text, columns, cut) => {
    expect(truncate(text, columns)).toBe(cut)
    expect(textWidth(truncate(text, columns))).toBeLessThanOrEqual(columns)
  })

  test('padding counts columns, not characters', () => {
    expect(padEnd('丁立人', 8)).toBe('丁立人  ')
    expect(padStart('丁', 4)).toBe('  丁')
    expect(padEnd('Alexander', 3)).toBe('Alexander')
  })
})
