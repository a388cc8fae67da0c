import { expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import type { MatchGames } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { competitorsOf } from '../fide-swiss-team/competitors.ts'
import { matchScoring } from './match-scoring.ts'
import { readingOf } from './reading.ts'
import { doubleSwissDefaults } from './rules.ts'

/** Player and round of a match with its two games. */
type Told = readonly [player: number, round: number, games: MatchGames]
const withGames = (tournament: Tournament, told: readonly Told[]): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    outcomes: player.outcomes.map((outcome, at) => {
      const games = told.find(([id, round]) => id === player.id && round === at + 1)?.[2]
      return outcome.kind === 'game' && games !== undefined ? { ...outcome, games } : outcome
    }),
  })),
})

/** 1 won 1½-½ against 2; 3 and 4 forfeited a game each; 5 had the bye. Then 1 beat 3 on forfeit, and 5 drew with 2. */
const event = withGames(
  buildTournament(['2w1 3b+', '1b0 5w=', '4w= 1w-', '3b= U', 'U 2b='], { scoring: matchScoring(doubleSwissDefaults), numberOfRounds: 5 }),
  [
    [1, 1, ['win', 'draw']],
    [2, 1, ['loss', 'draw']],
    [3, 1, ['forfeit-win', 'forfeit-loss']],
    [4, 1, ['forfeit-loss', 'forfeit-win']],
    [2, 2, ['win', 'forfeit-loss']],
    [5, 2, ['loss', 'forfeit-win']],
  ],
)

/** Number, score, matches, colours, whom it has met, whether it floated, and whether it may have the bye. */
const sheet = competitorsOf(event, roundNumber(3), readingOf(doubleSwissDefaults))

test('fide-double-swiss-2026 1.3, fide-double-swiss-2026 1.4, fide-double-swiss-2026 1.6, fide-double-swiss-2026 1.5', () => {
  expect(
    sheet.map(({ id, score, matches, colours, met, floated, mayTakeBye }) => {
      const marks = `${floated ? ' floated' : ''}${mayTakeBye ? '' : ' no bye'}`
      return `${id}: ${score / 10} ${matches} ${colours.map((colour) => colour[0]).join('')} met ${[...met].join()}${marks}`
    }),
  ).toEqual([
    '1: 3.5 1 w met 2 no bye',
    '4: 2.5 1  met 3 no bye',
    '5: 2.5 1 b met 2 floated no bye',
    '2: 1.5 2 bw met 1,5 floated',
    '3: 1 1  met 4',
  ])
})
