import { describe, expect, test } from 'vitest'
import type { PlayerId } from '../../../../model/ids.ts'
import type { ExplainedCandidate } from '../../../../pairing/explanation.ts'
import { randomTournament } from '../../../../testing/random/random-tournament.ts'
import { type Asked, askSome, type ByTheBook, type Compared, countsOf } from '../../../../testing/wish-granted.ts'
import { pairRoundByTheBook as book1998 } from '../../../fide-dutch-1998/by-the-book/pair-round.ts'
import { competitorsIn } from '../../../fide-dutch-1998/edition.ts'
import { fideDutch1998 } from '../../../fide-dutch-1998/index.ts'
import { brokenRequirements } from '../../../fide-dutch-2012/by-the-book/broken-requirements.ts'
import { pairRoundByTheBook as book2012 } from '../../../fide-dutch-2012/by-the-book/pair-round.ts'
import { edition as edition2012 } from '../../../fide-dutch-2012/edition.ts'
import { fideDutch2012 } from '../../../fide-dutch-2012/index.ts'
import { pairBrackets as brackets2012 } from '../../../fide-dutch-2012/pair-brackets.ts'
import type { Competitor } from '../../competitor.ts'
import { competitorsOf } from '../../competitors.ts'
import { initialColourOf } from '../../initial-colour.ts'
import type { BracketResult } from '../bracket.ts'

/** ZUG_QUESTIONS=100 asks in so many times as many tournaments. */
const times = Number(process.env.ZUG_QUESTIONS ?? 1)
const few = 40 * times

const resultOf = ({ pairs, downfloaters }: ExplainedCandidate, competitors: readonly Competitor[]): BracketResult => {
  const at = (id: PlayerId): Competitor => competitors.find((player) => player.id === id)!
  return { pairs: pairs.map(([higher, lower]) => ({ higher: at(higher), lower: at(lower) })), downfloaters: downfloaters.map(at) }
}

/** The requirements of C.10 as the book counts them, beside those on the cards. */
const check2012 = ({ tournament, round, seed }: Asked, { bracket: number, chosen, alternative }: Compared): void => {
  const competitors = competitorsOf(tournament, round, edition2012)
  const { bracket } = brackets2012(competitors, round)[number - 1]!
  for (const candidate of [chosen, alternative]) {
    const counted = countsOf(candidate.card!)
    if (counted.X === undefined) continue
    const names = ['B2', ...(round % 2 === 1 ? ['A7.d', 'X'] : ['X', 'Z']), 'B5 down', 'B6 down', 'B5 up', 'B6 up']
    const broken = brokenRequirements(bracket, resultOf(candidate, competitors), round)
    expect({ seed, round, card: names.map((name) => counted[name]) }).toEqual({ seed, round, card: broken })
  }
}

/** Pairs of one preference and who is left over, counted anew. */
const check1998 = ({ tournament, round, seed }: Asked, { chosen, alternative }: Compared): void => {
  const competitors = competitorsIn(tournament, round)
  for (const candidate of [chosen, alternative]) {
    const counted = countsOf(candidate.card!)
    if (counted['C.11'] === undefined) continue
    const { pairs } = resultOf(candidate, competitors)
    const same = pairs.filter(
      ({ higher, lower }) => higher.preference.colour !== null && higher.preference.colour === lower.preference.colour,
    )
    expect({ seed, round, x: counted['C.11'] }).toEqual({ seed, round, x: same.length })
  }
}

describe('why not A against B, by the procedural editions', () => {
  test.each([
    { system: fideDutch2012, book: book2012, check: check2012 },
    { system: fideDutch1998, book: book1998, check: check1998 },
  ])('$system.id: the book with the wish granted gives the same verdict', { timeout: 600_000 }, ({ system, book, check }) => {
    const counts = new Map<string, number>()
    const byTheBook: ByTheBook = (tournament, round) => book(tournament, round, initialColourOf(tournament), 300_000)
    for (let seed = 1; seed <= few; seed++)
      for (const { tournament, round } of randomTournament(seed, (t, r) => system.pairRound(t, r), { players: [3, 11] })) {
        const asked = { tournament, round, seed }
        askSome(asked, system, byTheBook, 3, counts, (answer) => check(asked, answer))
      }
    if (times > 1) console.info(system.id, counts)
    // Where criteria decide nothing is better than what was chosen; the procedure of 1998 may pass over something better.
    if (system === fideDutch2012) expect(counts.get('later though better')).toBeUndefined()
    for (const kind of [
      'forbidden',
      'cannot-be-completed',
      'worse',
      'later',
      'paired',
      'not-to-be-paired',
      'unpaired: worse',
      'unpaired: later',
    ])
      expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
  })
})
