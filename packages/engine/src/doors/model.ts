/** `@zug/engine/model`: the nouns of an event. Tournament, player, team, outcome, points, scoring, rules, and what follows from them alone. */
export { limits as fileLimits } from '../formats/limits.ts'
export { type AsPaired, asPairedIn, type OutcomeAsPaired, type PlayerAsPaired } from '../model/as-paired.ts'
export { boardColour, boardColoursOf } from '../model/board-colours.ts'
export { type Colour, colours, opposite } from '../model/colour.ts'
export type { Excuse } from '../model/excuse.ts'
export { gameScoreBefore, gameScoresOf, resultFromGameScores } from '../model/game-score.ts'
export {
  coloursBefore,
  isLastRound,
  opponentIn,
  opponentsBefore,
  pairedBefore,
  pairingScore,
  participantsOf,
  roundsPaired,
  scoreBefore,
  unplayedBefore,
  virtualPointsIn,
} from '../model/history.ts'
export { type PairingNumber, type PlayerId, pairingNumber, playerId, type RoundNumber, roundNumber } from '../model/ids.ts'
export { assignPairingNumbers, compareInitially, enterLate, initialOrderBy, reassignPairingNumbers } from '../model/initial-order.ts'
export type { Issue } from '../model/issue.ts'
export type { CsvIssue } from '../model/issues/csv.ts'
export type { EncodingIssue } from '../model/issues/encoding.ts'
export type { GameFaultData, ToldOtherwise, ToldResult } from '../model/issues/game-faults.ts'
export type { JsonIssue, JsonKind } from '../model/issues/json.ts'
export type { NumbersIssue } from '../model/issues/numbers.ts'
export type { PairsIssue } from '../model/issues/pairs.ts'
export type { Violation } from '../model/issues/referee.ts'
export type { RoundIssue } from '../model/issues/rounds.ts'
export type { NamedEntry, RulebookWarning } from '../model/issues/rulebook.ts'
export type {
  SubmissionEventField,
  SubmissionIssue,
  SubmissionPlayer,
  SubmissionPlayerField,
} from '../model/issues/submission.ts'
export type { TieBreakIssue, TieBreakModifier } from '../model/issues/tie-breaks.ts'
export type { TrfIssue } from '../model/issues/trf.ts'
export type { PartReadDifferently, PlayerField, TrfWriteIssue } from '../model/issues/trf-writing.ts'
export { boardPoints, gamePoints } from '../model/match-points.ts'
export { asMembersPlayed, type MemberGame, memberGames, teamRounds } from '../model/member-outcomes.ts'
export { type NationalId, nationalIdsOf, nationalIdsText, readNationalIds } from '../model/national-ids.ts'
export {
  effectiveRating,
  type KindOfPlay,
  kindsOfPlay,
  type ListRatings,
  type OfficialRatings,
  unratedIn,
} from '../model/official-ratings.ts'
export { openBoards } from '../model/open-match.ts'
export {
  absent,
  type ByeKind,
  byeKinds,
  type Game,
  type GameResult,
  gameResults,
  type MatchGames,
  type Outcome,
  opponentOf,
  wasPaired,
} from '../model/outcome.ts'
export { newPlayer, type Player, type Sex, type Title, titles } from '../model/player.ts'
export { addPoints, displayPoints, makePoints, type Points, parsePoints, pointsFromTenths, subtractPoints } from '../model/points.ts'
export { playByRate } from '../model/rate-of-play.ts'
export { splitMembers, withBoardsPerMatch } from '../model/reserves.ts'
export type { DeclaredRules, OtherRules, RulebookId, Rules, RulesOf } from '../model/rules.ts'
export { lossValue, pointsFor, pointsForBye, type ScoringSystem, scoringSystem, standardScoring, winValue } from '../model/scoring.ts'
export { type BoardResult, boardResults, type TeamBoard, type TeamEntry, type TeamOutcome } from '../model/team.ts'
export {
  boardCount,
  type MatchValues,
  matchValuesOf,
  mostBoardsPerMatch,
  ownMatchValues,
  sameMatchValues,
  type TeamByeValues,
  teamByeValuesOf,
  usualMatchValues,
} from '../model/team-values.ts'
export {
  type ApartReason,
  type ExtraRecord,
  emptyInfo,
  type ForbiddenPairs,
  newTournament,
  type RequestedBye,
  type Tournament,
  type TournamentInfo,
  type VirtualPoints,
} from '../model/tournament.ts'
export {
  type CountingRating,
  countingRating,
  type OrderOfEquals,
  ordersOfEquals,
  playOf,
  type RatingChoice,
  type RatingMethod,
  ratingMethods,
  usualRatings,
} from '../model/tournament-rating.ts'
export { missedBoth, pointsOfGames, resultOfGames } from '../model/two-games.ts'
export { createMemory, type Memory, remembered } from '../remembered.ts'
export { err, ok, type Result } from '../result.ts'
