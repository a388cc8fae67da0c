import { useQuery } from '@tanstack/react-query'
import type { PathsOf, Routes } from '@zug/server/views'
import { type Asked, addressOf, get } from '../../api/client.ts'
import { useTournament } from '../../api/tournament.tsx'

/**
 * What the desk says about a round. Asked again once the tournament is known to have moved on, and only while the
 * round is there: a draft that has just been discarded has nothing to say.
 */
type OfRound = Extract<PathsOf<Routes, 'GET'>, `/tournaments/{tournament}/rounds/{round}/${string}`>

export const useRoundView = <Path extends OfRound>(
  path: Path,
  asked: Asked<Path> & { readonly tournament: string; readonly round: number },
  enabled = true,
) => {
  const { tournament, round } = asked
  const address = addressOf(path, asked)
  const { sequence, draft, rounds } = useTournament()
  const there = draft?.round === round || rounds.some((each) => each.round === round)
  const view = useQuery({
    queryKey: ['round-view', tournament, address, sequence] as const,
    queryFn: () => get(path, asked),
    enabled: enabled && there,
    placeholderData: (before, query) => (query?.queryKey[2] === address ? before : undefined),
  })
  return { ...view, there }
}
