import { useTournamentIfAny } from '../api/tournament.tsx'
import './article.css'

/** Of the handbook of chess; it has nothing to say about other games. */
const ofChess = /^C\.0\d/

/** The number of an article of the rulebook, as it is quoted everywhere. */
export const Article = ({ number }: { readonly number: string }) => {
  const otherGame = useTournamentIfAny()?.traits.games === 'scores'
  return otherGame && ofChess.test(number) ? null : <span className="article">{number}</span>
}
