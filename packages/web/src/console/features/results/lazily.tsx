import { later } from '../../ui/later.tsx'

/** What is behind a key or a click comes after the table. */
export const ResultPicker = later(() => import('./editors/result-picker.tsx'))
export const ClearDialog = later(() => import('./editors/clear-dialog.tsx'))
export const CorrectionDialog = later(() => import('./editors/correction-dialog.tsx'))
export const MatchEditor = later(() => import('./editors/match-editor.tsx'))
export const ScoreCell = later(() => import('./score-cell.tsx'))
export const ScoreEditor = later(() => import('./editors/score-editor.tsx'))

const all = [ResultPicker, ClearDialog, CorrectionDialog, MatchEditor, ScoreCell, ScoreEditor]

/** All of it is fetched while nobody waits, or soon where the first key needs it: when the desk is down later, every key still works. */
export const fetchAhead = (soon: boolean): void => {
  setTimeout(
    () => {
      for (const part of all) part.ahead()
    },
    soon ? 0 : 1500,
  )
}
