import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { eventsOf, loweredIn } from '../../testing/procedure-pairs.ts'
import { pairRoundByTheBook } from './by-the-book/pair-round.ts'
import { pairRound } from './pair-round.ts'

/**
 * Last round. 5: 1, 7, who have met. 3½: 3, who has met both. 3: 4, 6, 9, 11. 2½: 2, 5, 8. 2: 10. 1, 3, 7 are topscorers.
 * (npm run self-test -- --rules fide-dutch-2012 --seed conformance --first 4823 --count 1, round 7)
 */
const lastRound = buildTournament(
  [
    '6b= 2w1 5b1 7b1 3w= 9w1',
    '7w0 1b0 U 11w= 4b0 10b1',
    '8b0 6w1 11b1 10w1 1b= 7b0',
    '10w0 5b0 6b0 U 2w1 8w1',
    '11b0 4w1 1w0 9b0 U 6w=',
    '1w= 3b0 4w1 8w= 11b= 5b=',
    '2b1 11w1 8b1 1w0 10b1 3w1',
    '3w1 10b1 7w0 6b= 9w0 4b0',
    '. U 10w0 5w1 8b1 1b0',
    '4b1 8w0 9b1 3b0 7w0 2w0',
    '5w1 7b0 3w0 2b= 6w= U',
  ],
  { numberOfRounds: 7, initialColour: 'black' },
)
const round = roundNumber(7)

const inWords = (answer: PairingAnswer | { readonly kind: 'too-large' }): string =>
  answer.kind === 'pairing' ? [...answer.boards.map(({ white, black }) => `${white}-${black}`), `bye ${answer.bye}`].join(' ') : answer.kind

describe('fide-dutch-2012 C.12 with topscorers', () => {
  // C.1 brings 1, 7 and 3 down to 4, 6, 9 and 11. 1 can meet 4 and 11 there, 7 can meet 4, 6 and 9, 3 can meet 4 and 9: three pairs in five ways.
  //   1-11 7-6 3-4, 9 moves down: B.2 holds for every pair, and it is found first.
  //   1-11 7-9 3-4, 6 moves down: so it does.
  //   1-11 7-6 3-9, 4 moves down, and 1-11 7-4 3-9, 6 moves down: B.2 is dropped for 3-9, both due White.
  //   1-4 7-6 3-9, 11 moves down: B.2 is dropped for 1-4, both due Black, and for 3-9.
  // None of 9, 6 and 4 can meet 2, 5 or 8, so C.1 there asks for C.12: another player of the same score, with whom P1 = 2 pairs can be made. That
  // is 11, with 11-8 and 2-5, and C.12 accepts the pairing that sends it. C.10.g may drop B.2 for it, being a step of the bracket above, and the
  // note of B.2 has its condition: moving 9 or 6 down makes two floaters out of the bracket of 2½ (it and one of 2, 5, 8), moving 11 down none.
  test('C.12 goes as far as C.10.g: B.2 is dropped for two pairs of topscorers to send 11, the only one whom the next bracket can pair', () => {
    const expected = '4-1 6-7 3-9 8-11 2-5 bye 10'
    expect(inWords(pairRound(lastRound, round, 'black'))).toBe(expected)
    expect(inWords(pairRoundByTheBook(lastRound, round, 'black'))).toBe(expected)
  })

  test('C.12 is told with 9, whom the bracket would have sent, and C.10.g with the two pairs', () => {
    const events = eventsOf((trace) => pairRound(lastRound, round, 'black', trace))
    expect(events).toContainEqual({ kind: 'backtracked', article: 'C.12', score: 30, instead: [9] })
    expect(loweredIn(events)).toContain('C.10.g B2 2')
  })

  test('A.10: before the last round B.2 stands, so 9 or 6 has to move down', () => {
    const earlier = { ...lastRound, numberOfRounds: 8 }
    const expected = '11-1 9-7 3-4 6-10 2-5 bye 8'
    expect(inWords(pairRound(earlier, round, 'black'))).toBe(expected)
    expect(inWords(pairRoundByTheBook(earlier, round, 'black'))).toBe(expected)
  })
})
