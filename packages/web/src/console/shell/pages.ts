import type { ConsoleArea } from '@zug/messages/console/areas'
import type { Language } from '@zug/messages/language'
import { lazy } from 'react'
import { loadWords } from '../words/load.ts'

const loads = {
  players: () => import('../features/players/players-page.tsx'),
  round: () => import('../features/round/round-page.tsx'),
  results: () => import('../features/results/results-page.tsx'),
  standings: () => import('../features/standings/standings-page.tsx'),
  print: () => import('../features/hall/print-page.tsx'),
  hall: () => import('../features/hall/hall-page.tsx'),
  history: () => import('../features/history/history-page.tsx'),
  settings: () => import('../features/settings/settings-page.tsx'),
  people: () => import('../features/people/people-page.tsx'),
}

/** The pages of a tournament; each comes when it is opened. */
export const pages = {
  players: lazy(loads.players),
  round: lazy(loads.round),
  results: lazy(loads.results),
  standings: lazy(loads.standings),
  print: lazy(loads.print),
  hall: lazy(loads.hall),
  history: lazy(loads.history),
  settings: lazy(loads.settings),
  people: lazy(loads.people),
}

const areas: readonly ConsoleArea[] = [
  'players',
  'round',
  'results',
  'standings',
  'hall',
  'paper',
  'history',
  'settings',
  'people',
  'explain',
]

/** The rest is fetched while nobody waits: when the desk is down later, every page still opens and says so. */
export const fetchAhead = (language: Language): (() => void) => {
  const timer = setTimeout(() => {
    for (const load of Object.values(loads)) load().catch(() => {})
    for (const area of areas) loadWords(area, language).catch(() => {})
  }, 4000)
  return () => clearTimeout(timer)
}
