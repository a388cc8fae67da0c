import { describe, expect, test } from 'vitest'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { makeBracket } from './bracket.ts'
import { downfloaterDifference, pairDifference } from './score-difference.ts'

describe('fide-dutch-2017 A.8: score differences', () => {
  // Round 4 of the worked example: #9 (1.0), #8 (0.5), #12 (0.5), artificial value -0.5.
  const [nine, eight, twelve] = [makeCompetitor(9, 1), makeCompetitor(8, 0.5), makeCompetitor(12, 0.5)]
  const bracket = makeBracket('normal', [nine!], [eight!, twelve!], false)

  test('A.8: of a pair', () => {
    expect(pairDifference(nine!, eight!)).toBe(5)
    expect(pairDifference(eight!, twelve!)).toBe(0)
  })

  test('A.8: of a downfloater, against one point below the lowest ranked player, even below zero', () => {
    expect(downfloaterDifference(twelve!, bracket)).toBe(10)
    expect(downfloaterDifference(eight!, bracket)).toBe(10)
    expect(downfloaterDifference(nine!, bracket)).toBe(15)
  })
})
