import { type Article, registry } from '../article.ts'
import { commonArticles } from '../fide-swiss-team/common-articles.ts'

/** C.04.5, Double-Swiss System, in force since 1 February 2026. */
export const articles: readonly Article[] = registry(
  'fide-double-swiss-2026',
  [
    ['1.2', 'Ranked by score, then by number', 'rulebook/fide-swiss-team/competitor.ts'],
    ['1.3', 'Scoregroups and brackets', 'rulebook/fide-swiss-team/procedure.ts'],
    ['1.4', 'The bye brings a game won and one drawn', 'rulebook/fide-double-swiss-2026/match-scoring.ts'],
    ['1.6', 'The colour of a match is that of its first game', 'rulebook/fide-swiss-team/competitors.ts'],
    ...commonArticles,
    ['C8', 'Fewest opponents of upfloaters that floated before', 'rulebook/fide-swiss-team/c10-opponents.ts'],
    ['4.3.1', 'Neither has played: the initial colour, by odd and even', 'rulebook/fide-double-swiss-2026/colours.ts'],
    ['4.3.2', 'White for fewer Whites', 'rulebook/fide-double-swiss-2026/colours.ts'],
    ['4.3.3', 'Other than the last time the two had different colours', 'rulebook/fide-double-swiss-2026/colours.ts'],
    ['4.3.4', 'The higher ranked changes colour', 'rulebook/fide-double-swiss-2026/colours.ts'],
    ['4.3.5', 'The other changes colour', 'rulebook/fide-double-swiss-2026/colours.ts'],
  ],
  [
    ['1.1', 'Numbers as C.04.2 2 has them', 'the initial order numbers the players'],
    ['4.4', 'White in the first game, Black in the second', 'a match is one board of the round'],
  ],
)
