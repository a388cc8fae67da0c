import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/client.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'

/**
 * What the desk says about a round, `path` below the tournament's address. Asked again once the tournament is known to have moved on, and only while the
 * round is there: a draft that has just been discarded has nothing to say.
 */
export const useRoundView = <T>(round: number, path: string, enabled = true) => {
  const { id } = usePlace()
  const { sequence, draft, rounds } = useTournament()
  const there = draft?.round === round || rounds.some((each) => each.round === round)
  const view = useQuery({
    queryKey: ['round-view', id, path, sequence] as const,
    queryFn: () => get<T>(`/tournaments/${id}/${path}`),
    enabled: enabled && there,
    placeholderData: (before, query) => (query?.queryKey[1] === id && query.queryKey[2] === path ? before : undefined),
  })
  return { ...view, there }
}
