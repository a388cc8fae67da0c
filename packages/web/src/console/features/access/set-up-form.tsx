import { type FormEvent, useState } from 'react'
import { ProblemError, send } from '../../api/client.ts'
import { queryClient, useMe } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useProblemText } from '../../ui/problem-text.ts'
import { useWords } from '../../words/language.tsx'

/** Name and password of the owner: at the first start, or later for whoever came by the printed link. */
export const SetUpForm = ({ label, onDone }: { readonly label: string; readonly onDone?: () => void }) => {
  const words = useWords('access')
  const problemText = useProblemText()
  const { codeNeeded } = useMe()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = fieldsOf(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      const code = codeNeeded ? { code: field('code') } : {}
      await send('POST', '/setup', {}, { ...code, name: field('name'), login: field('login'), password: field('password') })
      await queryClient.invalidateQueries()
      onDone?.()
    } catch (error) {
      setProblem(problemText(error instanceof ProblemError ? error.problem : null))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="set-up-form" onSubmit={submit}>
      {codeNeeded ? <Field label={words.setUp.code} name="code" required autoComplete="one-time-code" /> : null}
      <Field label={words.name} name="name" required autoComplete="name" autoFocus />
      <Field label={words.login} name="login" required autoComplete="username" autoCapitalize="none" />
      <Field
        label={words.password}
        hint={words.passwordHint}
        name="password"
        type="password"
        minLength={10}
        required
        autoComplete="new-password"
      />
      {problem === null ? null : (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <Button look="main" type="submit" busy={busy}>
        {label}
      </Button>
    </form>
  )
}
