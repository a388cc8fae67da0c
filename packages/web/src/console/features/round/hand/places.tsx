import { boardNumber } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { useTournament } from '../../../api/tournament.tsx'
import { useWords } from '../../../words/language.tsx'
import { nameIn, whoPlays } from '../who-plays.ts'
import type { Place } from './seating.ts'
import './places.css'

/** Before and after, place by place. */
export const Places = ({ places }: { readonly places: readonly Place[] }) => {
  const tournament = useTournament()
  const { hand } = useWords('round')
  const entrants = whoPlays(tournament)
  const round = tournament.draft?.round ?? tournament.rounds.length
  const numberOf = (at: number): number => boardNumber(tournament, round, at)
  const names = (ids: readonly PlayerId[]): string => ids.map((id) => nameIn(entrants, id)).join(' – ')
  return (
    <div className="places">
      {places.map((place) => (
        <p key={`${place.at} ${place.before} ${place.after}`}>
          <span className="places-where">{place.at === null ? hand.bye : hand.board(numberOf(place.at))}</span>
          <span className="unseen">{hand.before}: </span>
          {place.before === null ? <span className="places-none">{hand.noBoard}</span> : <s>{names(place.before)}</s>} →{' '}
          <span className="unseen">{hand.after}: </span>
          {place.after === null ? <span className="places-none">{hand.noBoard}</span> : <b>{names(place.after)}</b>}
        </p>
      ))}
    </div>
  )
}
