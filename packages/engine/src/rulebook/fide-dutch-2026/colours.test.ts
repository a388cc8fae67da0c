import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { wordsOf } from '../../testing/pairing-words.ts'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { allocateColours } from '../fide-dutch/colour-allocation.ts'
import { inferInitialColour, initialColourOf } from '../fide-dutch/initial-colour.ts'
import type { Parity } from '../fide-dutch/rules.ts'
import { edition } from './edition.ts'
import { fideDutch2026 } from './index.ts'
import { pairRound } from './pair-round.ts'

/** Article and colour of the higher ranked player, initial colour White. */
const allocation = (higher: string, lower: string): string => {
  const { article, higherGets } = allocateColours(makeCompetitor(1, 2, higher), makeCompetitor(2, 2, lower), 'white', edition)
  return `${article} ${higherGets}`
}

describe('colour allocation', () => {
  test.each([
    ['5.2.1: the preferences differ', 'W', 'B', '5.2.1 black'],
    ['5.2.1: only one has a preference', '', 'W', '5.2.1 white'],
    ['5.2.2: absolute before strong', 'WBW', 'BWW', '5.2.2 white'],
    ['5.2.2: strong before mild', 'WBW', 'BW', '5.2.2 black'],
    ['5.2.2: of two absolute ones the wider difference', 'WWBWBW', 'BBWBWW', '5.2.2 black'],
    ['5.2.3: the last game but one differed', 'BWWB', 'WBWB', '5.2.3 black'],
    ['5.2.3: uuWB and BWWB do not differ, nor do uuWB and WBWB', '==WB', 'BWWB', '5.2.4 white'],
    ['5.2.4: the higher ranked', 'W', 'W', '5.2.4 black'],
    ['5.2.5: nobody has a preference', '', '', '5.2.5 white'],
  ])('%s', (_, higher, lower, expected) => {
    expect(allocation(higher, lower)).toBe(expected)
  })
})

describe('the initial colour', () => {
  test('5.1: as drawn, else as round 1 shows it, else White', () => {
    const rows = ['3b1', '4w1', '1w0', '2b0']
    expect(initialColourOf(buildTournament(rows, { initialColour: 'white' }))).toBe('white')
    expect(initialColourOf(buildTournament(rows))).toBe('black')
    expect(initialColourOf(buildTournament(['', '']))).toBe('white')
  })

  const by = (parity: Parity) => rulesOf('fide-dutch-2026', { parity })
  // 2 has never been paired: 3 is the second of those who have, and has an odd number all the same.
  const field = (parity: Parity) =>
    buildTournament(['', '', '', '', ''], {
      rules: by(parity),
      requestedByes: [{ player: playerId(2), round: roundNumber(1), bye: 'zero-point' }],
    })

  test.each([
    ['5.2.5: participants never paired are skipped by default', 'paired-participants', '1-4 5-3'],
    ['5.2.5: or the pairing number decides, as the text says', 'pairing-number', '1-4 3-5'],
  ] as const)('%s', (_, parity, expected) => {
    expect(wordsOf(pairRound(field(parity), roundNumber(1), 'white'))).toBe(expected)
    expect(wordsOf(fideDutch2026.pairRound(field(parity), roundNumber(1)))).toBe(expected)
  })

  test('5.2.5: both ways agree when everybody has been paired', () => {
    const rows = ['', '', '', '', '']
    const [one, other] = (['paired-participants', 'pairing-number'] as const).map((parity) =>
      pairRound(buildTournament(rows, { rules: by(parity) }), roundNumber(1), 'white'),
    )
    expect(one).toEqual(other)
  })

  test('5.1: what round 1 shows depends on whose number counts', () => {
    const rows = ['Z', '4w1', '5b1', '2b0', '3w0']
    expect(inferInitialColour(buildTournament(rows))).toBe('white')
    expect(inferInitialColour(buildTournament(rows, { rules: by('pairing-number') }))).toBe('black')
  })

  test('5.1: with virtual points the higher ranked of a first-round pair need not have the smaller number', () => {
    const virtualPoints = new Map([[playerId(3), [pointsFromTenths(10)]]])
    expect(wordsOf(pairRound(buildTournament(['', '', '', ''], { virtualPoints }), roundNumber(1), 'white'))).toBe('3-1 4-2')
    expect(inferInitialColour(buildTournament(['3b0', '4b0', '1w1', '2w1'], { virtualPoints }))).toBe('white')
    expect(inferInitialColour(buildTournament(['3w0', '4w0', '1b1', '2b1'], { virtualPoints }))).toBe('black')
  })
})
