import { expect, test } from 'vitest'
import { randomSsmTournament } from '../../../testing/random-ssm-tournament.ts'
import { askSome } from '../../../testing/wish-granted.ts'
import { pairRoundByTheBook } from '../by-the-book/pair-round.ts'
import { ssm } from '../index.ts'

const tournaments = 40 * Number(process.env.ZUG_QUESTIONS ?? 1)

test('ssm B1 to B5, C3: why not A against B agrees with the book with the pair forced', { timeout: 600_000 }, () => {
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= tournaments; seed++)
    for (const { tournament, round } of randomSsmTournament(seed, ssm.pairRound, [4, 14]))
      askSome({ tournament, round, seed }, ssm, pairRoundByTheBook, 4, counts)
  if (tournaments > 40) console.info(counts)
  for (const kind of ['forbidden', 'cannot-be-completed', 'worse', 'later', 'paired'])
    expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
})
