import { describe } from 'vitest'
import { testAgreement, testAgreementWithClubs } from '../../testing/agreement.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { pairRound } from './pair-round.ts'

describe('the fast way and the book', () => {
  testAgreement(pairRound, pairRoundByTheBook, 14, 18)
  testAgreementWithClubs(pairRound, pairRoundByTheBook)
})
