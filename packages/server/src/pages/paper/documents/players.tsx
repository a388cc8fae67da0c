import type { PlayerId } from '@zug/engine/model'
import type { FC } from 'hono/jsx'
import { announcedText } from '../../announced.ts'
import { byName, type Entrant, fieldOf } from '../entrants.ts'
import { groupsOf } from '../groups.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name, Rating } from '../parts.tsx'

export const players: PaperDocument = {
  id: 'players',
  needs: 'public',
  shows: 'results',
  options: ['order', 'group', 'density'],
  orders: ['number', 'name', 'rating'],
  when: ({ state }) => fieldOf(state).all.length > 0,
  make: (paper) => {
    const { words, state, options, language } = paper
    const announced = announcedText(state.settings!.rules, language)
    const { all, teams } = fieldOf(state)
    const has = (of: (entrant: Entrant) => string): boolean => all.some((entrant) => of(entrant) !== '')
    const [federation, club, fideId, nationalIds] = [
      has((e) => e.federation),
      has((e) => e.club),
      has((e) => e.fideId),
      has((e) => e.nationalIds),
    ]
    return {
      kind: 'list',
      title: words.documents.players,
      subtitle: teams ? words.teams(all.length) : words.players(all.length),
      body: (
        <>
          {groupsOf(inOrder(paper), (entrant) => entrant, options.group, paper).map(({ heading, rows }) => (
            <section class="group">
              {heading === null ? null : <h2>{heading}</h2>}
              <table class="rows start-list">
                <thead>
                  <tr>
                    <th class="n">{words.number}</th>
                    <th class="wide">{teams ? words.team : words.name}</th>
                    <th class="n">{words.rating}</th>
                    {federation ? <th>{words.federation}</th> : null}
                    {fideId ? <th class="n">{words.fideId}</th> : null}
                    {nationalIds ? <th>{words.nationalId}</th> : null}
                    {club ? <th class="club">{words.club}</th> : null}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((entrant) => (
                    <tr>
                      <td class="n">{entrant.number}</td>
                      <td class="name wide">
                        <Name of={entrant} />
                        {teams ? <LineUp team={entrant} paper={paper} /> : null}
                        {entrant.withdrawnFrom === null ? null : <small class="note">{words.withdrawn(entrant.withdrawnFrom)}</small>}
                      </td>
                      <td class="n">
                        <Rating of={entrant} />
                      </td>
                      {federation ? <td>{entrant.federation}</td> : null}
                      {fideId ? <td class="n">{entrant.fideId}</td> : null}
                      {nationalIds ? <td>{entrant.nationalIds}</td> : null}
                      {club ? (
                        <td class="club">
                          <small>{entrant.club}</small>
                        </td>
                      ) : null}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
          {announced === '' ? null : (
            <p class="note">
              {words.announced}: {announced}
            </p>
          )}
        </>
      ),
    }
  },
}

/** Who plays for a team, board by board, the alternates after them. */
const LineUp: FC<{ readonly team: Entrant; readonly paper: Paper }> = ({ team, paper: { state, words } }) => {
  const found = state.teams.get(team.id)
  const names = (ids: readonly PlayerId[]): string =>
    ids.map((id) => [state.players.get(id)?.name, state.players.get(id)?.rating].filter((part) => part != null).join('\u00a0')).join(' · ')
  if (found === undefined) return null
  return (
    <small class="note">
      {names(found.boards)}
      {found.alternates.length === 0 ? '' : ` · ${words.match.alternates}: ${names(found.alternates)}`}
    </small>
  )
}

const inOrder = ({ state, options, language }: Paper): readonly Entrant[] => {
  const { all } = fieldOf(state)
  switch (options.order) {
    case 'name':
      return all.toSorted(byName(language))
    case 'rating':
      return all.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.number - b.number)
    default:
      return all
  }
}
