import { describe, expect, test } from 'vitest'
import { resultProbabilities, withDrawRate } from './result-model.ts'

const rounded = (value: number): number => Math.round(value * 1000) / 1000

describe('the result model', () => {
  test('the worked example: 2467 against 2344', () => {
    const { white, draw, black } = resultProbabilities(2467, 2344)
    expect([white, black, draw].map(rounded)).toEqual([0.511, 0.138, 0.351])
  })

  test('probabilities add up to 1, and a stronger White never scores less', () => {
    for (let mean = 800; mean <= 2800; mean += 100) {
      let last = -1
      for (let difference = -1500; difference <= 1500; difference += 25) {
        const { white, draw, black } = resultProbabilities(mean + difference / 2, mean - difference / 2)
        expect(white + draw + black).toBeCloseTo(1, 12)
        expect(Math.min(white, draw, black)).toBeGreaterThanOrEqual(0)
        const score = white + draw / 2
        expect(score).toBeGreaterThanOrEqual(last - 1e-9)
        last = score
      }
    }
  })

  test('White is ahead of an equal opponent, and strong players draw more', () => {
    const [weak, strong] = [resultProbabilities(1500, 1500), resultProbabilities(2500, 2500)]
    expect(weak.white).toBeGreaterThan(weak.black)
    expect(strong.draw).toBeGreaterThan(weak.draw)
  })

  test('a given rate of draws leaves the chances of winning in proportion', () => {
    const { white, draw, black } = withDrawRate({ white: 0.6, draw: 0.2, black: 0.2 }, 0.6)
    expect([white, draw, black].map(rounded)).toEqual([0.3, 0.6, 0.1])
  })
})
