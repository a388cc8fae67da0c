import { describe, expect, test } from 'vitest'
import { byLetter, type Line } from './documents/pairings-by-name.tsx'
import { byName, type Entrant } from './entrants.ts'

const lineOf = (name: string): Line => ({
  entrant: { name } as Entrant,
  board: 1,
  colour: null,
  opponent: null,
  instead: '',
})

describe('headings of a list by name', () => {
  test.each(['en', 'de', 'fr'] as const)('every letter stands once, over all whose names are sorted there (%s)', (language) => {
    const names = [
      'Ørsted',
      'Ozols',
      'Łódź',
      'Lefèvre',
      'Luz',
      'Đorđević',
      'Dal',
      'Dzic',
      'Ähn',
      'Aab',
      'Œuvrard',
      'Þór',
      'Zug',
      'Tal',
      '3D',
    ]
    const compare = byName(language)
    const lines = names.map(lineOf).toSorted((a, b) => compare(a.entrant, b.entrant))
    const groups = byLetter(lines, 0)
    const letters = groups.map(([letter]) => letter)
    expect(letters).toEqual(['#', 'A', 'D', 'L', 'O', 'T', 'Z', 'Þ'])
    expect(groups.find(([letter]) => letter === 'L')![1].map(({ entrant }) => entrant.name)).toEqual(['Lefèvre', 'Łódź', 'Luz'])
  })
})
