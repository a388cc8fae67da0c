import { expect, test } from 'vitest'
import type { PlayerId } from '../../../model/ids.ts'
import { randomSsmTournament } from '../../../testing/random/random-ssm-tournament.ts'
import { everySsmReading, readingText } from '../../../testing/ssm-readings.ts'
import { type Asked, askSome, type Compared, countsOf } from '../../../testing/wish-granted.ts'
import { pairRoundByTheBook } from '../by-the-book/pair-round.ts'
import { add, nothing, ofFree, ofPair } from '../by-the-book/shortfall.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { ssm } from '../index.ts'
import { defaultSsmReadings, type SsmReadings } from '../rules.ts'

const tournaments = 40 * Number(process.env.ZUG_QUESTIONS ?? 1)

/** How far both candidates fall short, as the book sums it up. */
const checkCards = ({ tournament, round, seed }: Asked, { chosen, alternative }: Compared): void => {
  const competitors = competitorsOf(tournament, round)
  const at = (id: PlayerId): Competitor => competitors.find((player) => player.id === id)!
  for (const { pairs, downfloaters, card } of [chosen, alternative]) {
    const { B3, B2, B4, B5 } = countsOf(card!)
    if (B3 === undefined) continue
    const [free, barred, restricted, repeated] = [
      ...pairs.map(([higher, lower]) => ofPair({ higher: at(higher), lower: at(lower) })),
      ...downfloaters.map((id) => ofFree(at(id), true)),
    ].reduce(add, nothing)
    expect({ seed, round, card: [B3, B2 ?? barred, B4, B5] }).toEqual({ seed, round, card: [free, barred, restricted, repeated] })
  }
}

const answersTo = (readings: SsmReadings, count: number): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= count; seed++)
    for (const { tournament, round } of randomSsmTournament(seed, ssm.pairRound, { players: [4, 14], readings })) {
      const asked = { tournament, round, seed }
      askSome(asked, ssm, pairRoundByTheBook, 4, counts, (answer) => checkCards(asked, answer))
    }
  if (tournaments > 40) console.info(readingText(readings), counts)
  return counts
}
const kinds = ['forbidden', 'cannot-be-completed', 'worse', 'later', 'paired', 'unpaired: worse', 'unpaired: later']

test('ssm B1 to B5, C3: why not A against B agrees with the book with the wish granted', { timeout: 600_000 }, () => {
  const counts = answersTo(defaultSsmReadings, tournaments)
  expect(counts.get('later though better')).toBeUndefined()
  for (const kind of kinds) expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
})

test.each(everySsmReading)('C3 to C9 read otherwise: $reading, $remaining, $byePriority', { timeout: 600_000 }, (readings) => {
  const counts = answersTo(readings, tournaments / 2)
  if (readings.reading === 'best') expect(counts.get('later though better')).toBeUndefined()
  for (const kind of kinds) expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
})
