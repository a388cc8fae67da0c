import { basisText, decimal, differenceText, signed } from '@zug/messages/ratings/text'
import type { PlayerRatingAnswer } from '@zug/server/views'
import { useTournament } from '../../api/tournament.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { showNumber } from '../standings/answers.ts'
import './ratings.css'

/** What the games of a player make of the rating, game by game. */
export const RatingWorking = ({ rating }: { readonly rating: PlayerRatingAnswer }) => {
  const words = useWords('ratings')
  const { language } = useLanguage()
  const { players } = useTournament()
  const { lines, change, after, expected, score, average, performance } = rating
  if (lines.length === 0) return <p className="hint">{words.none}</p>
  return (
    <section className="rating-working">
      <h2>
        {words.ofPlayer}{' '}
        {change === null ? null : (
          <>
            <b>{signed(change, 1, language)}</b> <span>{words.becomes(rating.rating!, after!)}</span>
          </>
        )}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
      <section className="standings-scroll" tabIndex={0} aria-label={words.ofPlayer}>
        <table className="card-table">
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              <th scope="col">{words.opponent}</th>
              {[words.rating, words.difference, words.expected, words.score, words.change].map((heading) => (
                <th key={heading} scope="col" className="number">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.round}>
                <td>{line.round}</td>
                <td>{players.find(({ id }) => id === line.opponent)?.name ?? ''}</td>
                <td className="number">{line.rating ?? words.unrated}</td>
                <td className="number">{differenceText(rating.rating, line, words, language)}</td>
                <td className="number">{line.expected === null ? '' : decimal(line.expected, 2, language)}</td>
                <td className="number">{showNumber(line.score)}</td>
                <td className="number">{line.change === null ? '' : signed(line.change, 1, language)}</td>
              </tr>
            ))}
          </tbody>
          {change === null || expected === null ? null : (
            <tfoot>
              <tr>
                <td colSpan={4} />
                <td className="number">{decimal(expected, 2, language)}</td>
                <td className="number">{showNumber(score)}</td>
                <td className="number">{signed(change, 1, language)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <dl>
        {[
          [words.performance, performance],
          [words.average, average],
        ].map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="hint">
        {[
          words.by(words.systems[rating.system], words.plays[rating.play]),
          ...basisText(rating.basis, after, words, language),
          words.forecast,
        ].join(' ')}
      </p>
    </section>
  )
}
