import { bestFollowing } from './best-following.ts'
import { type Bracket, count, differences, type FailureValue } from './measures.ts'

type Back = 1 | 2

/** Pairs of an MDP and the resident it meets. */
const mdpPairs = ({ pairs, movedDown }: Bracket): Bracket['pairs'] => pairs.filter(({ higher }) => movedDown.includes(higher))

/** An MDP that floats on has met nobody: its difference counts as larger than that of any pair. */
const beyondAnyPair = 1_000_000

/** What the criteria of 2026 measure otherwise than those of 2017. */
export const measures2026 = {
  /** The whole round has one bye, so it is the same on every card. */
  byeScore: ({ bye }: Bracket): FailureValue | null => (bye === null ? null : count(bye.points)),

  downfloaterScores: ({ downfloaters }: Bracket) => differences(downfloaters.map(({ points }) => points)),

  following: ({ downfloaters, next, below, bye }: Bracket): FailureValue | null => {
    if (next.length === 0) return null
    const best = bestFollowing(downfloaters, next, below, bye?.points ?? null)
    return best === null ? null : { kind: 'next-bracket', ...best }
  },

  unplayedGamesOfBye: ({ downfloaters, bye }: Bracket) =>
    count(bye !== null && downfloaters.length === 1 && downfloaters[0] === bye ? bye.unplayed : 0),

  residentsDown:
    (back: Back) =>
    ({ downfloaters, residents }: Bracket) =>
      count(downfloaters.filter((row) => residents.includes(row) && row.floats[back - 1] === 'down').length),

  opponentsUp: (back: Back) => (bracket: Bracket) => count(mdpPairs(bracket).filter(({ lower }) => lower.floats[back - 1] === 'up').length),

  mdpDifferences: (back: Back) => (bracket: Bracket) =>
    differences([
      ...mdpPairs(bracket)
        .filter(({ higher }) => higher.floats[back - 1] === 'down')
        .map(({ higher, lower }) => higher.points - lower.points),
      ...bracket.downfloaters
        .filter((row) => bracket.movedDown.includes(row) && row.floats[back - 1] === 'down')
        .map(({ points }) => beyondAnyPair + points),
    ]),

  opponentDifferences: (back: Back) => (bracket: Bracket) =>
    differences(
      mdpPairs(bracket)
        .filter(({ lower }) => lower.floats[back - 1] === 'up')
        .map(({ higher, lower }) => higher.points - lower.points),
    ),
}
