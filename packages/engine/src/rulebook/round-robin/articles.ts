import { type Article, registry } from '../article.ts'

/** CFC handbook, round robins of players and of teams, and their tie-break. */
export const articles: readonly Article[] = registry(
  'round-robin',
  [
    ['650', 'Individual round robins', 'rulebook/round-robin/pair-round.ts'],
    ['651', 'Everybody once, or twice with either colour', 'rulebook/round-robin/schedule.ts'],
    ['652', 'Numbers by lot, rounds and colours by the tables', 'rulebook/round-robin/berger.ts'],
    ['653', 'Scoring without byes, and who leaves before half of the games', 'rulebook/round-robin/withdrawal.ts'],
    ['660', 'Team round robins', 'rulebook/round-robin/index.ts'],
    ['661', 'Every team against every team', 'rulebook/round-robin/schedule.ts'],
    ['662', 'Boards in the order of ratings', 'rulebook/cfc-team/board-order.ts'],
    ['663', 'Numbers by lot and the tables, for teams', 'rulebook/round-robin/numbers.ts'],
    ['664', 'Game points and match points without byes', 'rulebook/cfc-team/match-score.ts'],
    ['673', 'Sonneborn-Berger, then the games among the tied', 'standings/tie-breaks/cfc-sonneborn-berger.ts'],
  ],
  [],
)
