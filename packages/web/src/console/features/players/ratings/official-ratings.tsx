import { listedRating, playAt, ratingsOf } from '@zug/engine/desk'
import { kindsOfPlay, type ListRatings, type OfficialRatings } from '@zug/engine/model'
import { useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/language.tsx'
import './official-ratings.css'

type Props = {
  readonly official: OfficialRatings | undefined
  readonly rating: number | null
  readonly onTake: (rating: number | null) => void
}

const sourceOf = ({ list, month }: ListRatings, name: string): string => [list || name, month].filter((part) => part !== '').join(' ')

/** What the lists say of a player, which of it counts, and why. */
export const Official = ({ official, rating, onTake }: Props) => {
  const { ratings: words } = useWords('players')
  const { settings } = useTournament()
  if (official === undefined || (official.fide === undefined && official.national === undefined)) return null
  const listed = listedRating(settings, official)
  const own = ratingsOf(settings).method === 'own'
  const follows = !own && rating === (listed?.rating ?? null)
  const name = (of: 'fide' | 'national'): string => sourceOf(official[of]!, words.lists[of])
  return (
    <div className="official">
      <table>
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.list}</th>
            {kindsOfPlay.map((play) => (
              <th key={play} scope="col">
                {words.play[play]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['fide', 'national'] as const).map((of) => {
            const ratings = official[of]
            if (ratings === undefined) return null
            return (
              <tr key={of}>
                <th scope="row">
                  {name(of)} {ratings.inactive ? <small>{words.inactive}</small> : null}
                </th>
                {kindsOfPlay.map((play) => (
                  <td key={play} className={follows && listed?.of === of && listed.play === play ? 'counts' : undefined}>
                    {ratings[play] ?? '–'}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="hint">
        {follows
          ? listed === null
            ? words.nothing
            : words.counts(listed.rating, name(listed.of), words.play[listed.play])
          : words.byHand(rating)}
      </p>
      {follows || own ? null : <Button onClick={() => onTake(listed?.rating ?? null)}>{words.take(listed?.rating ?? null)}</Button>}
    </div>
  )
}

/** The rating that a list entry would give, in the form where players are entered. */
export const useListed = () => {
  const { settings } = useTournament()
  return (official: OfficialRatings): number | null => {
    const own = ratingsOf(settings).method === 'own'
    const shown = own ? { ...settings, ratings: { ...ratingsOf(settings), method: 'fide-else-national' as const } } : settings
    return listedRating(shown, official)?.rating ?? null
  }
}

export const usePlay = () => playAt(useTournament().settings)
