export {
  type CheckedRounds,
  checkNextRound,
  checkRecordedRound,
  checkRecordedRounds,
  type Diagnose,
  type RoundDifference,
  recordedRounds,
} from './check-rounds.ts'
export { compareSheets, type Entry as SheetEntry, type SheetDifference } from './compare-sheets.ts'
export { editionsThatAgree } from './other-editions.ts'
export { type NonNullSheet, recordedSheet, type Sheet, type SheetBoard, sheetOf } from './sheet.ts'
