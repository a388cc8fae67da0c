import { absent, type Outcome, opponentOf } from '@zug/engine/model'
import { colourText, roundText } from '@zug/engine/standings'
import { tieBreakHeading } from '@zug/messages/paper/tie-breaks'
import type { FC } from 'hono/jsx'
import { type Entrant, fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name, Rating } from '../parts.tsx'
import { lineOf, rankingOf } from '../ranking.ts'
import { notationFor, teamMatchText } from '../text.ts'
import { tightness } from '../tightness.ts'
import { Legend, RankingNotes } from './standings.tsx'

/** Round by round in the order of the standings. Which number names the opponent is chosen, and said. */
export const crosstable: PaperDocument = {
  id: 'crosstable',
  needs: 'public',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round', 'numbers', 'density'],
  when: ({ round }) => round !== null,
  make: (paper) => {
    const { words, common, options } = paper
    const ranking = rankingOf(paper)
    return {
      kind: 'list',
      landscape: true,
      title: words.documents.crosstable,
      subtitle: ranking.final ? words.finalStandings : words.afterRound(ranking.round),
      body: (
        <>
          <RankingNotes ranking={ranking} paper={paper} />
          <p class="how">
            {words.crosstableBy[options.numbers]} {words.crosstableColours} {common.signs}
          </p>
          <Rounds paper={paper} />
          <Legend codes={ranking.codes} paper={paper} />
        </>
      ),
    }
  },
}

const Rounds: FC<{ readonly paper: Paper }> = ({ paper }) => {
  const { words, state, options, language } = paper
  const ranking = rankingOf(paper)
  const notation = notationFor(paper)
  const field = fieldOf(state)
  const lines = lineOf(ranking)
  const numberOf = (entrant: Entrant): string => String(options.numbers === 'start' ? entrant.number : (lines.get(entrant.id) ?? ''))
  const outcomesOf = new Map(ranking.rows.map(({ entrant, outcomes }) => [entrant.id, outcomes]))
  const cell = (entrant: Entrant, outcome: Outcome, round: number): string => {
    const opponent = opponentOf(outcome)
    const number = opponent === null ? null : numberOf(field.get(opponent))
    const match = teamMatchText(outcome, { entrant, round: round + 1 }, paper)
    if (match !== null) return `${number}${colourText(outcome, notation) || ' '}${match}`
    return roundText(number, outcome, opponent === null ? undefined : outcomesOf.get(opponent)?.[round], notation)
  }
  const rounds = Array.from({ length: ranking.round }, (_, at) => at)
  // Lines are counted where ranks are shared; else the rank says the same.
  const counted = ranking.rows.some(({ rank, rankText }, at) => rankText !== String(at + 1) || rank !== at + 1)
  return (
    <table class={`rows crosstable ${tightness(ranking.round + ranking.codes.length, [11, 16, 24], options.density)}`}>
      <thead>
        <tr>
          <th class="rank">{counted ? words.rank : '#'}</th>
          {counted ? <th class="n">#</th> : null}
          <th class="n">{words.number}</th>
          <th class="wide">{field.teams ? words.team : words.name}</th>
          {field.teams ? null : <th class="n">{words.rating}</th>}
          {rounds.map((at) => (
            <th class="cell">{at + 1}</th>
          ))}
          <th class="n score">{words.points}</th>
          {ranking.codes.map((code) => (
            <th class="n">{tieBreakHeading(code, language)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking.rows.map(({ entrant, rankText, points, values, outcomes }, at) => (
          <tr>
            <td class="rank">{rankText}</td>
            {counted ? <td class="n">{at + 1}</td> : null}
            <td class="n">
              <small class="faint">{entrant.number}</small>
            </td>
            <td class="name wide">
              <Name of={entrant} />
            </td>
            {field.teams ? null : (
              <td class="n">
                <Rating of={entrant} />
              </td>
            )}
            {rounds.map((round) => (
              <td class="cell">{cell(entrant, outcomes[round] ?? absent, round)}</td>
            ))}
            <td class="n score">{points}</td>
            {values.map((value) => (
              <td class="n">{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
