import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useMe } from './api/queries.ts'
import { SetUpPage } from './features/access/set-up-page.tsx'
import { SignInPage } from './features/access/sign-in-page.tsx'
import { useShownCodes } from './features/account/shown-codes.ts'
import { KeptBanner } from './kept/kept-banner.tsx'
import { NotFound } from './shell/not-found.tsx'
import { TournamentShell } from './shell/tournament-shell.tsx'
import { Loading } from './ui/loading.tsx'
import { useWords } from './words/language.tsx'

const TournamentsPage = lazy(() => import('./features/tournaments/tournaments-page.tsx'))
const AccountPage = lazy(() => import('./features/account/account-page.tsx'))
const ListsPage = lazy(() => import('./features/lists/lists-page.tsx'))
const WizardPage = lazy(() => import('./features/tournaments/wizard-page.tsx'))

/** Which page an address is. Everything but signing in needs an account. */
export const App = () => (
  <>
    <KeptBanner />
    <Pages />
  </>
)

const Pages = () => {
  const { principal, setUp, secondFactor } = useMe()
  const { loading } = useWords('shell')
  const codes = useShownCodes()
  if (principal.kind !== 'account') return setUp ? <SignInPage /> : <SetUpPage />
  if (secondFactor?.missing === true || codes !== null)
    return (
      <Suspense fallback={<Loading label={loading} />}>
        <AccountPage />
      </Suspense>
    )
  return (
    <Suspense fallback={<Loading label={loading} />}>
      <Switch>
        <Route path="/" component={TournamentsPage} />
        <Route path="/new" component={WizardPage} />
        <Route path="/account" component={AccountPage} />
        <Route path="/lists" component={ListsPage} />
        <Route path="/setup">
          <Redirect to="/" replace />
        </Route>
        <Route path="/desk/:id/*?">{({ id }) => <TournamentShell id={id} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}
