import { type Article, registry } from '../article.ts'
import { commonArticles } from '../fide-swiss-team/common-articles.ts'

/** C.04.6, Swiss Team Pairing System, in force since 1 February 2026. */
export const articles: readonly Article[] = registry(
  'fide-team-2026',
  [
    ['1.1.1', 'Every team has a number of its own', 'rulebook/fide-team-2026/teams-as-players.ts'],
    ['1.2.1', 'Primary and secondary score', 'rulebook/fide-team-2026/reading.ts'],
    ['1.2.2', 'By default match points, and game points for colours', 'rulebook/fide-team-2026/rules.ts'],
    ['1.3.1', 'A scoregroup has one score', 'rulebook/fide-swiss-team/procedure.ts'],
    ['1.4', 'The bye brings what a draw does', 'rulebook/fide-team-2026/teams-as-players.ts'],
    ['1.6.1', 'The colour of a played match is that of board 1', 'rulebook/fide-team-2026/teams-as-players.ts'],
    ['1.6.2', 'The colour difference', 'rulebook/fide-swiss-team/colour-preference.ts'],
    ['1.7.1', 'Type A colour preferences', 'rulebook/fide-swiss-team/colour-preference.ts'],
    ['1.7.2', 'Type B colour preferences', 'rulebook/fide-swiss-team/colour-preference.ts'],
    ...commonArticles,
    ['C8', 'Fewest teams without the colour they prefer', 'rulebook/fide-swiss-team/c08-preferences.ts'],
    ['C9', 'Fewest teams without the colour they strongly prefer', 'rulebook/fide-swiss-team/c09-strong-preferences.ts'],
    ['C10', 'Fewest opponents of upfloaters that floated before', 'rulebook/fide-swiss-team/c10-opponents.ts'],
    ['4.3.1', 'Neither has played: the initial colour, by odd and even', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.2', 'The only preference is granted', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.3', 'Opposite preferences are granted', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.4', 'The only strong preference is granted', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.5', 'White for the lower colour difference', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.6', 'Other than the last time the two had different colours', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.7', 'The preference of the first-team', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.8', 'The first-team changes its colour', 'rulebook/fide-team-2026/colours.ts'],
    ['4.3.9', 'The other team changes its colour', 'rulebook/fide-team-2026/colours.ts'],
  ],
  [
    ['1.1.2', 'Numbers as the competition says', 'the organiser numbers the teams'],
    ['1.1.3', 'Numbers stay', 'nothing in the engine changes them'],
    ['1.3.2', 'A bracket: residents and upfloaters', 'a definition, which 3.3 and 3.5 use'],
  ],
)
