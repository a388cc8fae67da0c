export { type Apart, apartIn } from './apart.ts'
export type { DeskCommand, DraftChange } from './commands.ts'
export { hasBeenPaired, teamOf } from './decide/decision.ts'
export { colourOfLot } from './decide/lots.ts'
export { differenceOf, unseated } from './decide/manual.ts'
export { isSamePerson } from './decide/players.ts'
export { correctionEffect } from './decide/results.ts'
export { type Desk, type Executed, emptyDesk, execute, extendDesk, openDesk } from './desk.ts'
export type { DeskPlayer, DeskTeam, PlayerData } from './entrant.ts'
export {
  type AmendReason,
  amendReasons,
  type CorrectionEffect,
  correctionEffects,
  type DeskEvent,
  type Difference,
  type Elsewhere,
} from './events.ts'
export type { Prohibition } from './forbidden.ts'
export { effective, isMove, type RecordedEvent, redoable, replay, undoable } from './history.ts'
export { type Lock, type LockedSetting, type LockReason, locksOf } from './locks.ts'
export { type Move, type Moved, movePlayer } from './move.ts'
export { canonical, engineVersion, type Receipt, receiptOf } from './receipt.ts'
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
} from './refusal.ts'
export { reportOf } from './report.ts'
export { type BoardResult as DeskBoardResult, isOpen, type Report, type SideResult, sameResult, sideResults } from './result.ts'
export type { DeskBoard, DeskRound, Draft, PairingQuality, Unpaired } from './round.ts'
export { isTeamEvent, rulebookAt } from './rules.ts'
export { type DeclaredSettings, type DeskSettings, defaultDeskSettings, type SettingName } from './settings.ts'
export { sha256 } from './sha256.ts'
export { type DeskState, emptyState } from './state.ts'
export { forRating, tournamentOf } from './tournament.ts'
export { rulesToldIn } from './version-1.ts'
