import { expect, test } from 'vitest'
import { makeDice } from '../../../testing/random/dice.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { edition as edition2017 } from '../../fide-dutch-2017/edition.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { pairBrackets as brackets2017 } from '../../fide-dutch-2017/pair-brackets.ts'
import { edition as edition2026 } from '../../fide-dutch-2026/edition.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'
import { pairBrackets as brackets2026 } from '../../fide-dutch-2026/pair-brackets.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { canBeCompleted } from '../completion.ts'
import { type CriteriaEdition, mayMeet } from '../edition.ts'
import type { PairedBracket } from '../pair-round.ts'
import { bestWith } from './granting.ts'
import { pairAround, pairBracketAround } from './pair-around.ts'
import type { Candidate } from './report-card.ts'
import { leavingOnly, type Wish, wishForFloat, wishForPairs } from './wish.ts'

const tournaments = Number(process.env.ZUG_TOURNAMENTS ?? 20)

const told = ({ pairs, downfloaters }: Candidate) => ({
  pairs: pairs.map(({ higher, lower }) => [higher.rank, lower.rank]),
  downfloaters: downfloaters.map(({ rank }) => rank),
})

/** A wish read off, where it can be, is what the matching comes to, pair by pair. */
const sameByMatching = (wish: Wish, { bracket, ahead }: PairedBracket, edition: CriteriaEdition, where: object): boolean => {
  const read = pairAround({ pairs: wish.pairs, floaters: wish.floaters, couple: [] }, bracket, ahead, edition)
  if (read === null) return false
  const matched = bestWith(wish, bracket, ahead, edition)
  expect({ ...where, ...told(read) }).toEqual({ ...where, ...(matched === null ? {} : told(matched)) })
  return true
}

/** The round with two left nobody but each other, by the quick way and without it. */
const sameRound = (a: Competitor, b: Competitor, field: readonly Competitor[], edition: CriteriaEdition, where: object): boolean => {
  const pairBrackets = edition === edition2017 ? brackets2017 : brackets2026
  const competitors = leavingOnly(field, a, b)
  if (!canBeCompleted(competitors, edition)) return false
  const round = (brackets: readonly PairedBracket[]) => brackets.map(({ pairing }) => told(pairing))
  const quick = round(pairBrackets(competitors, pairBracketAround([a.rank, b.rank])))
  expect({ ...where, round: quick }).toEqual({ ...where, round: round(pairBrackets(competitors)) })
  return true
}

test.each([
  { system: fideDutch2017, edition: edition2017, pairBrackets: brackets2017 },
  { system: fideDutch2026, edition: edition2026, pairBrackets: brackets2026 },
])('B.8, D.2: what is read off around a wish is what the matching finds, by $system.id', ({ system, edition, pairBrackets }) => {
  const count = { asked: 0, read: 0, rounds: 0 }
  for (let seed = 1; seed <= tournaments; seed++) {
    const dice = makeDice(seed)
    const players = dice.pick([12, 25, 40, 70])
    for (const { tournament, round } of randomTournament(seed, (t, r) => system.pairRound(t, r), {
      players: [players, players],
      rounds: [5, 5],
    })) {
      const field = competitorsOf(tournament, round, edition)
      if (!canBeCompleted(field, edition)) break
      const brackets = pairBrackets(field)
      const bracketsWithPairs = brackets.filter(({ pairing }) => pairing.pairs.length > 0)
      for (let question = 0; question < 6; question++) {
        const paired = dice.pick(bracketsWithPairs)
        const own = paired.bracket.players
        const [a, b] = [dice.pick(own), dice.pick(own)].sort((x, y) => x.rank - y.rank) as [Competitor, Competitor]
        const where = { seed, round, a: a.rank, b: b.rank }
        count.asked += 2
        const residents = own.indexOf(b) >= paired.bracket.movedDown
        if (a !== b && residents && mayMeet(edition, a, b) && sameByMatching(wishForPairs([[a, b]]), paired, edition, where)) count.read++
        const mayLeave = !paired.bracket.last || a.mayTakeBye
        if (mayLeave && sameByMatching(wishForFloat(a), paired, edition, { ...where, floats: true })) count.read++
        const [x, y] = dice.shuffle(field) as unknown as [Competitor, Competitor]
        if (mayMeet(edition, x, y) && sameRound(x, y, field, edition, { ...where, x: x.rank, y: y.rank })) count.rounds++
      }
    }
  }
  // Most are read off, or this would have proved nothing.
  expect(count.read).toBeGreaterThan(count.asked / 4)
  expect(count.rounds).toBeGreaterThan(tournaments)
})
