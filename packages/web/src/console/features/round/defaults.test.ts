import { describe, expect, test } from 'vitest'
import { defaultsIn, unexcusedIn } from './defaults.ts'

type Played = Parameters<typeof defaultsIn>[0]

/** 1 to 4; 3 does not come to round 1, 4 not to round 2, in which 3 has the bye. */
const played = (rules: object): Played =>
  ({
    settings: { rules },
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
  test('the last pairing counts', () => expect([...defaultsIn(played({ excused: [] }))]).toEqual([[4, 2]]))
  test('unless it is excused', () => expect([...unexcusedIn(played({ excused: [{ player: 4, round: 2 }] }))]).toEqual([]))
  test('the excuse is for one round', () => expect([...unexcusedIn(played({ excused: [{ player: 4, round: 1 }] }))]).toEqual([[4, 2]]))
  test('an excuse of before, by the number alone, is for the first', () => expect([...unexcusedIn(played({ excused: [4] }))]).toEqual([]))
  test('only where rules know an excuse', () => expect([...defaultsIn(played({}))]).toEqual([]))
})
