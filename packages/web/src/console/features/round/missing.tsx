import { Link } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import { isOpen, nextRound, type RoundAtHand } from './round-at-hand.ts'
import { whoPlays } from './who-plays.ts'

/** What stands between here and the red button, in words; nothing when nothing does. */
export const Missing = ({ round }: { readonly round: RoundAtHand }) => {
  const tournament = useTournament()
  const { id } = usePlace()
  const { missing } = useWords('round')
  const mayAct = useMayAct()
  const run = useCommand()
  const { phase } = round
  if (phase !== 'next' && phase !== 'later' && phase !== 'complete') return null
  const { rounds, draft, traits, byes, finished } = tournament
  const next = nextRound(tournament)
  const last = rounds.at(-1)
  const open = last?.boards.filter(({ result }) => isOpen(result)).length ?? 0
  const entrants = [...whoPlays(tournament).values()]
  const away = new Set(byes.filter((bye) => bye.round === next).map(({ player }) => player))
  const expected = entrants.filter((entrant) => entrant.withdrawnFrom === null && entrant.firstRound <= next && !away.has(entrant.id))
  const checkInUsed = entrants.some((entrant) => entrant.checkedIn)
  const notThere = expected.filter((entrant) => !entrant.checkedIn).length
  const lines = [
    finished ? <li key="finished">{missing.finished}</li> : null,
    phase === 'later' ? <li key="earlier">{missing.earlier(draft?.round ?? next)}</li> : null,
    phase === 'next' && open > 0 ? (
      <li key="results">
        {missing.results(open, last!.round)} <Link href={`/desk/${id}/results/${last!.round}`}>{missing.resultsLink(open)}</Link>
      </li>
    ) : null,
    phase === 'next' && checkInUsed && notThere > 0 ? (
      <li key="check-in">
        {missing.checkIn(notThere)}{' '}
        {mayAct ? (
          <button type="button" className="round-link" onClick={() => run({ kind: 'close-check-in' })}>
            {missing.closeCheckIn}
          </button>
        ) : null}
      </li>
    ) : null,
    phase === 'next' && expected.length < 2 && entrants.length > 0 && traits.drawnFrom === 'scores' ? (
      <li key="few">{missing.fewPlayers}</li>
    ) : null,
    phase === 'next' && !mayAct ? <li key="role">{missing.role}</li> : null,
  ].filter((line) => line !== null)
  if (lines.length === 0) return null
  return (
    <ul className="round-missing" aria-label={missing.label}>
      {lines}
    </ul>
  )
}
