import { type FormEvent, useState } from 'react'
import { ProblemError, send } from '../../api/client.ts'
import { queryClient, useMe } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useWords } from '../../words/language.tsx'
import '../../shell/page.css'

export const SignInPage = () => {
  const words = useWords('access')
  const { problems } = useWords('shell')
  const { byLink } = useMe()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = fieldsOf(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      await send('POST', '/session', {}, { login: field('login'), password: field('password') })
      await queryClient.invalidateQueries()
    } catch (error) {
      if (!(error instanceof ProblemError)) setProblem(problems.network)
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
      {byLink ? <p>{words.signIn.byLink}</p> : null}
      <form onSubmit={submit}>
        <Field label={words.login} name="login" required autoComplete="username" autoCapitalize="none" autoFocus />
        <Field label={words.password} name="password" type="password" required autoComplete="current-password" />
        {problem === null ? null : (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <Button look="main" type="submit" busy={busy}>
          {words.signIn.done}
        </Button>
      </form>
    </main>
  )
}
