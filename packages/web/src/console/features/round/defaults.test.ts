import { describe, expect, test } from 'vitest'
import { defaultsIn, unexcusedIn } from './defaults.ts'

type Played = Parameters<typeof defaultsIn>[0]

/** 1 to 4; 3 does not come to round 1, 4 not to round 2, in which 3 has the bye. */
const played = (rulebook: string, excused: readonly number[] = []): Played =>
  ({
    settings: { rulebook, cfc: { excused } },
    rounds: [
      {
        round: 1,
        boards: [
          { white: 1, black: 3, result: { white: 'forfeit-win', black: 'forfeit-loss' } },
          { white: 4, black: 2, result: { white: 'win', black: 'loss' } },
        ],
        unpaired: [],
      },
      {
        round: 2,
        boards: [{ white: 4, black: 1, result: { white: 'forfeit-loss', black: 'forfeit-win' } }],
        unpaired: [
          { player: 3, bye: 'pairing-allocated' },
          { player: 2, bye: 'absent' },
        ],
      },
    ],
  }) as unknown as Played

describe('who has defaulted (CFC 616)', () => {
  test('the last pairing counts', () => expect([...defaultsIn(played('cfc'))]).toEqual([[4, 2]]))
  test('unless it is excused', () => expect([...unexcusedIn(played('cfc', [4]))]).toEqual([]))
  test('under the handbook only', () => expect([...defaultsIn(played('fide-dutch-2026'))]).toEqual([]))
})
