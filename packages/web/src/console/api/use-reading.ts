import type { ToldIssue } from '@zug/server/views'
import { useEffect, useRef, useState } from 'react'
import { useProblemText } from '../ui/problem-text.ts'
import { useLanguage } from '../words/language.tsx'
import { loadWords } from '../words/load.ts'
import { ProblemError } from './client.ts'
import { type Sending, type Step, Stopped } from './upload.ts'

/**
 * Reading a file at the desk: whether it is being read and how far it is, a way to stop it, and where it could not be read. `unreadable` heads the issues of
 * the file. Whoever leaves the page stops it too.
 */
export const useReading = (unreadable: string) => {
  const problemText = useProblemText()
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<Step | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [issues, setIssues] = useState<readonly ToldIssue[]>([])
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])
  const reading = async (work: (sending: Sending) => Promise<void>): Promise<void> => {
    // Another file is chosen: nobody waits for the one before.
    stopper.current?.abort()
    const mine = new AbortController()
    stopper.current = mine
    setBusy(true)
    setProblem(null)
    setIssues([])
    let stopped = ''
    try {
      // What there may be to say of the file must not keep an open dialog waiting for its words.
      const [words] = await Promise.all([loadWords('upload', language), loadWords('issues', language), loadWords('found', language)])
      stopped = words.stopped
      await work({ tell: (next) => stopper.current === mine && setStep(next), stop: mine.signal })
    } catch (error) {
      if (stopper.current !== mine) return
      const answered = error instanceof ProblemError ? error.problem : null
      const unread = answered?.code === 'unreadable'
      setProblem(error instanceof Stopped ? stopped : unread ? unreadable : problemText(answered))
      // What is wrong with a request itself is for programs, and said in English only.
      setIssues((answered?.issues ?? []).filter((issue) => 'source' in issue))
    } finally {
      if (stopper.current === mine) {
        setBusy(false)
        setStep(null)
      }
    }
  }
  return { busy, step, stop: () => stopper.current?.abort(), problem, issues, reading }
}
