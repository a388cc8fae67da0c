import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { letPlay } from '../../api/let-play.ts'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import type { RoundAtHand } from './round-at-hand.ts'
import { nameIn, whoPlays } from './who-plays.ts'

/** Players who are present although this round is, or was, paired without them. */
const Late = ({ round }: { readonly round: RoundAtHand }) => {
  const tournament = useTournament()
  const { late } = useWords('round')
  const mayAct = useMayAct()
  const run = useCommand()
  const [busy, setBusy] = useState(false)
  const here = tournament.lateArrivals.filter((one) => one.round === round.round)
  if (here.length === 0) return null
  const names = here.map(({ player }) => nameIn(whoPlays(tournament), player)).join('; ')
  const published = round.published !== null
  const play = async (): Promise<void> => {
    setBusy(true)
    await letPlay(run, tournament)
    setBusy(false)
  }
  return (
    <p className="round-note" role="status">
      {published ? late.published(names) : late.bye(names)}{' '}
      {published || !mayAct || tournament.manual !== null ? null : (
        <button type="button" className="round-link" disabled={busy} onClick={play}>
          {round.phase === 'draft' ? late.playAgain : late.play}
        </button>
      )}
    </p>
  )
}

export default Late
