/** What programs may rely on, name by name; the rest is the engine's own business. */
export * from './desk/index.ts'
export * from './formats/index.ts'
export { type AsPaired, asPairedIn, type OutcomeAsPaired, type PlayerAsPaired } from './model/as-paired.ts'
export { type Colour, colours, opposite } from './model/colour.ts'
export { gameScoreBefore, gameScoresOf, resultFromGameScores } from './model/game-score.ts'
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
} from './model/history.ts'
export { type PairingNumber, type PlayerId, pairingNumber, playerId, type RoundNumber, roundNumber } from './model/ids.ts'
export { assignPairingNumbers, compareInitially, enterLate, reassignPairingNumbers } from './model/initial-order.ts'
export type { Issue } from './model/issue.ts'
export type { CsvIssue } from './model/issues/csv.ts'
export type { EncodingIssue } from './model/issues/encoding.ts'
export type { JsonIssue } from './model/issues/json.ts'
export type { NumbersIssue } from './model/issues/numbers.ts'
export type { PairsIssue } from './model/issues/pairs.ts'
export type { Violation } from './model/issues/referee.ts'
export type { RulebookWarning } from './model/issues/rulebook.ts'
export type { TieBreakIssue, TieBreakModifier } from './model/issues/tie-breaks.ts'
export type { TrfIssue } from './model/issues/trf.ts'
export type { TrfWriteIssue } from './model/issues/trf-writing.ts'
export { type Language, languages } from './model/language.ts'
export { boardPoints, gamePoints } from './model/match-points.ts'
export { asMembersPlayed, type MemberGame, memberGames, teamRounds } from './model/member-outcomes.ts'
export {
  absent,
  type ByeKind,
  byeKinds,
  type Game,
  type GameResult,
  gameResults,
  type Outcome,
  opponentOf,
  wasPaired,
} from './model/outcome.ts'
export { newPlayer, type Player, type Sex, type Title, titles } from './model/player.ts'
export { addPoints, displayPoints, makePoints, type Points, parsePoints, pointsFromTenths, subtractPoints } from './model/points.ts'
export type { DeclaredRules, OtherRules, RulebookId, Rules, RulesOf } from './model/rules.ts'
export { lossValue, pointsFor, pointsForBye, type ScoringSystem, scoringSystem, standardScoring, winValue } from './model/scoring.ts'
export { type BoardResult, boardResults, type TeamBoard, type TeamEntry, type TeamOutcome } from './model/team.ts'
export {
  type MatchValues,
  matchValuesOf,
  ownMatchValues,
  sameMatchValues,
  type TeamByeValues,
  teamByeValuesOf,
  usualMatchValues,
} from './model/team-values.ts'
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
} from './model/tournament.ts'
export { type CheckListRow, checkListOf } from './pairing/check-list.ts'
export { checkRound, type KnownToReferee, type RefereedBracket, type RefereeReport } from './pairing/check-round.ts'
export { diagnoseRound, type RecordedRound } from './pairing/diagnose-round.ts'
export { causeOf, type Diagnosis, type Fault as DiagnosedFault } from './pairing/diagnosis.ts'
export {
  type Barred,
  type BracketEvent,
  type ByeEvent,
  type CandidateEvent,
  type Claim,
  type ColourRule,
  type ColoursEvent,
  type CompletionEvent,
  criterionOf,
  type ExchangeEvent,
  type ExplainedCandidate,
  type Explanation,
  type ExplanationEvent,
  type Failure,
  type FieldEvent,
  type ForbiddenPair,
  type ImpossibleEvent,
  type IncompatibleEvent,
  type NotedPlayer,
  type Obstacle,
  type PassedOverEvent,
} from './pairing/explanation.ts'
export type {
  Alternative,
  DroppedWish,
  ExplainedGroup,
  PairChange,
  RoundExplainer,
  RoundRobinTable,
  TableCell,
  Why,
  WhyBye,
  WhyFloat,
  WhyGame,
  WhyNot,
  WhyPair,
  WhyRest,
} from './pairing/explanation-answers.ts'
export type { Surroundings } from './pairing/explanation-map.ts'
export {
  type AskedPlayers,
  askWhy,
  askWhyNot,
  type ToldAnswer,
  type Weighed,
  type WeighedAlternative,
} from './pairing/explanation-told.ts'
export { pairRound } from './pairing/pair-round.ts'
export type { AnyRules, Draw, Offer, PairingSystem, RoundsAdvice, StepEvent, Under } from './pairing/pairing-system.ts'
export * from './pairing/record/index.ts'
export type { Board, NoLegalPairing, PairingAnswer, RoundPairing } from './pairing/round-pairing.ts'
export {
  asDeclared,
  entrantsOf,
  eventTraits,
  isColourless,
  isRulebookId,
  namedRulebook,
  pairsTeams,
  rulebookById,
  rulebookIds,
  rulebookInForce,
  rulebookOf,
  rulebooks,
  rulebookTaken,
  rulesDeclared,
  type StepOf,
} from './pairing/rulebook-of.ts'
export type { SettingField } from './pairing/setting-field.ts'
export type { Traits } from './pairing/traits.ts'
export { err, ok, type Result } from './result.ts'
export { type Article, registry } from './rulebook/article.ts'
export * from './rulebook/baku-acceleration/index.ts'
export { type BakuVariant, bakuVariants } from './rulebook/baku-acceleration/variant.ts'
export * from './rulebook/cfc/index.ts'
export {
  type Adjudication,
  type CfcSettings,
  type CfcVariation,
  cfcVariations,
  defaultCfcSettings,
  type Excuse,
  exclusiveCfcVariations,
} from './rulebook/cfc/rules.ts'
export * from './rulebook/cfc-team/index.ts'
export { inferInitialColour, initialColourOf } from './rulebook/fide-dutch/initial-colour.ts'
export { type DutchSettings, type Parity, parities } from './rulebook/fide-dutch/rules.ts'
export * from './rulebook/round-robin/index.ts'
export {
  defaultRoundRobinSettings,
  type RoundRobinNumbers,
  type RoundRobinSettings,
  roundRobinNumbers,
  settingsOf as roundRobinSettingsOf,
} from './rulebook/round-robin/rules.ts'
export {
  type PassedOver as SsmPassedOver,
  type SsmEvent,
  type SsmStanding,
  ssmStandings,
  stepsOf as ssmSteps,
} from './rulebook/ssm/index.ts'
export {
  defaultSsmSettings,
  type RestrictedBy,
  type RestrictedPairing,
  restrictedBys,
  type SsmSettings,
  settingsOf as ssmSettingsOf,
} from './rulebook/ssm/rules.ts'
export { adoptedRules, type EventTraits, traitsUnder } from './rulebook/under-rules.ts'
export * from './simulation/index.ts'
export * from './standings/index.ts'
