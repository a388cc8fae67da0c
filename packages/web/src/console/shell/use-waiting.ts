import { useMemo } from 'react'
import { useMayAct, usePlace, useTournament } from '../api/tournament.tsx'
import { useOutbox } from '../outbox/outbox.ts'
import { countOf, type Waiting, waitingIn } from './waiting.ts'

const nothing: Waiting = { staleDraft: null, disagreeing: [], disputed: [], adjourned: [], tooManyRounds: null, notCheckedIn: 0, late: [] }

/** What waits here, for those who can do something about it; results of this device concern whoever holds it. */
export const useWaiting = () => {
  const tournament = useTournament()
  const { id, at } = usePlace()
  const mayAct = useMayAct()
  const { refused: allRefused, waiting, state } = useOutbox()
  const here = useMemo(() => (mayAct ? waitingIn(tournament) : nothing), [mayAct, tournament])
  const refused = at === null ? allRefused.filter((entry) => entry.tournament === id).length : 0
  const queued = at === null && state === 'offline' ? waiting.filter((entry) => entry.tournament === id).length : 0
  return { ...here, refused, queued, decisions: countOf(here.disagreeing) + countOf(here.disputed) + refused }
}
