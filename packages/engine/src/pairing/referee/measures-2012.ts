import { mayMeet } from './best-floaters.ts'
import { maximumMatching } from './maximum-matching.ts'
import { artificial, type Bracket, type CardLine, count, differences, type FailureValue } from './measures.ts'
import type { FloatMark, Row } from './sheet.ts'

type Back = 1 | 2
type Pair = Bracket['pairs'][number]

/** C.1: everybody of a bracket but those who find no opponent in it; in the lowest one all stay. */
const compatible = (players: readonly Row[], lowest: boolean): readonly Row[] =>
  lowest ? players : players.filter((row) => players.some((one) => one !== row && mayMeet(one, row)))

/** A.3: who of those moved down form S1. Nobody, where at least half of the bracket came from above. */
const firstSubgroup = (players: readonly Row[], movedDown: readonly Row[]): readonly Row[] => {
  const incoming = players.filter((row) => movedDown.includes(row))
  return 2 * incoming.length < players.length ? incoming : []
}

const s1Of = ({ movedDown, residents, next }: Bracket): readonly Row[] =>
  firstSubgroup(compatible([...movedDown, ...residents], next.length === 0), movedDown)

/** Of S1, those who did not get an opponent of S2. */
const s1Left = (bracket: Bracket): readonly Row[] => {
  const s1 = new Set(s1Of(bracket))
  const paired = new Set(bracket.pairs.filter(({ lower }) => !s1.has(lower)).map(({ higher }) => higher))
  return [...s1].filter((row) => !paired.has(row))
}

const sameColourDue = ({ higher, lower }: Pair): boolean => higher.due.colour !== null && higher.due.colour === lower.due.colour

const pairsWith = (urgency: 1 | 2 | 3) => (bracket: Bracket) =>
  count(bracket.pairs.filter((pair) => sameColourDue(pair) && Math.min(pair.higher.due.urgency, pair.lower.due.urgency) >= urgency).length)

/** Residents who leave, without those whom C.1 sends away: no requirement is asked about them, nor about who came from above. */
const leaving = ({ movedDown, residents, downfloaters, next }: Bracket): readonly Row[] => {
  const asked = new Set(compatible([...movedDown, ...residents], next.length === 0))
  return downfloaters.filter((row) => asked.has(row) && !movedDown.includes(row))
}

/** Residents who meet somebody of S1. */
const lifted = (bracket: Bracket): readonly Row[] => {
  const s1 = new Set(s1Of(bracket))
  return bracket.pairs.filter(({ higher, lower }) => s1.has(higher) && !s1.has(lower)).map(({ lower }) => lower)
}

const floating = (who: (bracket: Bracket) => readonly Row[], float: FloatMark, back: Back) => (bracket: Bracket) =>
  count(who(bracket).filter(({ floats }) => floats[back - 1] === float).length)

/** 1998: 0 nobody asks for it, 1 B.6 has to be dropped, 2 B.5 as well; for everybody at once, and never asked of those above 50 % in the last round. */
const dropped = (who: (bracket: Bracket) => readonly Row[], float: FloatMark) => (bracket: Bracket) => {
  const asked = who(bracket).filter(({ topscorer }) => !topscorer)
  return count(asked.some(({ floats }) => floats[0] === float) ? 2 : asked.some(({ floats }) => floats[1] === float) ? 1 : 0)
}

/**
 * C.12: who, at best, stays unpaired in the following bracket; in the lowest one somebody may take the bye. The matching covers players from the
 * highest down and never gives one up, so those it leaves are the fewest and the lowest.
 */
const following = ({ downfloaters, next, nextIsLast }: Bracket): FailureValue | null => {
  if (next.length === 0 || downfloaters.length === 0) return null
  const players = compatible([...downfloaters, ...next], nextIsLast)
  const s1 = firstSubgroup(players, downfloaters).length
  const bye = nextIsLast ? players.length % 2 : 0
  const mates = maximumMatching(players.length + bye, (a, b) => {
    const [higher, lower] = [players[a]!, players[b]]
    return lower === undefined ? !higher.keptFromBye : b >= s1 && mayMeet(higher, lower)
  })
  const stuck = downfloaters.filter((row) => !players.includes(row))
  const left = [...stuck, ...players.filter((_, index) => mates[index] === -1)].map(({ points }) => points)
  return { kind: 'next-bracket', unpaired: left.length, scores: left.sort((a, b) => b - a) }
}

/** Nothing to say where nobody came from above, or where that makes no difference (A.3). */
const movedDownLeft = (bracket: Bracket): FailureValue | null => (s1Of(bracket).length === 0 ? null : count(s1Left(bracket).length))

const scoresLeft = (bracket: Bracket): FailureValue | null =>
  s1Of(bracket).length === 0 ? null : differences(s1Left(bracket).map(({ points }) => points))

const downfloaters = (bracket: Bracket) => count(bracket.downfloaters.length)

/** What those who leave are above an opponent one point below the bracket. */
const distances = (bracket: Bracket) => differences(bracket.downfloaters.map(({ points }) => points - artificial(bracket)))

/** A.11 and C.10, most important first: C.10 lowers them from the bottom. */
export const card2012: readonly CardLine[] = [
  { article: 'A.3', measure: movedDownLeft },
  { article: 'A.11', measure: scoresLeft },
  { article: 'C.14', measure: downfloaters },
  { article: 'B.3', measure: distances },
  { article: 'C.12', measure: following },
  { article: 'C.10.g', measure: pairsWith(3) },
  { article: 'A.7.d', measure: pairsWith(2), rounds: 'odd' },
  { article: 'B.4', measure: pairsWith(1) },
  { article: 'C.10.e', measure: pairsWith(2), rounds: 'even' },
  { article: 'C.10.d', measure: floating(leaving, 'down', 1) },
  { article: 'C.10.c', measure: floating(leaving, 'down', 2) },
  { article: 'C.10.b', measure: floating(lifted, 'up', 1) },
  { article: 'C.10.a', measure: floating(lifted, 'up', 2) },
]

/** C.9 to C.14 of 1998. */
export const card1998: readonly CardLine[] = [
  { article: 'A.3', measure: movedDownLeft },
  { article: 'C.14', measure: downfloaters },
  { article: 'B.3', measure: distances },
  { article: 'C.12', measure: following },
  { article: 'B.4', measure: pairsWith(1) },
  { article: 'C.10', measure: dropped(lifted, 'up') },
  { article: 'C.9', measure: dropped(leaving, 'down') },
]
