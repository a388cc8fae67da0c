import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { isKept } from '../kept/state.ts'
import { pendingOf, useOutbox } from '../outbox/outbox.ts'
import { withPending } from '../outbox/pending.ts'
import { tournamentQuery } from './queries.ts'
import type { Tournament } from './types.ts'

type Place = { readonly id: string; readonly at: number | null }

const PlaceContext = createContext<Place | null>(null)

/**
 * Everything inside is about one tournament, now or as it was after event `at`. The page stays at the moment it shows until the other one is there: it
 * changes at once, and nothing that is drawn has to wait.
 */
export const TournamentPlace = ({ id, at, children }: Place & { readonly children: ReactNode }) => {
  const { isPending } = useQuery(tournamentQuery(id, at))
  const asked = useMemo(() => ({ id, at }), [id, at])
  const [shown, setShown] = useState(asked)
  const place = shown.id === id && isPending ? shown : asked
  if (place !== shown) setShown(place)
  return <PlaceContext value={place}>{children}</PlaceContext>
}

export const usePlace = (): Place => {
  const place = use(PlaceContext)
  if (place === null) throw new Error('Not inside a tournament')
  return place
}

const TournamentContext = createContext<Tournament | null>(null)

/**
 * Reads the tournament at hand once for everything inside, with results of this device that are still on their way laid over it. What is drawn together is
 * drawn from the same moment: no part of a page can see a change before the part that decides whether it is there at all.
 */
export const TournamentAtHand = ({ children }: { readonly children: ReactNode }) => {
  const { id, at } = usePlace()
  const { data } = useSuspenseQuery(tournamentQuery(id, at))
  const outbox = useOutbox()
  const tournament = useMemo(() => (at === null ? withPending(data, pendingOf(outbox, id)) : data), [data, outbox, id, at])
  return <TournamentContext value={tournament}>{children}</TournamentContext>
}

/** null: not inside a tournament. */
export const useTournamentIfAny = (): Tournament | null => use(TournamentContext)

export const useTournament = (): Tournament => {
  const tournament = useTournamentIfAny()
  if (tournament === null) throw new Error('Not inside a tournament')
  return tournament
}

/** May the reader change anything here? Not in the past, not without the desk, and not as a mere viewer. */
export const useMayAct = (needs: 'deputy' | 'chief' | 'owner' = 'deputy'): boolean => {
  const { at } = usePlace()
  const { role, record } = useTournament()
  if (record.breaches.length > 0 || isKept()) return false
  const order = ['viewer', 'helper', 'deputy', 'chief', 'owner']
  return at === null && role !== null && order.indexOf(role) >= order.indexOf(needs)
}
