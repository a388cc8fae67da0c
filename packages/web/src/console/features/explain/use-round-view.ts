import { useQuery } from '@tanstack/react-query'
import { type AskedBelow, addressOf, type Below, getBelow } from '../../api/client.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'

type OfRound = Extract<Below, `rounds/{round}/${string}`>

/**
 * What the desk says about a round. Asked again once the tournament is known to have moved on, and only while the
 * round is there: a draft that has just been discarded has nothing to say.
 */
export const useRoundView = <Path extends OfRound>(path: Path, asked: AskedBelow<Path> & { readonly round: number }, enabled = true) => {
  const { id } = usePlace()
  const address = addressOf(path, asked)
  const { sequence, draft, rounds } = useTournament()
  const there = draft?.round === asked.round || rounds.some(({ round }) => round === asked.round)
  const view = useQuery({
    queryKey: ['round-view', id, address, sequence] as const,
    queryFn: () => getBelow(id, path, asked),
    enabled: enabled && there,
    placeholderData: (before, query) => (query?.queryKey[1] === id && query.queryKey[2] === address ? before : undefined),
  })
  return { ...view, there }
}
