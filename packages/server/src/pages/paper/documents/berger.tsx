import { opponentOf, type PlayerId } from '@zug/engine/model'
import { roundRobinSettingsOf } from '@zug/engine/pairing'
import { notCounted } from '@zug/engine/standings'
import { tieBreakHeading } from '@zug/messages/paper/tie-breaks'
import type { FC } from 'hono/jsx'
import { tablesFit } from '../../../rounds/tables.ts'
import { fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name } from '../parts.tsx'
import { type RankedRow, rankingOf } from '../ranking.ts'
import { outcomeSign } from '../text.ts'
import { tightness } from '../tightness.ts'
import { Legend, RankingNotes } from './standings.tsx'

/** Everybody against everybody as a square, before its first round too: then it is a grid to write on. */
export const berger: PaperDocument = {
  id: 'berger',
  needs: 'public',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round', 'order', 'density'],
  orders: ['number', 'rank'],
  when: ({ state, traits }) => traits.drawnFrom === 'tables' && fieldOf(state).all.length > 1 && tablesFit(state),
  make: (paper) => {
    const { words, state, options } = paper
    const ranking = rankingOf(paper)
    const { double, sections } = roundRobinSettingsOf(state.settings!)
    const rowsOf = (members: ReadonlySet<PlayerId> | null): readonly RankedRow[] => {
      const rows = ranking.rows.filter(({ entrant }) => members === null || members.has(entrant.id))
      return options.order === 'rank' ? rows : rows.toSorted((a, b) => a.entrant.number - b.entrant.number)
    }
    const groups = sections === null ? [rowsOf(null)] : sections.map((ids) => rowsOf(new Set(ids)))
    return {
      kind: 'list',
      landscape: true,
      title: words.documents.berger,
      subtitle: ranking.final ? words.finalStandings : words.afterRound(ranking.round),
      body: (
        <>
          <RankingNotes ranking={ranking} paper={paper} />
          <p class="how">
            {double ? words.bergerTwice : words.bergerHow} {paper.common.signs}
            {ranking.rows.some(({ struck }) => struck) ? ` ${paper.common.notCounted}` : null}
          </p>
          {groups.map((rows, at) => (
            <section class="group">
              {groups.length > 1 ? <h2>{words.section(at + 1)}</h2> : null}
              <Grid rows={rows} codes={ranking.codes} played={ranking.round} paper={paper} />
            </section>
          ))}
          <Legend codes={ranking.codes} paper={paper} />
        </>
      ),
    }
  },
}

type GridProps = { readonly rows: readonly RankedRow[]; readonly codes: readonly string[]; readonly played: number; readonly paper: Paper }

const Grid: FC<GridProps> = ({ rows, codes, played, paper }) => {
  const { words, state, options, language } = paper
  const { double } = roundRobinSettingsOf(state.settings!)
  const { teams } = fieldOf(state)
  const tight = tightness(rows.length * (double ? 1.4 : 1) + codes.length, [14, 20, 26], options.density)
  return (
    <table class={`rows grid ${tight}`}>
      <thead>
        <tr>
          <th class="n">{words.number}</th>
          <th class="wide">{teams ? words.team : words.name}</th>
          {teams ? null : <th class="n">{words.rating}</th>}
          {rows.map(({ entrant }) => (
            <th class="cell">{entrant.number}</th>
          ))}
          <th class="n score">{words.points}</th>
          <th class="rank">{words.rank}</th>
          {codes.map((code) => (
            <th class="n">{tieBreakHeading(code, language)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { entrant, rankText, points, values } = row
          return (
            <tr>
              <td class="n">{entrant.number}</td>
              <td class="name wide">
                <Name of={entrant} />
              </td>
              {teams ? null : <td class="n">{entrant.rating ?? '–'}</td>}
              {rows.map((other) =>
                other.entrant.id === entrant.id ? <td class="cell self" /> : <td class="cell">{meetings(row, other, played, paper)}</td>,
              )}
              <td class="n score">{played === 0 ? '' : points}</td>
              <td class="rank">{played === 0 ? '' : rankText}</td>
              {values.map((value) => (
                <td class="n">{played === 0 ? '' : value}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Every game of two, first cycle first; a dash where somebody left before half of the games and it was not played (CFC 653). */
const meetings = (row: RankedRow, { entrant: other, struck }: RankedRow, played: number, paper: Paper): string => {
  const games = row.outcomes
    .slice(0, played)
    .flatMap((outcome, at) =>
      opponentOf(outcome) === other.id ? [outcomeSign(outcome, other.outcomes[at], { entrant: row.entrant, round: at + 1 }, paper)] : [],
    )
    .join('\u2009')
  return row.struck || struck ? notCounted(games) : games
}
