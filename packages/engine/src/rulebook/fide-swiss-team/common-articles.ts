/** The articles that C.04.6 and C.04.5 have in common, with the file that decides each. */
export const commonArticles: readonly (readonly [string, string, string])[] = [
  ['1.5', 'A floater plays an opponent with another score', 'rulebook/fide-swiss-team/competitors.ts'],
  ['C1', 'Nobody meets the same opponent twice', 'rulebook/fide-swiss-team/c01-no-rematch.ts'],
  ['C2', 'Who may not have the bye', 'rulebook/fide-swiss-team/c02-bye-bar.ts'],
  ['C3', 'Those not yet paired can be paired', 'rulebook/fide-swiss-team/by-the-book/can-be-paired.ts'],
  ['C4', 'Fewest upfloaters', 'rulebook/fide-swiss-team/c04-upfloaters.ts'],
  ['C5', 'Upfloaters with the highest scores', 'rulebook/fide-swiss-team/c05-score-differences.ts'],
  ['C6', 'The following bracket needs no more than its number asks for', 'rulebook/fide-swiss-team/c06-following-bracket.ts'],
  ['C7', 'Fewest upfloaters that floated before', 'rulebook/fide-swiss-team/c07-floaters-again.ts'],
  ['3.1', 'A legal pairing keeps C1 and C2, and C3 on the way', 'rulebook/fide-swiss-team/by-the-book/can-be-paired.ts'],
  ['3.2', 'The top-scoregroup: the highest score yet to be paired', 'rulebook/fide-swiss-team/procedure.ts'],
  ['3.3', 'The bye, then bracket after bracket, then colours', 'rulebook/fide-swiss-team/procedure.ts'],
  ['3.4', 'The bye: lowest score, most matches, largest number', 'rulebook/fide-swiss-team/bye.ts'],
  ['3.5', 'The first of the best sets of upfloaters', 'rulebook/fide-swiss-team/by-the-book/upfloaters.ts'],
  ['3.6', 'The first of the best pairings, by identifier', 'rulebook/fide-swiss-team/by-the-book/pairings.ts'],
  ['4.1', 'The initial colour is drawn by lot', 'rulebook/fide-swiss-team/colour-rule.ts'],
  ['4.2', 'The first-team, or higher ranked player', 'rulebook/fide-swiss-team/colour-rule.ts'],
]
