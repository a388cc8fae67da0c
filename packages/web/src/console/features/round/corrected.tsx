import { boardNumber } from '@zug/engine/desk'
import { useTournament } from '../../api/tournament.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { showResult } from '../results/result-text.ts'
import { nameIn, whoPlays } from './who-plays.ts'

/** Over the boards of a round, and beside every reason: what was corrected of earlier rounds since it was paired. */
export const Corrected = ({ round }: { readonly round: number }) => {
  const tournament = useTournament()
  const common = useCommon()
  const results = useWords('results')
  const { rounds } = tournament
  const corrected = rounds.find((entry) => entry.round === round)?.corrected
  if (corrected === undefined) return null
  const entrants = whoPlays(tournament)
  const lines = corrected.results.map(({ round: earlier, board, white, black, was, now }) =>
    common.correctedResult(
      earlier,
      boardNumber(tournament, earlier, board),
      `${nameIn(entrants, white)} – ${nameIn(entrants, black)}`,
      showResult(was, results, tournament, common),
      showResult(now, results, tournament, common),
    ),
  )
  return (
    <p className="round-note corrected">
      {common.correctedSince} {lines.join('; ')}.
    </p>
  )
}
