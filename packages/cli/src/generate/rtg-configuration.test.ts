import { atRate } from '@zug/engine/simulation'
import { describe, expect, test } from 'vitest'
import { parseRtgConfiguration } from './rtg-configuration.ts'

const read = (text: string, unit: 'per-mille' | 'one-in' = 'per-mille') => {
  const parsed = parseRtgConfiguration(text, unit)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

describe('configurations of other generators', () => {
  test('JaVaFo 2: rates in thousandths, twelve values of points', () => {
    const text = [
      '# comment',
      'PlayersNumber=100',
      'RoundsNumber = 9',
      '',
      'ForfeitRate=20',
      'QuickgameRate=5',
      'HPBRate=30',
      'WWPoints=3.0',
      'WDPoints=2.0',
      'FLPoints=0',
    ].join('\r\n')
    expect(read(text, 'one-in').settings).toMatchObject({
      players: { low: 100, high: 100 },
      rounds: { low: 9, high: 9 },
      forfeits: atRate(2),
      quickGames: atRate(0.5),
      halfPointByes: atRate(3),
      scoring: { winWhite: 30, winBlack: 10, drawWhite: 20 },
    })
  })

  test('JaVaFo 1.4 and bbpPairings: one in so many', () => {
    const text = 'RoundsNumber=10\nForfeitRate=20\nRetiredRate=100\nHalfPointByeRate=50\nDrawPercentage=30\nPointsForWin=3\nPointsForDraw=1'
    expect(read(text).settings).toMatchObject({
      forfeits: atRate(5),
      withdrawals: atRate(10),
      halfPointByes: atRate(2),
      draws: atRate(30),
      scoring: { winWhite: 30, forfeitWin: 30, drawBlack: 10, halfPointBye: 10, pairingAllocatedBye: 30 },
    })
  })

  test('where no key tells, the caller says what a rate is', () => {
    expect(read('ForfeitRate=20').settings).toEqual({ forfeits: atRate(2) })
    expect(read('ForfeitRate=20', 'one-in').settings).toEqual({ forfeits: atRate(5) })
    expect(read('ForfeitRate=0', 'one-in').settings).toEqual({ forfeits: atRate(0) })
    expect(read('FirstSeed=42').seed).toBe('42')
  })

  test.each([
    ['PlayersNumber=1000000000000', 1, 'PlayersNumber needs a whole number from 2 to 9999, not "1000000000000".'],
    ['PlayersNumber=0', 1, 'PlayersNumber needs a whole number from 2 to 9999, not "0".'],
    ['#\nRoundsNumber=2.5', 2, 'RoundsNumber needs a whole number from 1 to 99, not "2.5".'],
    ['HighestRating=99999', 1, 'HighestRating needs a whole number from 1 to 3500, not "99999".'],
    ['DrawPercentage=300', 1, 'DrawPercentage needs a number from 0 to 100, not "300".'],
    ['HighestRating=1500\nLowestRating=2500', 2, 'LowestRating 2500 is above HighestRating 1500.'],
  ])('what no tournament can have is a fault: %j', (text, line, message) => {
    const parsed = parseRtgConfiguration(text, 'one-in')
    expect(parsed.ok ? [] : parsed.error).toMatchObject([{ code: 'config-value', line, message }])
  })

  test.each(['__proto__', 'constructor', 'toString'])('%s is no property of a generator', (key) => {
    const parsed = parseRtgConfiguration(`${key}=10`, 'one-in')
    expect(parsed.ok ? [] : parsed.error).toMatchObject([{ code: 'config-key', line: 1 }])
  })

  test('the points of the bye are its own, wherever they stand', () => {
    const scoring = (text: string) => {
      const parsed = parseRtgConfiguration(text, 'one-in')
      return parsed.ok ? parsed.value.settings.scoring : null
    }
    const expected = { winWhite: 30, fullPointBye: 30, pairingAllocatedBye: 5 }
    expect(scoring('PointsForPAB=0.5\nPointsForWin=3')).toMatchObject(expected)
    expect(scoring('PointsForWin=3\nPointsForPAB=0.5')).toMatchObject(expected)
  })
})
