import { Suspense } from 'react'
import { Link, useParams } from 'wouter'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useWords } from '../../words/language.tsx'
import { RoundBar } from '../round/round-bar.tsx'
import { RoundResults } from './round-results.tsx'
import './results-page.css'

/** Results of one round; without a number in the address, of the last one published. */
const ResultsPage = () => {
  const words = useWords('results')
  const { id, at } = usePlace()
  const tournament = useTournament()
  const { round: asked } = useParams<{ round?: string }>()
  const { rounds } = tournament
  const round = rounds.find((entry) => String(entry.round) === asked) ?? rounds.at(-1)
  const suffix = at === null ? '' : `?at=${at}`
  if (round === undefined)
    return (
      <>
        <h1 className="results-title">{words.title}</h1>
        <Empty title={words.noRound}>
          <p>{words.noRoundHint}</p>
          <Link href={`/desk/${id}/round${suffix}`}>{words.toRound}</Link>
        </Empty>
      </>
    )
  return (
    <>
      <h1 className="results-title">
        {words.heading(round.round)} <span className="results-part">{words.part}</span>
      </h1>
      <nav aria-label={words.rounds}>
        <ol className="results-steps">
          {rounds.map((entry) => (
            <li key={entry.round}>
              <Link href={`/desk/${id}/results/${entry.round}${suffix}`} aria-current={entry.round === round.round ? 'page' : undefined}>
                {entry.round}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {/* On a phone the boards have the screen. */}
      {round === rounds.at(-1) ? (
        <div className="results-todo">
          <Suspense>
            <RoundBar keys={false} />
          </Suspense>
        </div>
      ) : null}
      {round.boards.length === 0 ? (
        <Empty title={words.noBoards} />
      ) : (
        <RoundResults key={round.round} tournament={tournament} round={round} />
      )}
    </>
  )
}

export default ResultsPage
