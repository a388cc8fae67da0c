import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, ProblemError, send } from '../../api/client.ts'
import { queryClient, useMe } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'

/** For the owner of the installation: who has a second factor, whether everybody needs one, and help for whoever lost theirs. */
export const EverybodySection = () => {
  const { everybody: words } = useWords('account')
  const { actions } = useWords('shell')
  const { principal, secondFactor } = useMe()
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>(null)
  /** What was asked for, until the desk has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { data } = useQuery({ queryKey: ['accounts'], queryFn: () => get('/accounts', {}) })
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
  })
  if (data === undefined || principal.kind !== 'account') return null
  const reset = (id: string): void => {
    change.mutate(() => send('DELETE', '/accounts/{id}/second-factor', { id }))
    setAsked(null)
  }
  const require = (required: boolean): void => {
    setWanted(required)
    change.mutate(() => send('PUT', '/second-factor/required', {}, { required }), { onSettled: () => setWanted(null) })
  }
  const mayRequire = data.secondFactorRequired || secondFactor?.on === true
  return (
    <section className="section">
      <h2>{words.title}</h2>
      <label className="account-check">
        <input
          type="checkbox"
          checked={wanted ?? data.secondFactorRequired}
          disabled={!mayRequire}
          onChange={({ target }) => require(target.checked)}
        />
        <span>
          {words.required}
          <small>{mayRequire ? words.requiredHint : words.ownFirst}</small>
        </span>
      </label>
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">
              <span className="unseen">{words.reset}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.accounts
            .filter(({ closed }) => !closed)
            .map(({ id, name, login, secondFactor: has }) => (
              <tr key={id}>
                <td>
                  {name} <small>{login}</small>
                </td>
                <td>{has ? words.has : words.hasNot}</td>
                <td>
                  {has && id !== principal.account ? (
                    <Button aria-label={`${words.reset}: ${name}`} onClick={() => setAsked({ id, name })}>
                      {words.reset}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {asked === null ? null : (
        <Dialog
          title={words.resetTitle(asked.name)}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button data-focus-first="" onClick={() => setAsked(null)}>
                {actions.cancel}
              </Button>
              <Button look="main" onClick={() => reset(asked.id)}>
                {words.reset}
              </Button>
            </>
          }
        >
          <p>{words.resetHint}</p>
        </Dialog>
      )}
    </section>
  )
}
