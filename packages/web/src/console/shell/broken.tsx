import { Component, type ReactNode } from 'react'
import { ProblemError, Unreachable } from '../api/client.ts'
import { queryClient } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
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

const Sorry = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { problems, actions } = useWords('shell')
  const again = (): void => {
    queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    onRetry()
  }
  if (error instanceof ProblemError && error.problem.status === 404) return <NothingHere />
  if (error instanceof ProblemError && error.problem.status === 401) return <Empty page title={problems.signIn} />
  const text = error instanceof Unreachable ? problems.network : problems.broken
  return (
    <Empty page title={text}>
      <Button look="plain" onClick={again}>
        {actions.retry}
      </Button>
    </Empty>
  )
}
