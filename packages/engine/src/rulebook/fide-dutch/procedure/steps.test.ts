import { describe, expect, test } from 'vitest'
import { stepText } from '../../../../../messages/src/explanation/step-text.ts'
import { roundNumber } from '../../../model/ids.ts'
import type { PairingSystem } from '../../../pairing/pairing-system.ts'
import { buildTournament } from '../../../testing/build-tournament.ts'
import { fideDutch1998 } from '../../fide-dutch-1998/index.ts'
import { fideDutch2012 } from '../../fide-dutch-2012/index.ts'

const told = (system: PairingSystem, rows: readonly string[], round: number): readonly string[] =>
  system.steps(buildTournament(rows), roundNumber(round)).map((step) => stepText(step, system.id, (player) => `#${player}`))

describe('the steps of a procedure in words', () => {
  test('fide-dutch-2012 C.6, E.5: a first round', () => {
    expect(told(fideDutch2012, ['', '', ''], 1)).toEqual([
      'Bracket of 0, homogeneous: #1, #2, #3; pairs wanted: 1, X = 0 (C.2).',
      'Bracket of 0: #1 – #2; left over: #3 (C.6).',
      '#1 has White against #2 (E.5).',
      '#3 has the bye (A.5).',
    ])
  })

  test('fide-dutch-2012 C.13: brackets that have to be joined', () => {
    // 1 and 2 had full-point byes while 3 and 4 drew: they cannot meet again, so 1 and 2 have to come down.
    expect(told(fideDutch2012, ['F', 'F', '4w=', '3b='], 2)).toEqual([
      'Bracket of 1, homogeneous: #1, #2; pairs wanted: 1, X = 0, Z = 0 (C.2).',
      'Bracket of 1: no pairing lets everybody below be paired, so it is joined to the lowest bracket (C.13).',
      'Bracket of ½, homogeneous: #1, #2 from above and #3, #4; pairs wanted: 2, X = 0, Z = 0 (C.2).',
      'Bracket of ½: #1 – #3, #2 – #4 (C.6).',
      '#1 has White against #3 (E.1).',
      '#4 has White against #2 (E.1).',
    ])
  })

  test('fide-dutch-1998 C.2: x is told', () => {
    const steps = told(fideDutch1998, ['4w1', '5w1', '6w1', '1b0', '2b0', '3b0'], 2)
    expect(steps).toContain('Bracket of 1, homogeneous: #1, #2, #3; pairs wanted: 1, X = 1 (C.2).')
  })

  test('no legal pairing is told', () => {
    expect(told(fideDutch1998, ['2w1', '1b0'], 2)).toEqual(['No legal pairing: #1 has nobody to play (B.1, B.2).'])
    expect(told(fideDutch2012, ['U . .', '. U .', '. . U'], 4)).toEqual([
      'No legal pairing: the number of players is odd and nobody may have the bye (B.1, B.2).',
    ])
    // 2 and 3 have met, and had the bye.
    expect(told(fideDutch2012, ['. . .', 'U . 3w1', '. U 2b0'], 4)).toEqual([
      'No legal pairing: #2, #3 cannot all be paired, having only #1 besides themselves (B.1, B.2).',
    ])
  })
})
