import { expect, test } from 'vitest'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingAnswer } from '../../../pairing/round-pairing.ts'
import { asLim } from '../../../testing/random/random-lim.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { books } from '../../../testing/self-test/books.ts'
import { askSome } from '../../../testing/wish-granted.ts'
import { fideLim2026 as system } from '../index.ts'

const tournaments = 60 * Number(process.env.ZUG_QUESTIONS ?? 1)
const kinds = ['forbidden', 'cannot-be-completed', 'worse', 'later', 'comes-first', 'paired', 'unpaired: worse', 'unpaired: later']

test('C.04.4.3 1.1, 3, 4, 5: why not A against B, and why not a floater or the bye, agree with the book with the wish granted', {
  timeout: 600_000,
}, () => {
  const counts = new Map<string, number>()
  const orders = new Set<string>()
  for (let seed = 1; seed <= tournaments; seed++) {
    const pair = (drawn: Tournament, round: Parameters<typeof system.pairRound>[1], initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = asLim({ ...drawn, initialColour }, seed)
      askSome({ tournament, round, seed }, system, books[system.id]!, 4, counts, (answer) => {
        if (answer.kind === 'later') for (const article of answer.articles) orders.add(article)
      })
      return system.pairRound(tournament, round)
    }
    for (const _round of randomTournament(seed, pair, { players: [4, 10], rounds: [3, 7] }));
  }
  if (tournaments > 60) console.info(counts, orders)
  for (const kind of kinds) expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
  for (const article of ['3.8', '4.1', '3.2.4']) expect(orders).toContain(article)
})
