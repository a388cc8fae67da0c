import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import type { RoundAtHand } from './round-at-hand.ts'
import { nameIn, whoPlays } from './who-plays.ts'

/** Wishes that could not be kept, so that nobody finds out in the hall. */
export const Wishes = ({ round }: { readonly round: RoundAtHand }) => {
  const tournament = useTournament()
  const { wishes } = useWords('round')
  const { list } = useWords('common')
  const dropped = round.phase === 'draft' ? tournament.draft!.wishesDropped : []
  if (dropped.length === 0) return null
  const entrants = whoPlays(tournament)
  return (
    <p className="round-note">
      {wishes.title(dropped.length)} {list(dropped.map(([a, b]) => `${nameIn(entrants, a)} – ${nameIn(entrants, b)}`))}.
    </p>
  )
}
