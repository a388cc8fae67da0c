import type { Article } from '../article.ts'

/** FIDE (Dutch) System as of Istanbul 2012: number, paraphrase, and the file that decides it. */
const implemented: readonly (readonly [number: string, title: string, where: string])[] = [
  ['A.2', 'Order by score, rating, title and alphabet', 'rulebook/fide-dutch/competitors.ts'],
  [
    'A.3',
    'Score brackets, homogeneous and heterogeneous; half from above counts as homogeneous',
    'rulebook/fide-dutch/procedure/bracket.ts',
  ],
  ['A.4', 'Floats', 'rulebook/fide-dutch/competitors.ts'],
  ['A.5', 'The bye', 'rulebook/fide-dutch/procedure/answer.ts'],
  ['A.6', 'Subgroups, P0 and M0', 'rulebook/fide-dutch/procedure/bracket.ts'],
  ['A.7', 'Colour differences and preferences', 'rulebook/fide-dutch/colour-preference.ts'],
  ['A.7.d', 'Odd rounds: strong preferences are treated as absolute', 'rulebook/fide-dutch-2012/requirements/c10-colours.ts'],
  ['A.7.e', 'Even rounds: mild preferences give way', 'rulebook/fide-dutch-2012/requirements/c10-colours.ts'],
  ['A.7.f', 'No game, no preference', 'rulebook/fide-dutch/colour-preference.ts'],
  ['A.8', 'X1 and Z1', 'rulebook/fide-dutch-2012/a08-least-pairs.ts'],
  ['A.9', 'Transpositions and exchanges', 'rulebook/fide-dutch/by-matching/remainder-order.ts'],
  ['A.10', 'Topscorers and backtracking', 'rulebook/fide-dutch/competitors.ts'],
  ['A.11', 'Quality of pairings', 'rulebook/fide-dutch-2012/bracket-costs.ts'],
  ['B.1', 'No rematch; no bye after points without playing', 'rulebook/fide-dutch-2012/b01-no-second-bye.ts'],
  ['B.1.a', 'No rematch', 'rulebook/fide-dutch/no-rematch.ts'],
  ['B.1.b', 'No bye after points without playing', 'rulebook/fide-dutch-2012/b01-no-second-bye.ts'],
  ['B.2', 'Equal absolute preferences do not meet', 'rulebook/fide-dutch-2012/b02-absolute-colours.ts'],
  ['B.3', 'Small differences of scores', 'rulebook/fide-dutch-2012/bracket-costs.ts'],
  ['B.4', 'Colour preferences', 'rulebook/fide-dutch-2012/requirements/c10-colours.ts'],
  ['B.5', 'No identical float in two consecutive rounds', 'rulebook/fide-dutch-2012/requirements/c10-downfloaters.ts'],
  ['B.6', 'No identical float as two rounds before', 'rulebook/fide-dutch-2012/requirements/c10-upfloaters.ts'],
  ['C.1', 'Incompatible players', 'rulebook/fide-dutch/procedure/bracket.ts'],
  ['C.2', 'P0, P1, M0, M1, X1 and Z1', 'rulebook/fide-dutch-2012/a08-least-pairs.ts'],
  ['C.3', 'The requirements as they are set', 'rulebook/fide-dutch-2012/requirements/index.ts'],
  ['C.4', 'S1 and S2', 'rulebook/fide-dutch/procedure/by-the-book/subgroup-pairings.ts'],
  ['C.5', 'Order within S1 and S2', 'rulebook/fide-dutch/procedure/by-the-book/subgroup-pairings.ts'],
  ['C.6', 'Trying to find the pairing', 'rulebook/fide-dutch-2012/c06-first-try.ts'],
  ['C.7', 'The next transposition', 'rulebook/fide-dutch/procedure/by-the-book/subgroup-pairings.ts'],
  ['C.8', 'The next exchange, or set of moved-down players', 'rulebook/fide-dutch/by-matching/pair-moved-down.ts'],
  ['C.9', 'Back from the remainder', 'rulebook/fide-dutch-2012/by-the-book/pair-bracket.ts'],
  ['C.10', 'Requirements are lowered for the fewest pairs', 'rulebook/fide-dutch-2012/requirements/index.ts'],
  ['C.10.a', 'B.6 for upfloaters', 'rulebook/fide-dutch-2012/requirements/c10-upfloaters.ts'],
  ['C.10.b', 'B.5 for upfloaters', 'rulebook/fide-dutch-2012/requirements/c10-upfloaters.ts'],
  ['C.10.c', 'B.6 for downfloaters', 'rulebook/fide-dutch-2012/requirements/c10-downfloaters.ts'],
  ['C.10.d', 'B.5 for downfloaters', 'rulebook/fide-dutch-2012/requirements/c10-downfloaters.ts'],
  ['C.10.e', 'X and Z', 'rulebook/fide-dutch-2012/requirements/c10-colours.ts'],
  ['C.10.f', 'A.7.d', 'rulebook/fide-dutch-2012/requirements/c10-colours.ts'],
  ['C.10.g', 'B.2 for topscorers', 'rulebook/fide-dutch-2012/requirements/c10-topscorers.ts'],
  ['C.12', 'Back to the previous bracket for other floaters', 'rulebook/fide-dutch-2012/pair-brackets.ts'],
  ['C.13', 'The lowest bracket', 'rulebook/fide-dutch-2012/pair-brackets.ts'],
  ['C.14', 'Fewer pairs, fewer moved-down players', 'rulebook/fide-dutch-2012/bracket-costs.ts'],
  ['D.1', 'Transpositions', 'rulebook/fide-dutch/by-matching/remainder-order.ts'],
  ['D.2', 'Exchanges', 'rulebook/fide-dutch/by-matching/remainder-order.ts'],
  ['D.3', 'Sets of moved-down players', 'rulebook/fide-dutch/by-matching/pair-moved-down.ts'],
  ['E.1', 'Grant both colour preferences', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.2', 'Grant the stronger preference', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.3', 'Alternate from the latest difference', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.4', "Grant the higher ranked player's preference", 'rulebook/fide-dutch/colour-allocation.ts'],
  ['E.5', 'First round: odd and even numbers of S1 alternate', 'rulebook/fide-dutch/colour-allocation.ts'],
  ['F.1', 'Order of the boards', 'rulebook/fide-dutch/board-order.ts'],
  ['F.2', 'Games not played have no colour and may be paired again', 'model/history.ts'],
  ['F.3', 'Colour histories close up over games not played', 'model/history.ts'],
  ['F.4', 'Round 1: S1 against S2, the lowest gets the bye', 'rulebook/fide-dutch-2012/c06-first-try.ts'],
  ['F.5', 'Withdrawn and absent players are not paired', 'model/history.ts'],
  ['F.7', 'Corrections affect the pairings yet to be made', 'rulebook/fide-dutch/competitors.ts'],
  ['F.9', 'An adjourned game counts as a draw for pairing', 'model/scoring.ts'],
]

/** Articles that decide no pairing, and why. */
const notApplicable: readonly (readonly [number: string, title: string, why: string])[] = [
  ['A.1', 'Ratings are checked or estimated', 'work of the arbiter before the tournament; ratings reach the engine as given'],
  ['C.11', 'Deleted', 'the text refers to C.10.e'],
  ['F.6', 'A published pairing is not changed', 'concerns the conduct of the event, not a pairing'],
  [
    'F.8',
    'Absent without notice counts as withdrawn',
    "the arbiter's decision; it reaches the engine as an absence of the rounds that follow",
  ],
]

const rulebook = 'fide-dutch-2012'

export const articles: readonly Article[] = [
  ...implemented.map(([number, title, where]): Article => ({ rulebook, number, title, where })),
  ...notApplicable.map(([number, title, why]): Article => ({ rulebook, number, title, notApplicable: why })),
]
