import { describe, expect, test } from 'vitest'
import { roundsPaired } from '../../model/history.ts'
import { roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { readGoldenArchive } from '../../testing/golden-archive.ts'
import { answeredRound, recordedRound, tournamentFrom } from '../../testing/read-golden.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { pairRound } from './pair-round.ts'

const tournaments = new Map(
  readGoldenArchive('disputed-2012').map(({ name, bytes }) => [name.replace(/^.*\//, ''), tournamentFrom(name, bytes)] as const),
)

/** What we pair and the record has not, then what it has and we do not. */
const differenceIn = (tournament: Tournament, round: number): string => {
  const ours = answeredRound(pairRound(tournament, roundNumber(round), initialColourOf(tournament)))
  const theirs = recordedRound(tournament, roundNumber(round))
  const only = (these: readonly string[], those: readonly string[]): string => these.filter((board) => !those.includes(board)).join(' ')
  return [only(ours, theirs), only(theirs, ours)].filter(Boolean).join(' | ')
}

/** The rounds that were disputed, argued one by one in docs/dutch-2012-disagreements.md. '': the text gives what was recorded. */
const disputed = [
  ['C.14.b: whether P1 falls when M1 does', '00004.trf', 7, '5-1 9-13 11-8 7-0 | 7-13 8-1 11-9 5-0'],
  ['E.5: whose number counts', '00006.trf', 2, '50-34 | 34-50'],
  ['C.1 and C.12: 4 has nobody below', '00138.trf', 9, ''],
  ['C.12: a set that was accepted stays', '00165.trf', 13, '16-38 42-33 | 16-33 42-38'],
  ['C.14.b: whether the second set of D.3 comes before fewer pairs', '00177.trf', 6, '2-8 6-4 9-7 5-0 | 4-7 6-8 9-5 2-0'],
  ['C.1 and C.12: 5 has nobody below', '00242.trf', 9, ''],
  ['C.1 and C.12: 8 has nobody below', '00298.trf', 11, ''],
  ['C.1 and C.12: 8 has nobody below', '00298.trf', 13, ''],
  ['E.5: colours change once, not with every round', '00444.trf', 3, ''],
] as const

describe('disputed rounds of 2012', () => {
  test.each(disputed)('%s (%s, round %i)', (_, file, round, difference) => {
    expect(differenceIn(tournaments.get(file)!, round)).toBe(difference)
  })

  test('every other round of these tournaments is paired as recorded, and the referee finds nothing in any that we pair', () => {
    for (const [file, tournament] of tournaments)
      for (let round = 1; round <= roundsPaired(tournament); round++) {
        if (!disputed.some((row) => row[1] === file && row[2] === round))
          expect(`${file} ${round} ${differenceIn(tournament, round)}`).toBe(`${file} ${round} `)
        const answer = pairRound(tournament, roundNumber(round), initialColourOf(tournament))
        if (answer.kind !== 'pairing') throw new Error(`${file} ${round}`)
        expect(checkRound(tournament, roundNumber(round), answer, 'fide-dutch-2012').violations).toEqual([])
      }
  })
})
