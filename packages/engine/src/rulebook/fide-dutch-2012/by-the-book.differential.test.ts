import { describe } from 'vitest'
import { testAgreement, testAgreementInLastRounds, testAgreementWithClubs, testSteps } from '../../testing/agreement.ts'
import type { PairFunction } from '../../testing/random/random-tournament.ts'
import { pairRoundByTheBook } from './by-the-book/pair-round.ts'
import { pairRound } from './pair-round.ts'

const book: PairFunction = (tournament, round, initialColour) => pairRoundByTheBook(tournament, round, initialColour, 500_000)

describe('the fast way and the book', () => {
  testAgreement(pairRound, book, 12, 14)
  testAgreementWithClubs(pairRound, book)
  testAgreementInLastRounds(pairRound, book)
  testSteps(
    (tell) => (tournament, round, initialColour) => pairRound(tournament, round, initialColour, tell),
    [
      'C.1',
      'C.2',
      'C.6',
      'C.10.a lowered',
      'C.10.b lowered',
      'C.10.c lowered',
      'C.10.d lowered',
      'C.10.e lowered',
      'C.10.f lowered',
      'C.10.g lowered',
      'C.12',
      'C.13 joined',
      'C.13 penultimate',
      'C.14',
    ],
  )
})
