import { useState } from 'react'
import { useProblemText } from '../ui/problem-text.ts'
import { ProblemError } from './client.ts'
import type { ProblemIssue } from './types.ts'

/** Reading a file at the desk: whether it is being read, and where it could not be. `unreadable` heads the issues of the file. */
export const useReading = (unreadable: string) => {
  const problemText = useProblemText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [issues, setIssues] = useState<readonly ProblemIssue[]>([])
  const reading = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    setIssues([])
    try {
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
