import { pairingNumber, playerId, pointsFromTenths, roundNumber, type Tournament } from '@zug/engine/model'
import type { RoundPairing } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { plain } from '../terminal/style.ts'
import { textWidth } from '../terminal/text-width.ts'
import { game, smallTournament } from '../testing/small-tournament.ts'
import { pairingTable } from './pairing-table.ts'

const tournament = smallTournament(
  [
    { name: 'Alice', title: 'GM', rating: 2500, outcomes: [game(2, 'white', 'win')] },
    { name: '丁立人', rating: 2400, outcomes: [game(1, 'black', 'loss')] },
    { name: 'An extraordinarily long name that goes on and on', title: 'WFM', outcomes: [game(4, 'white', 'draw')] },
    { name: 'Bob', rating: 900, outcomes: [game(3, 'black', 'draw')] },
    { name: 'Eve', outcomes: [{ kind: 'bye', bye: 'pairing-allocated' }] },
    { name: 'Zoe', outcomes: [{ kind: 'bye', bye: 'half-point' }] },
    { name: 'Yan', outcomes: [{ kind: 'absent' }] },
  ],
  {
    numberOfRounds: 5,
    requestedByes: [{ player: playerId(6), round: roundNumber(2), bye: 'half-point' }],
  },
)
const pairing: RoundPairing = {
  kind: 'pairing',
  rulebook: 'fide-dutch-2026',
  round: roundNumber(2),
  boards: [
    { white: playerId(3), black: playerId(1) },
    { white: playerId(2), black: playerId(5) },
  ],
  bye: playerId(4),
  notPaired: [playerId(6), playerId(7)],
}
const lines = (columns: number | null, of: Tournament = tournament) => pairingTable(of, pairing, { style: plain, columns }).split('\n')

describe('the table of a round', () => {
  test('boards, bye and those not paired', () => {
    expect(lines(null)).toEqual([
      'round 2 of 5',
      'FIDE (Dutch) Swiss, in force since February 2026 (fide-dutch-2026)',
      '',
      'Bd  No     White                              Rtg Pts   No     Black                              Rtg Pts',
      ' 1   3 WFM An extraordinarily long name tha…        ½ –  1 GM  Alice                             2500  1',
      ' 2   2     丁立人                            2400  0  –  5     Eve                                     1',
      '     4     Bob                                900   ½   pairing-allocated bye (1 point)',
      '',
      'Not paired:',
      '  6 Zoe (half-point bye)',
      '  7 Yan (absent)',
      '',
    ])
  })

  test('names give way on a narrow terminal, everything stays in its column', () => {
    const narrow = lines(60)
    expect(narrow[4]).toBe(' 1   3 WFM An extrao…        ½ –  1 GM  Alice      2500  1')
    for (const line of narrow.slice(3, 6)) expect(textWidth(line)).toBeLessThanOrEqual(60)
  })

  test('without colours no column speaks of them', () => {
    const text = pairingTable(tournament, { ...pairing, colourless: true }, { style: plain, columns: null })
    expect(text.split('\n')[1]).toBe('FIDE (Dutch) Swiss, in force since February 2026 (fide-dutch-2026), without colours')
    expect(text).toContain('Player')
    expect(text).not.toMatch(/White|Black/)
  })

  test('virtual points are shown apart', () => {
    const accelerated = { ...tournament, virtualPoints: new Map([[playerId(1), [pointsFromTenths(10), pointsFromTenths(10)]]]) }
    expect(lines(null, accelerated)[4]).toMatch(/ 2500 1 \+1$/)
  })

  test('a hostile name cannot steer the terminal', () => {
    const hostile = {
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, name: '\u001b[2J', pairingNumber: pairingNumber(1) })),
    }
    expect(lines(null, hostile).join('')).not.toContain('\u001b')
  })
})
