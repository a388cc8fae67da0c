import { type ComponentType, use } from 'react'

type Module<P> = { readonly default: ComponentType<P> }

const loaders: (() => Promise<unknown>)[] = []

/** A component that is fetched when it is needed or ahead of it. Once there, it is drawn at once: no key falls into the gap. */
const later = <P extends object>(load: () => Promise<Module<P>>): ComponentType<P> => {
  let ready: ComponentType<P> | null = null
  let coming: Promise<Module<P>> | null = null
  const fetch = (): Promise<Module<P>> => {
    coming ??= load().then(
      (module) => {
        ready = module.default
        return module
      },
      (error: unknown) => {
        coming = null
        throw error
      },
    )
    return coming
  }
  loaders.push(fetch)
  return (props: P) => {
    const Ready = ready ?? use(fetch()).default
    return <Ready {...props} />
  }
}

/** What is behind a key or a click comes after the table. */
export const ResultPicker = later(() => import('./result-picker.tsx'))
export const ClearDialog = later(() => import('./clear-dialog.tsx'))
export const CorrectionDialog = later(() => import('./correction-dialog.tsx'))
export const MatchEditor = later(() => import('./match-editor.tsx'))
export const ScoreEditor = later(() => import('./score-editor.tsx'))
export const Conflicts = later(() => import('./conflicts.tsx'))
export const UndoDialog = later(() => import('./undo-dialog.tsx'))

/** All of it is fetched while nobody waits: when the desk is down later, every key still works. */
export const fetchAhead = (): void => {
  setTimeout(() => {
    for (const load of loaders) load().catch(() => {})
  }, 2500)
}
