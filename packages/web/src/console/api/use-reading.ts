import { useState } from 'react'
import { useProblemText } from '../ui/problem-text.ts'
import { useLanguage } from '../words/language.tsx'
import { loadWords } from '../words/load.ts'
import { ProblemError } from './client.ts'
import type { ProblemIssue } from './types.ts'

/** Reading a file at the desk: whether it is being read, and where it could not be. `unreadable` heads the issues of the file. */
export const useReading = (unreadable: string) => {
  const problemText = useProblemText()
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [issues, setIssues] = useState<readonly ProblemIssue[]>([])
  const reading = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    setIssues([])
    try {
      // What there may be to say of the file must not keep an open dialog waiting for its words.
      await Promise.all([loadWords('issues', language), loadWords('found', language)])
      await work()
    } catch (error) {
      const answered = error instanceof ProblemError ? error.problem : null
      setProblem(answered?.code === 'unreadable' ? unreadable : problemText(answered))
      setIssues(answered?.issues ?? [])
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, issues, reading }
}
