import { expect, test } from 'vitest'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingAnswer } from '../../../pairing/round-pairing.ts'
import { asBurstein } from '../../../testing/random/random-burstein.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { books } from '../../../testing/self-test/books.ts'
import { askSome } from '../../../testing/wish-granted.ts'
import { fideBurstein2026 as system } from '../index.ts'
import { isSeedingRound } from '../seeding-rounds.ts'

const tournaments = 40 * Number(process.env.ZUG_QUESTIONS ?? 1)
const kinds = ['forbidden', 'cannot-be-completed', 'worse', 'later', 'comes-first', 'paired', 'unpaired: worse', 'unpaired: later']

test('C.04.4.2 2.3, 3.1, 3.2: why not A against B, and why not down or the bye, agree with the book with the wish granted', {
  timeout: 600_000,
}, () => {
  const counts = new Map<string, number>()
  const orders = new Set<string>()
  for (let seed = 1; seed <= tournaments; seed++) {
    const pair = (drawn: Tournament, round: Parameters<typeof system.pairRound>[1], initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = asBurstein({ ...drawn, initialColour }, seed)
      if (!isSeedingRound(tournament, round))
        askSome({ tournament, round, seed }, system, books[system.id]!, 4, counts, (answer) => {
          if (answer.kind === 'later') orders.add(answer.articles.join())
        })
      return system.pairRound(tournament, round)
    }
    for (const _round of randomTournament(seed, pair, { players: [4, 10], rounds: [3, 7] }));
  }
  if (tournaments > 40) console.info(counts, orders)
  expect(counts.get('later though better')).toBeUndefined()
  for (const kind of kinds) expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
  expect(orders).toEqual(new Set(['4.3']))
})
