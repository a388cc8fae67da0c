import { type ComponentType, use, useEffect } from 'react'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'

type Module<P> = { readonly default: ComponentType<P> }

const loaders: (() => Promise<unknown>)[] = []

/** Instead of what could not be fetched: that is said, and the page goes on. */
const Missing = ({ onClose }: { readonly onClose?: () => void }) => {
  const { problems } = useWords('shell')
  const { tell } = useToasts()
  useEffect(() => {
    tell({ kind: 'problem', text: problems.network })
    onClose?.()
  }, [tell, problems, onClose])
  return null
}

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
      () => {
        // Tried again at the next occasion.
        setTimeout(() => {
          coming = null
        }, 1000)
        return { default: Missing }
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
export const ScoreCell = later(() => import('./score-cell.tsx'))
export const ScoreEditor = later(() => import('./score-editor.tsx'))

/** All of it is fetched while nobody waits, or soon where the first key needs it: when the desk is down later, every key still works. */
export const fetchAhead = (soon: boolean): void => {
  setTimeout(
    () => {
      for (const load of loaders) void load()
    },
    soon ? 0 : 1500,
  )
}
