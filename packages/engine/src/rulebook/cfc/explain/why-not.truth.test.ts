import { expect, test } from 'vitest'
import { randomCfcTournament } from '../../../testing/random/random-cfc.ts'
import { askSome } from '../../../testing/wish-granted.ts'
import { pairRoundByTheBook } from '../by-the-book.ts'
import { cfc } from '../index.ts'

const tournaments = 40 * Number(process.env.ZUG_QUESTIONS ?? 1)

test('cfc 615, 618, 622 to 624: why not A against B agrees with the book with the wish granted', { timeout: 600_000 }, () => {
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= tournaments; seed++)
    for (const { tournament, round } of randomCfcTournament(seed, cfc.pairRound, { players: [3, 10] }))
      askSome({ tournament, round, seed }, cfc, pairRoundByTheBook, 4, counts)
  if (tournaments > 40) console.info(counts)
  for (const kind of [
    'forbidden',
    'cannot-be-completed',
    'worse',
    'later',
    'comes-first',
    'paired',
    'unpaired: worse',
    'unpaired: comes-first',
  ])
    expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
})
