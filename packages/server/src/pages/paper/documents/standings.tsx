import { rankedAmong } from '@zug/engine/desk'
import { tieBreakHeading, tieBreaksLeftOutText, tieBreakTitle } from '@zug/messages/paper/tie-breaks'
import type { FC } from 'hono/jsx'
import { fieldOf } from '../entrants.ts'
import { groupsOf } from '../groups.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name, Rating } from '../parts.tsx'
import { type RankedRow, type Ranking, rankingOf } from '../ranking.ts'
import { tightness } from '../tightness.ts'

export const standings: PaperDocument = {
  id: 'standings',
  needs: 'public',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round', 'group', 'density'],
  when: ({ round }) => round !== null,
  make: (paper) => {
    const { words, options } = paper
    const ranking = rankingOf(paper)
    const groups = groupsOf(ranking.rows, ({ entrant }) => entrant, options.group, paper)
    return {
      kind: 'list',
      title: ranking.final ? words.finalStandings : words.documents.standings,
      subtitle: words.afterRound(ranking.round),
      body: (
        <>
          <RankingNotes ranking={ranking} paper={paper} />
          {groups.map(({ heading, rows }) => (
            <section class="group">
              {heading === null ? null : <h2>{heading}</h2>}
              <RankTable ranking={ranking} rows={rows} paper={paper} among={heading !== null} />
            </section>
          ))}
          <Legend codes={ranking.codes} paper={paper} />
        </>
      ),
    }
  },
}

/** Open games, and tie-breaks that are not applied. */
export const RankingNotes: FC<{ readonly ranking: Ranking; readonly paper: Paper }> = ({ ranking, paper: { words, language } }) => {
  const notes = [ranking.openGames === 0 ? null : words.notFinal(ranking.openGames), tieBreaksLeftOutText(ranking.leftOut, language)]
  return (
    <>
      {notes.map((note) =>
        note === null ? null : (
          <p class="banner" role="note">
            {note}
          </p>
        ),
      )}
    </>
  )
}

type RankProps = {
  readonly ranking: Ranking
  readonly rows: readonly RankedRow[]
  readonly paper: Paper
  /** Of a group: the place in it stands first. */
  readonly among: boolean
}

const RankTable: FC<RankProps> = ({ ranking, rows, paper, among }) => {
  const { words, state, options, language } = paper
  const { teams, all } = fieldOf(state)
  const federation = all.some((entrant) => entrant.federation !== '')
  const club = all.some((entrant) => entrant.club !== '')
  return (
    <table class={`rows ranks ${tightness(ranking.codes.length + Number(federation) + Number(club) * 2, [7, 9, 12], options.density)}`}>
      <thead>
        <tr>
          {among ? <th class="rank">{words.among}</th> : null}
          <th class="rank">{words.rank}</th>
          <th class="n">{words.number}</th>
          <th class="wide">{teams ? words.team : words.name}</th>
          {teams ? null : <th class="n">{words.rating}</th>}
          {federation ? <th>{words.federation}</th> : null}
          {club ? <th class="club">{words.club}</th> : null}
          <th class="n score">{teams ? words.matchPoints : words.points}</th>
          {teams ? <th class="n">{words.gamePoints}</th> : null}
          {ranking.codes.map((code) => (
            <th class="n">{tieBreakHeading(code, language)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rankedAmong(rows).map(({ entrant, rankText, points, gamePoints, values, among: place }) => (
          <tr>
            {among ? <td class="rank">{place}</td> : null}
            <td class={among ? 'rank overall' : 'rank'}>{rankText}</td>
            <td class="n">
              <small class="faint">{entrant.number}</small>
            </td>
            <td class="name wide">
              <Name of={entrant} />
              {entrant.withdrawnFrom === null || entrant.withdrawnFrom > ranking.round + 1 ? null : (
                <small class="note">{words.withdrawnShort}</small>
              )}
            </td>
            {teams ? null : (
              <td class="n">
                <Rating of={entrant} />
              </td>
            )}
            {federation ? <td>{entrant.federation}</td> : null}
            {club ? (
              <td class="club">
                <small>{entrant.club}</small>
              </td>
            ) : null}
            <td class="n score">{points}</td>
            {teams ? <td class="n">{gamePoints}</td> : null}
            {values.map((value) => (
              <td class="n">{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the columns with codes mean. */
export const Legend: FC<{ readonly codes: readonly string[]; readonly paper: Paper }> = ({ codes, paper: { words, language } }) =>
  codes.length === 0 ? null : (
    <section class="legend keep">
      <h2>{words.tieBreaks}</h2>
      <dl>
        {codes.map((code) => (
          <div>
            <dt>{tieBreakHeading(code, language)}</dt>
            <dd>{tieBreakTitle(code, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
