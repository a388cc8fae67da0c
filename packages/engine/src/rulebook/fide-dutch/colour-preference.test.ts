import { describe, expect, test } from 'vitest'
import { coloursFrom } from '../../testing/players/make-competitor.ts'
import { colourDifference, colourPreference } from './colour-preference.ts'

const preference = (history: string): string => {
  const { colour, strength } = colourPreference(coloursFrom(history))
  return colour === null ? strength : `${strength} ${colour}`
}

describe('fide-dutch-2017 A.6: colour differences and preferences', () => {
  test.each([
    ['A.6.a: beyond +1', 'WWBW', 'absolute black'],
    ['A.6.a: below -1', 'BBWB', 'absolute white'],
    ['A.6.a: the same colour in the two latest games', 'BBWW', 'absolute black'],
    ['A.6.a: the same colour in the two latest games, the other way', 'WWBB', 'absolute white'],
    ['A.6.a: an unplayed game between the two does not count', 'WBBW=W', 'absolute black'],
    ['A.6.a: a doublet further back does not count', 'WWBWB', 'strong black'],
    ['A.6.b: +1', 'W', 'strong black'],
    ['A.6.b: -1', 'B', 'strong white'],
    ['A.6.b: -1 after White', 'BBW', 'strong white'],
    ['A.6.c: zero alternates', 'WB', 'mild white'],
    ['A.6.c: zero alternates, the other way', 'BW', 'mild black'],
    ['A.6.d: no game played', '==', 'none'],
  ])('%s: %s', (_, history, expected) => {
    expect(preference(history)).toBe(expected)
  })

  test('A.6: the commentary to E.2', () => {
    expect(['WWBWBW', 'BBWBWW', 'BWWBWBW'].map((history) => colourDifference(coloursFrom(history)))).toEqual([2, 0, 1])
    expect(preference('BWWBWBW')).toBe('strong black')
    expect(preference('=BBWBWW')).toBe('absolute black')
  })

  test('A.6: a preference that was disregarded becomes absolute', () => {
    expect(['WB', 'W', 'BWB'].map((history) => preference(history + history.at(-1)))).toEqual([
      'absolute white',
      'absolute black',
      'absolute white',
    ])
  })
})
