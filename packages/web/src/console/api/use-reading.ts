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
      setProblem(error instanceof ProblemError ? unreadable : problemText(null))
      setIssues(
        error instanceof ProblemError ? (error.problem.issues ?? [{ code: error.problem.code, message: error.problem.detail }]) : [],
      )
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, issues, reading }
}
