import { problemText } from '@zug/messages/console/problems/text'
import { useCallback } from 'react'
import type { Problem } from '../api/types.ts'
import { useWords } from '../words/language.tsx'

/** Words for what the desk answered instead of doing it; null means that it did not answer. */
export const useProblemText = (): ((problem: Problem | null) => string) => {
  const words = useWords('problems')
  const shell = useWords('shell').problems
  return useCallback(
    (problem) => {
      if (problem === null) return shell.network
      // The page has read the tournament again by itself.
      if (problem.code === 'conflict') return shell.conflict
      // A desk that is newer than this page may answer what the page has no words for.
      return problemText(words, problem.code, problem.data) ?? words.unknown
    },
    [words, shell],
  )
}
