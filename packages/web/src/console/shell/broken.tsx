import { Component, type ReactNode, useEffect } from 'react'
import { get, ProblemError, Unreachable } from '../api/client.ts'
import { queryClient } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { useProblemText } from '../ui/problem-text.ts'
import { useWords } from '../words/language.tsx'
import { NothingHere } from './not-found.tsx'
import './page.css'

type State = { readonly error: unknown }

/** What a page shows when it cannot be shown. React has no other way to catch errors than a class. */
export class Broken extends Component<{ readonly children: ReactNode; readonly whole?: boolean }, State> {
  override state: State = { error: null }
  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }
  /** Whatever is no answer of the desk is a fault of the page, and the browser hears of it as of any other. */
  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ProblemError || error instanceof Unreachable || partMissing(error))) reportError(error)
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const sorry = <Sorry error={error} onRetry={() => this.setState({ error: null })} />
    return this.props.whole === true ? (
      <main className="page">
        <span className="brand">
          Zug<i>.</i>
        </span>
        {sorry}
      </main>
    ) : (
      sorry
    )
  }
}

/** A part of the page itself could not be fetched. */
const partMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported|importing a module|unable to preload/i.test(error.message)

const isDeleted = (data: object | undefined): boolean => data !== undefined && 'what' in data && data.what === 'deleted'

/** Asked so often whether the desk is there again. */
const patience = 2000

const Sorry = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { problems, actions, account } = useWords('shell')
  const problemText = useProblemText()
  const missing = partMissing(error)
  const away = missing || error instanceof Unreachable
  const again = (): void => {
    // A browser may remember that a part could not be had; what waits to be sent is kept on the device.
    if (missing) location.reload()
    queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    onRetry()
  }
  useEffect(() => {
    if (!away) return undefined
    const timer = setInterval(() => {
      get('/me', {}).then(again, () => {})
    }, patience)
    return () => clearInterval(timer)
  }, [away])
  const forbidden = error instanceof ProblemError && error.problem.status === 403
  useEffect(() => {
    // The role is another one than the page knows of: what it may do now is read again.
    if (forbidden) void queryClient.invalidateQueries({ queryKey: ['tournament'], predicate: ({ queryKey }) => queryKey[2] === 'view' })
  }, [forbidden])
  if (error instanceof ProblemError && error.problem.status === 404)
    return <NothingHere {...(isDeleted(error.problem.data) ? { said: problemText(error.problem) } : {})} />
  if (error instanceof ProblemError && error.problem.status === 401)
    return (
      <Empty page title={problems.signIn}>
        <Button look="plain" onClick={() => location.reload()}>
          {account.signIn}
        </Button>
      </Empty>
    )
  return (
    <Empty page title={away ? problems.network : forbidden ? problems.forbidden : problems.broken}>
      <Button look="plain" onClick={again}>
        {actions.retry}
      </Button>
    </Empty>
  )
}
