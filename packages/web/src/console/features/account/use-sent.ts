import { type FormEvent, useState } from 'react'
import { ProblemError } from '../../api/client.ts'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useProblemText } from '../../ui/problem-text.ts'

/** A form that is sent once at a time, and says what stands against it. */
export const useSent = (work: (field: (name: string) => string) => Promise<void>) => {
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const field = fieldsOf(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      await work(field)
    } catch (error) {
      setProblem(problemText(error instanceof ProblemError ? error.problem : null))
    } finally {
      setBusy(false)
    }
  }
  return { submit, problem, busy }
}
