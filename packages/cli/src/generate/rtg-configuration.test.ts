import { atRate } from '@zug/engine'
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
})
