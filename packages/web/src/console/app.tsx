import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useMe } from './api/queries.ts'
import { SetUpPage } from './features/access/set-up-page.tsx'
import { SignInPage } from './features/access/sign-in-page.tsx'
import { NotFound } from './shell/not-found.tsx'
import { TournamentShell } from './shell/tournament-shell.tsx'
import { Loading } from './ui/loading.tsx'
import { useWords } from './words/language.tsx'

const TournamentsPage = lazy(() => import('./features/tournaments/tournaments-page.tsx'))
const WizardPage = lazy(() => import('./features/tournaments/wizard-page.tsx'))

/** Which page an address is. Everything but signing in needs an account. */
export const App = () => {
  const { principal, setUp } = useMe()
  const { loading } = useWords('shell')
  if (principal.kind !== 'account') return setUp ? <SignInPage /> : <SetUpPage />
  return (
    <Suspense fallback={<Loading label={loading} />}>
      <Switch>
        <Route path="/" component={TournamentsPage} />
        <Route path="/new" component={WizardPage} />
        <Route path="/setup">
          <Redirect to="/" replace />
        </Route>
        <Route path="/desk/:id/*?">{({ id }) => <TournamentShell id={id} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}
