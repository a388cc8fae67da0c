import { lazy } from 'react'

const loaders = [
  () => import('./result-picker.tsx'),
  () => import('./clear-dialog.tsx'),
  () => import('./correction-dialog.tsx'),
  () => import('./match-editor.tsx'),
  () => import('./score-editor.tsx'),
  () => import('./conflicts.tsx'),
  () => import('./undo-dialog.tsx'),
] as const

/** What is behind a key or a click comes after the table. */
export const ResultPicker = lazy(loaders[0])
export const ClearDialog = lazy(loaders[1])
export const CorrectionDialog = lazy(loaders[2])
export const MatchEditor = lazy(loaders[3])
export const ScoreEditor = lazy(loaders[4])
export const Conflicts = lazy(loaders[5])
export const UndoDialog = lazy(loaders[6])

/** All of it is fetched while nobody waits: when the desk is down later, every key still works. */
export const fetchAhead = (): void => {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500))
  whenIdle(() => {
    for (const load of loaders) load().catch(() => {})
  })
}
