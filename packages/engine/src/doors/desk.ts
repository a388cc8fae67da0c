/** `@zug/engine/desk`: the life of an event as commands and events. */
export { type Apart, apartIn } from '../desk/apart.ts'
export { type ChangedPlace, changedPlaces, type Place, type Seated } from '../desk/changed-places.ts'
export { chess960Position, positionIn } from '../desk/chess960.ts'
export type { DeskCommand, DraftChange } from '../desk/commands.ts'
export { boardNumber, hasBeenPaired, teamOf } from '../desk/decide/decision.ts'
export { openGames, toProject } from '../desk/decide/draft.ts'
export { colourOfLot, wantsLots } from '../desk/decide/lots.ts'
export { differenceOf, unseated } from '../desk/decide/manual.ts'
export { isSamePerson } from '../desk/decide/players.ts'
export { correctionEffect } from '../desk/decide/results.ts'
export { type Desk, type Executed, emptyDesk, execute, extendDesk, openDesk } from '../desk/desk.ts'
export type { DeskPlayer, DeskTeam, PlayerData, RoundLineUp } from '../desk/entrant.ts'
export {
  type AmendReason,
  amendReasons,
  type CorrectionEffect,
  correctionEffects,
  type DeskEvent,
  type Difference,
  type Elsewhere,
  isKnownEvent,
  type RecordBreach,
} from '../desk/events.ts'
export { type Confirmed, type Level, levels } from '../desk/fide-mode/level.ts'
export {
  alongTheHall,
  type BoardConflict,
  boardNumbers,
  type FixedBoard,
  type FixedSeat,
  mostBoards,
  type NumberedBoard,
  numberBoards,
  type Seating,
} from '../desk/fixed-boards.ts'
export type { Prohibition } from '../desk/forbidden.ts'
export { ageYearOf, belongsTo, type Group, type Groups, newGroup, noGroups, type Range, rankedAmong } from '../desk/groups.ts'
export { effective, isMove, type RecordedEvent, redoable, replay, undoable } from '../desk/history.ts'
export { type IntegrityEntry, integrityOf } from '../desk/integrity.ts'
export { entrantOf, type LateArrival, lateArrivals } from '../desk/late-arrivals.ts'
export { boardsInMatch, boardsOf, lineUpIn, lineUpsOf } from '../desk/line-up.ts'
export { type LineUpDoubt, lineUpDoubts } from '../desk/line-up-doubts.ts'
export { type Lock, type LockedSetting, type LockReason, locksOf } from '../desk/locks.ts'
export { type Move, type Moved, type MovedBoard, movePlayer } from '../desk/move.ts'
export { noPrizes } from '../desk/no-prizes.ts'
export { type DeskNorms, usualNorms } from '../desk/norms.ts'
export { type DeskPrizes, declaredFundOf, type FundFault, prizeFundOf } from '../desk/prizes.ts'
export { followsLists, listedRating, playAt, ratingsOf } from '../desk/ratings.ts'
export { canonical, engineVersion, type Receipt, receiptOf } from '../desk/receipt.ts'
export {
  type Named,
  type Refusal,
  type RefusalCode,
  type RefusalData,
  type RefusalOf,
  type ResultFault,
  refusalCodes,
  refuse,
  type Some,
  type ToldLineUpDoubt,
} from '../desk/refusal.ts'
export { reportOf } from '../desk/report.ts'
export {
  type BoardResult as DeskBoardResult,
  isOpen,
  isPossible as isPossibleResult,
  type Report,
  type SideResult,
  sameResult,
  sideResults,
} from '../desk/result.ts'
export {
  completeRound,
  type DeskBoard,
  type DeskRound,
  type Dispute,
  type Draft,
  type PairingQuality,
  type RecalledRound,
  roundToCome,
  type Unpaired,
} from '../desk/round.ts'
export { isTeamEvent, rulebookAt } from '../desk/rules.ts'
export {
  doubtsOf,
  isLongEvent,
  isTime,
  type Pattern,
  proposeSchedule,
  restDaysOf,
  type Schedule,
  type ScheduleDoubt,
  type ScheduledRound,
  scheduleFor,
  unscheduled,
} from '../desk/schedule.ts'
export { type DeclaredSettings, type DeskSettings, defaultDeskSettings, type SettingName } from '../desk/settings.ts'
export { sha256 } from '../desk/sha256.ts'
export { type StaleCause, staleCauses, staleCausesOf } from '../desk/stale.ts'
export { type DeskState, emptyState } from '../desk/state.ts'
export { submissionOf } from '../desk/submission.ts'
export { awayIn, forRating, tournamentOf } from '../desk/tournament.ts'
export { rulesToldIn } from '../desk/version-1.ts'
export { type NoGameKind, noGameKinds, type WithoutGame } from '../desk/without-game.ts'
export { type Worth, worthOf } from '../desk/worth.ts'
export { isDay, readDay } from '../model/calendar-day.ts'
