import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ProblemError, send } from '../../api/client.ts'
import { queryClient, useMe } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useProblemText } from '../../ui/problem-text.ts'
import { useWords } from '../../words/language.tsx'
import '../../shell/page.css'

export const SignInPage = () => {
  const words = useWords('access')
  const { problems } = useWords('shell')
  const { byLink, passwords } = useMe()
  const linkUsed = new URLSearchParams(location.search).get('link') === 'used'
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  /** The password is right, and the account has a second factor. */
  const [codeAsked, setCodeAsked] = useState(false)
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (codeAsked) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [codeAsked])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = fieldsOf(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      const code = codeAsked ? { code: field('code') } : {}
      await send('POST', '/session', {}, { login: field('login'), password: field('password'), ...code })
      await queryClient.invalidateQueries()
    } catch (error) {
      if (!(error instanceof ProblemError)) setProblem(problems.network)
      else if (error.problem.code === 'second-factor-needed') setCodeAsked(true)
      else if (error.problem.code === 'wrong-second-factor') setProblem(problemText(error.problem))
      else setProblem(error.problem.status === 429 ? words.signIn.wait : words.signIn.wrong)
    } finally {
      setBusy(false)
    }
  }
  return (
    <main className="page narrow">
      <span className="brand">
        Zug<i>.</i>
      </span>
      <h1>{words.signIn.title}</h1>
      {linkUsed ? <p role="alert">{words.signIn.linkUsed}</p> : byLink ? <p>{words.signIn.byLink}</p> : null}
      {passwords ? (
        <form ref={form} onSubmit={submit}>
          <Field label={words.login} name="login" required autoComplete="username" autoCapitalize="none" autoFocus />
          <Field label={words.password} name="password" type="password" required autoComplete="current-password" />
          {codeAsked ? (
            <Field
              label={words.signIn.code}
              hint={words.signIn.codeHint}
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={40}
            />
          ) : null}
          {problem === null ? null : (
            <p className="field-problem" role="alert">
              {problem}
            </p>
          )}
          <Button look="main" type="submit" busy={busy}>
            {words.signIn.done}
          </Button>
        </form>
      ) : null}
    </main>
  )
}
