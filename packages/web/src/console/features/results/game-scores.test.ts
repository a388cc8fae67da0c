import { pointsFromTenths, type Rules } from '@zug/engine/model'
import { eventTraits, rulebookById } from '@zug/engine/pairing'
import { describe, expect, it } from 'vitest'
import { endedOnTimeLimit, hasGameScores, resultOfScores, tenths, timeLimitMatters } from './game-scores.ts'

const margin = (points: number | null): Rules =>
  ({ ...rulebookById('ssm').defaults, timeLimitMargin: points === null ? null : pointsFromTenths(points) }) as Rules
const traitsOf = (rulebook: Rules['rulebook']) => eventTraits(rulebookById(rulebook).defaults as Rules)

describe('scores of a game make its result (SSM A1)', () => {
  it.each([
    ['12', '7', false, 50, 'win'],
    ['7', '12,5', false, 50, 'loss'],
    ['7', '7', false, 50, 'draw'],
    ['12', '8', true, 50, 'draw'],
    ['12', '7', true, 50, 'win'],
    ['12', '7', true, null, 'draw'],
    ['12', '11', true, 0, 'win'],
  ] as const)('%s to %s, on the time limit: %s, margin %s: %s', (first, second, limit, declared, white) => {
    const result = resultOfScores(first, second, limit, margin(declared))
    expect(result?.white).toBe(white)
    expect(endedOnTimeLimit(result)).toBe(limit && white === 'draw')
  })

  it('while a score is missing or no number there is none', () => {
    expect([resultOfScores('12', '', false, margin(0)), resultOfScores('1.25', '3', false, margin(0))]).toEqual([null, null])
    expect(['12', ' 9,5 ', '.5', '1.', '', '-1', 'x', '1e9'].map(tenths)).toEqual([120, 95, 5, 10, null, null, null, null])
  })

  it('the time limit is asked for where it can change something', () => {
    expect([0, 50, null].map((declared) => timeLimitMatters(margin(declared)))).toEqual([false, true, true])
  })
})

it('games of a match have results, not scores', () => {
  expect(hasGameScores(traitsOf('ssm'))).toBe(true)
  expect(hasGameScores(traitsOf('fide-dutch-2026'))).toBe(false)
  expect(hasGameScores({ ...traitsOf('ssm'), teams: true })).toBe(false)
})
