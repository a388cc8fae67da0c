import { describe, expect, test } from 'vitest'
import { initialColourOf } from '../../../../model/initial-colour.ts'
import { randomTournament } from '../../../../testing/random-tournament.ts'
import { askSome, type ByTheBook } from '../../../../testing/wish-granted.ts'
import { pairRoundByTheBook as book1998 } from '../../../fide-dutch-1998/by-the-book/pair-round.ts'
import { fideDutch1998 } from '../../../fide-dutch-1998/index.ts'
import { pairRoundByTheBook as book2012 } from '../../../fide-dutch-2012/by-the-book/pair-round.ts'
import { fideDutch2012 } from '../../../fide-dutch-2012/index.ts'

/** ZUG_QUESTIONS=100 asks in so many times as many tournaments. */
const times = Number(process.env.ZUG_QUESTIONS ?? 1)
const few = 60 * times

describe('why not A against B, by the procedural editions', () => {
  test.each([
    { system: fideDutch2012, book: book2012 },
    { system: fideDutch1998, book: book1998 },
  ])('$system.id: the book with the pair forced gives the same verdict', { timeout: 600_000 }, ({ system, book }) => {
    const counts = new Map<string, number>()
    const byTheBook: ByTheBook = (tournament, round) => book(tournament, round, initialColourOf(tournament), 300_000)
    for (let seed = 1; seed <= few; seed++)
      for (const { tournament, round } of randomTournament(seed, (t, r) => system.pairRound(t, r), { players: [3, 11] }))
        askSome({ tournament, round, seed }, system, byTheBook, 3, counts)
    if (times > 1) console.info(system.id, counts)
    for (const kind of ['forbidden', 'cannot-be-completed', 'worse', 'later', 'paired', 'not-to-be-paired'])
      expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
  })
})
