import { type Article, registry } from '../article.ts'

/** CFC handbook, ratings-controlled team Swiss. */
export const articles: readonly Article[] = registry(
  'cfc-team',
  [
    ['640', 'Team Swiss, ranked and paired by match score and rating', 'rulebook/cfc-team/index.ts'],
    ['641', 'The rules for individuals apply to teams', 'rulebook/cfc-team/teams-as-players.ts'],
    ['642', 'A card with match scores and game points', 'rulebook/cfc-team/teams-as-players.ts'],
    ['643', 'Boards in the order of ratings, within an announced limit', 'rulebook/cfc-team/board-order.ts'],
    ['644', 'Team rating, and what an unrated board counts', 'rulebook/cfc-team/team-rating.ts'],
    ['645', 'Paired and ranked by match score, then by rating', 'rulebook/cfc-team/teams-as-players.ts'],
    ['646', 'Colours alternate down the boards and are judged on board 1', 'rulebook/cfc-team/match-boards.ts'],
    ['647', 'Match points 1, ½, 0 by game points; bye and default', 'rulebook/cfc-team/match-score.ts'],
  ],
  [],
)
