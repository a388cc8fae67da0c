import { describe, expect, test } from 'vitest'
import { roundsPaired } from '../../model/history.ts'
import { roundNumber } from '../../model/ids.ts'
import { readGoldenArchive } from '../../testing/golden-archive.ts'
import { answeredRound, readGolden, recordedRound, tournamentFrom } from '../../testing/read-golden.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { pairRound } from './pair-round.ts'

/** Rounds in which nobody may take the bye by B.1.b, and the engine gave it all the same. See docs/dutch-2012-disagreements.md. */
const withoutLegalPairing = new Set(['dutch-2012/00035.trf 7', 'dutch-2012/00035.trf 8', 'dutch-2012/00499.trf 10'])

/** Every fourth tournament in a test run, and those three; all of them at night. */
const files = readGoldenArchive('dutch-2012').filter(
  ({ name }, index) =>
    process.env.ZUG_TOURNAMENTS !== undefined || index % 4 === 0 || [...withoutLegalPairing].some((it) => it.startsWith(name)),
)

describe('golden rounds of the 2012 edition', () => {
  test('every round of the tournaments paired at that time', () => {
    const differences: string[] = []
    for (const { name, bytes } of files) {
      const tournament = tournamentFrom(name, bytes)
      for (let r = 1; r <= roundsPaired(tournament); r++) {
        const round = roundNumber(r)
        const answer = pairRound(tournament, round, initialColourOf(tournament))
        const expected = recordedRound(tournament, round)
        if (withoutLegalPairing.has(`${name} ${r}`)) expect(answer.kind).toBe('no-legal-pairing')
        else if (answeredRound(answer).join() !== expected.join()) differences.push(`${name} round ${r}`)
      }
    }
    expect(differences).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6])('the worked example of 2016 holds under the rules of 2012 as well: round %i', (r) => {
    const example = readGolden('worked-example-2016.trf')
    const answer = pairRound(example, roundNumber(r), initialColourOf(example))
    expect(answeredRound(answer)).toEqual(recordedRound(example, roundNumber(r)))
  })
})
