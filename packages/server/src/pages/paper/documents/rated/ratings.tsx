import { basisText, decimal, signed } from '@zug/messages/ratings/text'
import { ratingWords } from '@zug/messages/ratings/words'
import type { FC } from 'hono/jsx'
import { ratingsOf, ratingsView } from '../../../../ratings/view.ts'
import type { Paper, PaperDocument } from '../../paper.ts'
import { tightness } from '../../tightness.ts'

const ratingsOn = ({ state, round }: Paper) => (round === null ? null : ratingsOf(state, round.round, null))

type Row = ReturnType<typeof ratingsView>['rows'][number]

/** What the games make of everybody's rating. */
export const ratings: PaperDocument = {
  id: 'ratings',
  needs: 'public',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round', 'density'],
  when: (paper) => ratingsOn(paper) !== null,
  make: (paper) => {
    const { words, language, desk } = paper
    const says = ratingWords[language]
    const { system, play, round, rows } = ratingsView(ratingsOn(paper)!, desk)
    return {
      kind: 'list',
      title: says.title,
      subtitle: words.afterRound(round),
      body: (
        <section class="group">
          <p>{`${says.by(says.systems[system], says.plays[play])} ${says.forecast}`}</p>
          <table class={`rows ${tightness(8, [7, 9, 12], paper.options.density)}`}>
            <thead>
              <tr>
                <th class="n">{words.number}</th>
                <th class="wide">{says.name}</th>
                <th class="n">{says.rating}</th>
                <th class="n">{says.games}</th>
                <th class="n">{says.score}</th>
                <th class="n">{says.expected}</th>
                <th class="n">{says.k}</th>
                <th class="n">{says.change}</th>
                <th class="n">{says.after}</th>
                <th class="n">{says.performance}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line row={row} paper={paper} />
              ))}
            </tbody>
          </table>
          {[
            ...new Set(
              rows
                .filter(({ games }) => games > 0)
                .flatMap(({ basis, after }) => (basis.kind === 'fide' ? basisText(basis, after, says, language) : [])),
            ),
          ]
            .toSorted()
            .map((line) => (
              <small>{line} </small>
            ))}
        </section>
      ),
    }
  },
}

const Line: FC<{ readonly row: Row; readonly paper: Paper }> = ({ row, paper }) => {
  const { language, state } = paper
  const player = state.players.get(row.player)
  const text = (value: number | null): string => (value === null ? '' : String(value))
  return (
    <tr>
      <td class="n">{text(player?.pairingNumber ?? null)}</td>
      <td class="wide">
        {row.title === null ? '' : `${row.title}\u00a0`}
        {row.name}
      </td>
      <td class="n">{text(row.rating)}</td>
      <td class="n">{row.games}</td>
      <td class="n">{decimal(row.score, 1, language)}</td>
      <td class="n">{row.expected === null ? '' : decimal(row.expected, 2, language)}</td>
      <td class="n">{'k' in row.basis ? row.basis.k : ''}</td>
      <td class="n">{row.change === null ? '' : signed(row.change, 1, language)}</td>
      <td class="n">{text(row.after)}</td>
      <td class="n">{text(row.performance)}</td>
    </tr>
  )
}
