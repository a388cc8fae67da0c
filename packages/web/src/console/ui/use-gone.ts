import { useEffect } from 'react'
import { useWords } from '../words/language.tsx'
import { useToasts } from './toasts.tsx'

/** Closes what is about something that is not there any more. Where it was not this page's own doing, that is said: somebody else was quicker. */
export const useGone = (gone: boolean, own: boolean, onClose: () => void): void => {
  const { problems } = useWords('shell')
  const { tell } = useToasts()
  useEffect(() => {
    if (!gone) return
    if (!own) tell({ kind: 'problem', text: problems.conflict })
    onClose()
  }, [gone])
}
