import { useEffect, useState } from 'react'
import { keyOf, queryClient, tournamentQuery } from '../api/queries.ts'

/** Events that come in a burst are one reading. */
const gather = 120

export type LiveState = 'live' | 'reconnecting'

/**
 * Listens to a tournament from where the reader's view stands, and has the views read again after every change. A view keeps its place on the page: only
 * what differs is drawn anew.
 */
export const useLive = (id: string): LiveState => {
  const [state, setState] = useState<LiveState>('live')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const known = queryClient.getQueryData(tournamentQuery(id).queryKey)?.sequence ?? 0
    const source = new EventSource(`/api/tournaments/${id}/live?after=${known}`)
    const readAgain = (): void => {
      timer = null
      void queryClient.invalidateQueries({ queryKey: keyOf(id), predicate: ({ queryKey }) => typeof queryKey[3] !== 'number' })
    }
    source.onopen = () => setState('live')
    source.onerror = () => setState('reconnecting')
    source.onmessage = () => {
      timer ??= setTimeout(readAgain, gather)
    }
    return () => {
      source.close()
      if (timer !== null) clearTimeout(timer)
    }
  }, [id])
  return state
}
