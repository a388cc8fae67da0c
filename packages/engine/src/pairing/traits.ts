import type { Points } from '../model/points.ts'

/** What is the same in every tournament under a rulebook, as plain data: pages and programs far from the engine decide by it. */
export type Traits = {
  /** Editions of one text are of one family. */
  readonly family: string
  /** The year of the edition, and the days on which it was in force (YYYY/MM/DD; null: until now); null where there is only one text. */
  readonly edition: { readonly year: number; readonly from: string; readonly until: string | null } | null
  /** How explanations speak: of brackets and floaters, of upfloaters, of floaters both ways, of groups and odd men, of the SSM's groups, of tables. */
  readonly voice: 'fide' | 'upfloat' | 'both-ways' | 'cfc' | 'ssm' | 'table'
  /** Is a round told by the criteria that compare candidates, or by the steps of a procedure? */
  readonly told: 'criteria' | 'steps'
  /** Does a round follow from the scores, or stand in a table from the beginning? */
  readonly drawnFrom: 'scores' | 'tables'
  readonly pairs: 'players' | 'teams' | 'either'
  readonly colours: 'always' | 'as-declared' | 'never'
  /** What is entered of a game: its result, the scores of the game itself (SSM A1), or the results of the two games of a match (C.04.5). */
  readonly games: 'results' | 'scores' | 'two'
  /** The most that the game itself can bring a side: no player or helper enters more; null where no scores of games are entered. */
  readonly mostGameScore: Points | null
  /** Whoever has no opponent has a bye, which is scored, or rests. */
  readonly unpaired: 'bye' | 'rests'
  /** What outcomes may be worth: declared, 1 ½ 0 by default; or laid down. */
  readonly scoring: 'declared' | 'laid-down'
  /** Do generators vary the scoring? */
  readonly otherScorings: boolean
  /** Is it a system of FIDE, which an event in FIDE mode may be paired by? */
  readonly ofFide: boolean
  /** A late entrant is placed in the order, or follows the last number. */
  readonly lateEntrant: { readonly place: 'in-order' | 'last'; readonly article: string }
  /** Once there are pairing numbers, do ratings still decide anything? */
  readonly readsRatings: boolean
  /** Are pairing numbers made anew with every rating that is corrected before round 4 is paired (Dubov 1.2.2)? Left out where that is up to the arbiter (C.04.2 2.3). */
  readonly numbersFollowRatings?: true
  /** Names of the presets of tie-breaks; null: the usual ones of a Swiss or a round robin. */
  readonly standings: { readonly players: string | null; readonly teams: string | null }
}
