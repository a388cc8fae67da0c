import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { wordsOf } from '../../testing/pairing-words.ts'
import { defaultLimit } from '../by-the-book/budget.ts'
import { answerOf } from '../fide-dutch/by-the-book/answer.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { pairBrackets } from './by-the-book/pair-brackets.ts'
import { book, pairRoundByTheBook } from './by-the-book.ts'
import { edition } from './edition.ts'
import { pairRound } from './pair-round.ts'

type Position = {
  readonly title: string
  readonly rows: readonly string[]
  readonly rounds: number
  /** Who does not play in the round to pair. */
  readonly away?: readonly number[]
  readonly paired: string
  /** What the pairing would be if the criterion were struck out. */
  readonly without: string
}

/** Small positions in which one criterion decides: struck out of the list, it would leave another pairing. */
const positions: readonly Position[] = [
  {
    title: 'C7: the downfloater with the lower score',
    rows: ['3w+ 2w-', '4b+ 1b+', '1b- 4w0', '2w- 3b1'],
    rounds: 5,
    paired: '4-2 1-3',
    without: '2-3 4-1',
  },
  {
    title: 'C8: a downfloater who has an opponent in the following bracket',
    rows: ['4w0 2b1 6w1', '5b= 1w0 4w=', '6w= 4b1 5w=', '1b1 3w0 2b=', '2w= 6b1 3b=', '3b= 5w0 1b0'],
    rounds: 4,
    paired: '3-1 5-4 6-2',
    without: '5-1 3-2 4-6',
  },
  {
    title: 'C9: whoever has played most gets the bye',
    rows: ['4w0', '5b0', 'Z', '1b1', '2w1'],
    rounds: 6,
    paired: '4-5 3-1 2',
    without: '4-5 2-1 3',
  },
  {
    title: 'C10: two topscorers with a difference of two are kept apart',
    rows: [
      '5w1 6w1 7b1 8w1',
      '6b1 7b1 8w1 5w1',
      '7w1 8b1 5w1 6w1',
      '8b1 5w1 6b1 7w1',
      '1b0 4b0 3b0 2b0',
      '2w0 1b0 4w0 3b0',
      '3b0 2w0 1w0 4b0',
      '4w0 3w0 2b0 1b0',
    ],
    rounds: 5,
    paired: '4-1 2-3 5-7 8-6',
    without: '1-3 4-2 5-7 8-6',
  },
  {
    title: 'C11: no third colour running for a topscorer or the opponent of one',
    rows: [
      '5w1 6b0 4w1 9w1 3b0 2w0 U',
      '6b0 8w1 7b1 3w1 9w1 1b1 5b1',
      '7w1 9b0 8w1 2b0 1w1 6b1 4b0',
      '8b0 5w1 1b0 U 7w0 9b1 3w1',
      '1b0 4b0 U 6w1 8w1 7b0 2w0',
      '2w1 1w1 9b0 5b0 U 3w0 8b+',
      '3b0 U 2w0 8b0 4b1 5w1 9w0',
      '4w1 2b0 3b0 7w1 5b0 U 6w-',
      'U 3w1 6w1 1b0 2b0 4w0 7b1',
    ],
    rounds: 8,
    paired: '2-4 8-1 6-7 9-5 3',
    without: '2-4 7-1 8-6 9-5 3',
  },
  {
    title: 'C12: fewest colour preferences denied',
    rows: ['3w= 5b1', '4b= U', '1b= 4w=', '2w= 3b=', 'U 1w0'],
    rounds: 5,
    paired: '2-1 4-5 3',
    without: '2-1 3-5 4',
  },
  {
    title: 'C13: fewest strong preferences denied',
    rows: ['4w0 3b0', '5b1 Z', '6w0 1w1', '1b1 6w1', '2w0 U', '3b1 4b0'],
    rounds: 6,
    paired: '4-3 6-5 2-1',
    without: '2-4 5-3 6-1',
  },
  {
    title: 'C14: a resident does not float down twice running',
    rows: ['3w0', '4b0', '1b1', '2w1', 'U'],
    rounds: 6,
    paired: '3-5 1-4 2',
    without: '3-4 5-1 2',
  },
  {
    title: 'C15: the opponent of an MDP does not float up twice running',
    rows: ['4w1 6b0 2w0', '5b0 3w0 1b1', '6w0 2b1 4w1', '1b0 5w1 3b0', '2w1 4b0 6w1', '3b1 1w1 5b0'],
    rounds: 4,
    away: [1],
    paired: '5-3 6-4 2',
    without: '5-3 6-2 4',
  },
  {
    title: 'C16: nor a resident down as two rounds ago',
    rows: ['3w= 5b= 4w=', '4b- 3b= U', '1b= 2w= 5w=', '2w- U 1b=', 'U 1w= 3b='],
    rounds: 5,
    paired: '2-5 4-3 1',
    without: '4-5 2-1 3',
  },
  {
    title: 'C17: nor the opponent of an MDP up as two rounds ago',
    rows: [
      '5w= 7b- 2b= 7w=',
      '6b= 3w= 1w= 5b=',
      '7w= 2b= 6b1 4w=',
      '8b- 8b= 5w= 3b=',
      '1b= 6w0 4b= 2w=',
      '2w= 5b1 3w0 8b=',
      '3b= 1w- 8w= 1b=',
      '4w- 4w= 7b= 6w=',
    ],
    rounds: 5,
    paired: '3-5 2-8 7-6 4-1',
    without: '3-1 2-8 4-6 7-5',
  },
  {
    title: 'C18: an MDP who floated down last round gets the smaller difference',
    rows: [
      '4w= 2b= 7b= 6w=',
      '5b- 1w= 8b- 8b=',
      '6w1 4b= 5w= 7b=',
      '1b= 3w= 6b= 5w=',
      '2w+ 7w= 3b= 4b=',
      '3b0 U 4w= 1b=',
      'U 5b= 1w= 3w=',
      'Z Z 2w+ 2w=',
    ],
    rounds: 6,
    paired: '5-1 6-7 3-8 2-4',
    without: '3-1 6-7 5-8 2-4',
  },
  {
    title: 'C19: so does the opponent of an MDP who floated up last round',
    rows: ['4w0 6b0 3b1', '5b1 3w1 4b1', '6w1 2b0 1w0', '1b1 5w0 2w0', '2w0 4b1 6w1', '3b0 1w1 5b0'],
    rounds: 8,
    paired: '2-6 1-5 3-4',
    without: '1-2 3-5 6-4',
  },
  {
    title: 'C20: the MDP of two rounds ago',
    rows: ['3w0 4b0 2b1 U', '5b1 7w- 1w0 H', '1b1 6w- 5w- 6w0', 'Z 1w1 6b1 H', '2w0 U 3b- 7b+', 'H 3b+ 4w0 3b1', 'U 2b- Z 5w-'],
    rounds: 5,
    away: [1],
    paired: '6-5 4-2 7-3',
    without: '4-5 6-2 7-3',
  },
  {
    title: 'C21: the opponent of an MDP of two rounds ago',
    rows: [
      '5w1 2b0 4w1 3w=',
      '6b1 1w1 3b0 7w1',
      '7w* 4b1 2w1 1b0',
      '8b1 3w0 1b0 5w1',
      '1b0 8w0 6b1 4b0',
      '2w0 7b= 5w0 8w1',
      '3b* 6w= 8b1 2b0',
      '4w0 5b1 7w0 6b0',
    ],
    rounds: 6,
    paired: '8-2 7-1 5-3 4-6',
    without: '5-2 7-1 3-8 4-6',
  },
]

const tournamentOf = ({
  rows,
  rounds,
  away = [],
}: Position): { readonly tournament: Tournament; readonly round: ReturnType<typeof roundNumber> } => {
  const round = roundNumber(rows[0]!.split(' ').length + 1)
  const requestedByes = away.map((player) => ({ player: playerId(player), round, bye: 'zero-point' as const }))
  return { tournament: buildTournament(rows, { numberOfRounds: rounds, requestedByes }), round }
}

describe('each criterion decides something', () => {
  test.each(positions)('$title', (position) => {
    const { tournament, round } = tournamentOf(position)
    expect(wordsOf(pairRound(tournament, round, 'white'))).toBe(position.paired)
    expect(wordsOf(pairRoundByTheBook(tournament, round, 'white'))).toBe(position.paired)
    const struck = position.title.split(':')[0]
    const fewer = { ...book, edition: { ...edition, criteria: edition.criteria.filter(({ article }) => article !== struck) } }
    const paired = pairBrackets(competitorsOf(tournament, round, edition), fewer, defaultLimit)
    expect(wordsOf(answerOf(paired, tournament, round, 'white', edition))).toBe(position.without)
  })
})
