import { useCallback } from 'react'
import type { Problem } from '../api/types.ts'
import { useLanguage, useWords } from '../words/language.tsx'

/** Words for what the desk answered instead of doing it; null means that it did not answer. */
export const useProblemText = (): ((problem: Problem | null) => string) => {
  const { codes, unknown } = useWords('problems')
  const shell = useWords('shell').problems
  const { language } = useLanguage()
  return useCallback(
    (problem) => {
      if (problem === null) return shell.network
      if (problem.status === 409 && problem.code === 'conflict') return shell.conflict
      if (problem.status === 404) return shell.notFound
      if (problem.code === 'forbidden') return shell.forbidden
      if (problem.code === 'sign-in') return shell.signIn
      // The desk words its refusals in English, with names; the other languages have a sentence for each code.
      // It also names the setting, which the page shows in words.
      if (language === 'en') return problem.detail.replace(/^\w+ is locked: /, '')
      return codes[problem.code as keyof typeof codes] ?? unknown
    },
    [codes, unknown, shell, language],
  )
}
