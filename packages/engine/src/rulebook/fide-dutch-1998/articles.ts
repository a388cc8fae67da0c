import type { Article } from '../article.ts'

/** The FIDE "Swiss System Based on Rating" of 1992 as amended 1997 and 1998: number, paraphrase, and the file that decides it. */
const implemented: readonly (readonly [number: string, title: string, where: string])[] = [
  ['A.2', 'Order by score, rating, title and alphabet', 'rulebook/fide-dutch-1998/a02-initial-order.ts'],
  ['A.3', 'Score brackets; half from above counts as homogeneous', 'rulebook/fide-dutch/procedure/bracket.ts'],
  ['A.4', 'Floats', 'rulebook/fide-dutch/competitors.ts'],
  ['A.5', 'The bye, which is a downfloat', 'rulebook/fide-dutch-1998/b01-no-second-bye.ts'],
  ['A.6', 'Subgroups and p', 'rulebook/fide-dutch-1998/pair-bracket.ts'],
  ['A.7', 'Colour differences and preferences', 'rulebook/fide-dutch-1998/a07-colour-preference.ts'],
  ['A.8', 'x (the article on transpositions and exchanges has the same number)', 'rulebook/fide-dutch-1998/a08-x.ts'],
  ['B.1', 'No rematch; no bye after a point without playing', 'rulebook/fide-dutch-1998/b01-no-second-bye.ts'],
  ['B.2', 'Colour difference within two, no third colour running', 'rulebook/fide-dutch-1998/b02-colours.ts'],
  ['B.3', 'Small differences of scores', 'rulebook/fide-dutch-1998/pair-brackets.ts'],
  ['B.4', 'Colour preferences', 'rulebook/fide-dutch-1998/b04-unfulfilled.ts'],
  ['B.5', 'No identical float in two consecutive rounds', 'rulebook/fide-dutch-1998/b05-floats.ts'],
  ['B.6', 'No identical float as two rounds before', 'rulebook/fide-dutch-1998/b05-floats.ts'],
  ['C.1', 'A player without an opponent in the bracket', 'rulebook/fide-dutch/procedure/bracket.ts'],
  ['C.2', 'x', 'rulebook/fide-dutch-1998/a08-x.ts'],
  ['C.3', 'p', 'rulebook/fide-dutch-1998/pair-bracket.ts'],
  ['C.4', 'S1 and S2', 'rulebook/fide-dutch/procedure/by-the-book/subgroup-pairings.ts'],
  ['C.5', 'Order within S1 and S2', 'rulebook/fide-dutch/procedure/by-the-book/subgroup-pairings.ts'],
  ['C.6', 'Pairing S1 with S2', 'rulebook/fide-dutch-1998/c06-first-try.ts'],
  ['C.7', 'The next transposition', 'rulebook/fide-dutch-1998/s1-pairings.ts'],
  ['C.8', 'The next exchange', 'rulebook/fide-dutch/by-matching/remainder-order.ts'],
  ['C.9', 'Dropping B.6 and B.5 for downfloats', 'rulebook/fide-dutch-1998/pair-group.ts'],
  [
    'C.10',
    'Another opponent for the lowest moved-down player; dropping B.6 and B.5 for upfloats',
    'rulebook/fide-dutch-1998/s1-pairings.ts',
  ],
  ['C.11', 'Raising x', 'rulebook/fide-dutch-1998/pair-bracket.ts'],
  ['C.12', 'Undoing the previous bracket', 'rulebook/fide-dutch-1998/pair-brackets.ts'],
  ['C.13', 'The lowest bracket', 'rulebook/fide-dutch-1998/pair-brackets.ts'],
  ['C.14', 'Decreasing p', 'rulebook/fide-dutch-1998/pair-bracket.ts'],
  ['D.1', 'Transpositions', 'rulebook/fide-dutch/by-matching/remainder-order.ts'],
  ['D.2', 'Exchanges', 'rulebook/fide-dutch/by-matching/remainder-order.ts'],
  ['E.1', 'Grant both colour preferences', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.2', 'Grant the stronger preference', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.3', 'Alternate from the latest difference', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.4', "Grant the higher ranked player's preference", 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.5', 'First round: odd and even numbers of S1 alternate', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['F.1', 'Order of the boards', 'rulebook/fide-dutch/board-order.ts'],
  ['F.2', 'Games not played have no colour and may be paired again', 'model/history.ts'],
  ['F.3', 'Colour histories close up over games not played', 'model/history.ts'],
  ['F.4', 'Round 1: S1 against S2, the lowest gets the bye', 'rulebook/fide-dutch-1998/c06-first-try.ts'],
  ['F.5', 'Withdrawn and absent players are not paired', 'model/history.ts'],
  ['F.7', 'Corrections affect the pairings yet to be made', 'rulebook/fide-dutch/competitors.ts'],
  ['F.9', 'An adjourned game counts as a draw for pairing', 'model/scoring.ts'],
  ['F.10', 'Final standings', 'standings/presets.ts'],
]

/** Articles that decide no pairing, and why. */
const notApplicable: readonly (readonly [number: string, title: string, why: string])[] = [
  ['A.1', 'Ratings are checked or estimated', 'work of the arbiter before the tournament; ratings reach the engine as given'],
  ['F.6', 'A published pairing is not changed', 'concerns the conduct of the event, not a pairing'],
  [
    'F.8',
    'Absent without notice counts as withdrawn',
    "the arbiter's decision; it reaches the engine as an absence of the rounds that follow",
  ],
]

const rulebook = 'fide-dutch-1998'

export const articles: readonly Article[] = [
  ...implemented.map(([number, title, where]): Article => ({ rulebook, number, title, where })),
  ...notApplicable.map(([number, title, why]): Article => ({ rulebook, number, title, notApplicable: why })),
]
