import { basisText, decimal, differenceText, signed } from '@zug/messages/ratings/text'
import { ratingWords } from '@zug/messages/ratings/words'
import type { FC } from 'hono/jsx'
import type { PlayerRatingAnswer } from '../../../views.ts'
import { pointsText } from '../results.ts'
import type { Scene } from '../scene.ts'

/** What the games make of a rating, with the working; closed until it is asked for. */
export const RatingChange: FC<{ readonly scene: Scene; readonly rating: PlayerRatingAnswer | null }> = ({ scene, rating }) => {
  if (rating === null || rating.lines.length === 0) return null
  const { language } = scene
  const words = ratingWords[language]
  const { change, after, score, expected } = rating
  const short = change === null ? String(after ?? '–') : `${signed(change, 1, language)} → ${after}`
  return (
    <details class="rating" id="rating">
      <summary>
        {words.ofPlayer} <b>{short}</b>
      </summary>
      <section class="scroll" tabindex={0} aria-label={words.ofPlayer}>
        <table>
          <thead>
            <tr>
              <th class="n">{words.round}</th>
              <th>{words.opponent}</th>
              <th class="n">{words.rating}</th>
              <th class="n">{words.difference}</th>
              <th class="n">{words.expected}</th>
              <th class="n">{words.score}</th>
              <th class="n">{words.change}</th>
            </tr>
          </thead>
          <tbody>
            {rating.lines.map((line) => (
              <tr>
                <td class="n">{line.round}</td>
                <td>{scene.players.get(line.opponent)?.name ?? ''}</td>
                <td class="n">{line.rating ?? words.unrated}</td>
                <td class="n">{differenceText(rating.rating, line, words, language)}</td>
                <td class="n">{line.expected === null ? '' : decimal(line.expected, 2, language)}</td>
                <td class="n">{pointsText(line.score)}</td>
                <td class="n">{line.change === null ? '' : signed(line.change, 1, language)}</td>
              </tr>
            ))}
          </tbody>
          {change === null || expected === null ? null : (
            <tfoot>
              <tr>
                <td />
                <th scope="row" colspan={3}>
                  {words.becomes(rating.rating!, after!)}
                </th>
                <td class="n">{decimal(expected, 2, language)}</td>
                <td class="n">{pointsText(score)}</td>
                <td class="n">{signed(change, 1, language)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <p class="note">
        {[
          words.by(words.systems[rating.system], words.plays[rating.play]),
          ...basisText(rating.basis, after, words, language),
          words.forecast,
        ].join(' ')}
      </p>
    </details>
  )
}
