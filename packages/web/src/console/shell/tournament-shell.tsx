import { Suspense, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter'
import { CommandsProvider } from '../api/commands.tsx'
import { TournamentAtHand, TournamentPlace, useTournament } from '../api/tournament.tsx'
import { useWhy, WhyProvider } from '../features/explain/why-context.tsx'
import { useLive } from '../live/use-live.ts'
import { Loading } from '../ui/loading.tsx'
import { useLanguage, useWords } from '../words/language.tsx'
import { Attention } from './attention.tsx'
import { Broken } from './broken.tsx'
import { EventLine } from './event-line.tsx'
import { Nav } from './nav.tsx'
import { NothingHere } from './not-found.tsx'
import { fetchAhead, pages } from './pages.ts'
import { PastBanner } from './past-banner.tsx'
import './tournament-shell.css'
import { later } from '../ui/later.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { TurnProvider } from './turn.tsx'

const RecordBanner = later(() => import('./record-banner.tsx'))
const WhyPanel = later(() => import('../features/explain/why-panel.tsx'))

/** The frame of everything about one tournament: navigation, the page, and the panel that explains. */
export const TournamentShell = ({ id }: { readonly id: string }) => {
  const [search] = useSearchParams()
  const at = /^\d+$/.test(search.get('at') ?? '') ? Number(search.get('at')) : null
  const { loading } = useWords('shell')
  return (
    <TournamentPlace id={id} at={at}>
      <Broken whole key={id}>
        <Suspense fallback={<Loading label={loading} />}>
          <TournamentAtHand>
            <CommandsProvider>
              <WhyProvider>
                <TurnProvider>
                  <Frame id={id} />
                </TurnProvider>
              </WhyProvider>
            </CommandsProvider>
          </TournamentAtHand>
        </Suspense>
      </Broken>
    </TournamentPlace>
  )
}

const Frame = ({ id }: { readonly id: string }) => {
  const tournament = useTournament()
  const { role: words } = useWords('shell')
  const { tell } = useToasts()
  const live = useLive(id, tournament.role, (role) =>
    tell({ kind: 'problem', text: role === null ? words.taken : words.changed(words.names[role]) }),
  )
  const { question } = useWhy()
  const { loading, nav } = useWords('shell')
  const [location] = useLocation()
  const page = location.split('/')[3] ?? ''
  const name = tournament.settings.info.name
  const title = page in pages ? nav[page as keyof typeof pages] : undefined
  useEffect(() => {
    document.title = `${title === undefined ? '' : `${title} · `}${name} · Zug`
  }, [name, title])
  // Another page begins at its content, so that the next Tab goes there and not through the navigation again.
  const main = useRef<HTMLElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [page])
  const { language } = useLanguage()
  useEffect(() => fetchAhead(language), [language])
  const base = `/desk/${id}`
  return (
    <div className={question === null ? 'frame' : 'frame with-why'}>
      <a className="skip" href="#content">
        {nav.skip}
      </a>
      <Nav id={id} live={live} />
      <main id="content" tabIndex={-1} ref={main}>
        <PastBanner />
        {tournament.record.breaches.length > 0 ? <RecordBanner /> : null}
        <Attention />
        <EventLine />
        <Broken key={page}>
          <Suspense fallback={<Loading label={loading} />}>
            <Switch>
              <Route path={`${base}/players`} component={pages.players} />
              <Route path={`${base}/round/:round?`} component={pages.round} />
              <Route path={`${base}/results/:round?`} component={pages.results} />
              <Route path={`${base}/standings/*?`} component={pages.standings} />
              <Route path={`${base}/print`} component={pages.print} />
              <Route path={`${base}/hall`} component={pages.hall} />
              <Route path={`${base}/history`} component={pages.history} />
              <Route path={`${base}/settings`} component={pages.settings} />
              <Route path={`${base}/people`} component={pages.people} />
              <Route path={base}>
                <Redirect to={`${base}/${tournament.rounds.length === 0 && tournament.draft === null ? 'players' : 'round'}`} replace />
              </Route>
              <Route>
                <NothingHere />
              </Route>
            </Switch>
          </Suspense>
        </Broken>
      </main>
      {question === null ? null : (
        <Suspense fallback={<aside className="why-panel" aria-label={loading} />}>
          <WhyPanel />
        </Suspense>
      )}
    </div>
  )
}
