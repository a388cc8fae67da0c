import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import { awayIn } from './away.ts'
import type { RoundAtHand } from './round-at-hand.ts'
import { whoPlays } from './who-plays.ts'

const Preview = later(() => import('./preview.tsx'))

/** No boards yet: what will be, and a look ahead that keeps nothing. */
export const NotPaired = ({ round }: { readonly round: RoundAtHand }) => {
  const tournament = useTournament()
  const { id, at } = usePlace()
  const { empty, preview } = useWords('round')
  const { facts } = useWords('shell')
  const [previewing, setPreviewing] = useState(false)
  const entrants = whoPlays(tournament)
  const toPair = awayIn(tournament, round.round).toPair.length
  if (round.published !== null) return <Empty title={empty.noGames} />
  if (entrants.size === 0)
    return (
      <Empty title={empty.nobody}>
        <Link href={`/desk/${id}/players`}>{empty.enterPlayers}</Link>
      </Empty>
    )
  if (round.phase === 'later') return <Empty title={empty.later(round.round)}>{empty.laterText}</Empty>
  const count = tournament.traits.teams ? facts.teams(toPair) : facts.players(toPair)
  return (
    <>
      <Empty title={empty.next(round.round)}>
        <p>{empty.nextText(count)}</p>
        {at === null && toPair > 1 && !previewing ? <Button onClick={() => setPreviewing(true)}>{preview.ask}</Button> : null}
      </Empty>
      {previewing ? (
        <Suspense>
          <Preview />
        </Suspense>
      ) : null}
    </>
  )
}
