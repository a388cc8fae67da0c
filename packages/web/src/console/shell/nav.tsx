import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { usePlace, useTournament } from '../api/tournament.tsx'
import type { LiveState } from '../live/use-live.ts'
import { useKeys } from '../ui/keys.ts'
import { useWords } from '../words/language.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SavingState } from './saving-state.tsx'
import { useWaiting } from './use-waiting.ts'
import './nav.css'

const pages = ['players', 'round', 'results', 'standings', 'print', 'hall', 'history', 'settings', 'people'] as const

/** Physical keys that lead to the pages; shown in the list of keys. */
const pageKeys: Readonly<Partial<Record<(typeof pages)[number], string>>> = {
  players: 'KeyP',
  round: 'KeyR',
  results: 'KeyE',
  standings: 'KeyS',
  history: 'KeyH',
}

export const Nav = ({ id, live }: { readonly id: string; readonly live: LiveState }) => {
  const { nav, keys, attention } = useWords('shell')
  const { decisions } = useWaiting()
  const { at } = usePlace()
  const { role } = useTournament()
  const [location, navigate] = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the pages are one line that scrolls: the one that is open is in sight.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (open !== null && open !== undefined) list.current?.scrollTo({ left: open.offsetLeft - 48 })
  }, [location])
  const suffix = at === null ? '' : `?at=${at}`
  // Whoever may not read a page is not led there.
  const chief = role === 'owner' || role === 'chief'
  const shown = pages.filter((page) => (page === 'people' ? chief : page === 'history' ? chief || role === 'deputy' : true))
  useKeys(
    Object.fromEntries(
      Object.entries(pageKeys)
        .filter(([page]) => shown.some((each) => each === page))
        .map(([page, code]) => [
          code,
          { label: keys.goTo(nav[page as keyof typeof pageKeys]), run: () => navigate(`/desk/${id}/${page}${suffix}`) },
        ]),
    ),
  )
  return (
    <nav className="nav" aria-label={nav.label}>
      <Link className="brand" href="/" aria-label={`Zug: ${nav.all}`}>
        Zug<i>.</i>
      </Link>
      <ul ref={list}>
        {shown.map((page) => {
          const here = location.startsWith(`/desk/${id}/${page}`)
          return (
            <li key={page}>
              <Link href={`/desk/${id}/${page}${suffix}`} aria-current={here ? 'page' : undefined}>
                {nav[page]}
                {page === 'results' && decisions > 0 ? (
                  <span className="nav-badge">
                    <span aria-hidden="true"> · {decisions}</span>
                    <span className="unseen">, {attention.badge(decisions)}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          )
        })}
        <li>
          <a href={`/t/${id}`} target="_blank" rel="noreferrer">
            {nav.publicPage} ↗
          </a>
        </li>
      </ul>
      <div className="nav-foot">
        <SavingState id={id} live={live} />
        <AccountMenu />
      </div>
    </nav>
  )
}
