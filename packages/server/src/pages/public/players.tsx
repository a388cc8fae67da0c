import { paperWords } from '@zug/messages/paper/words'
import type { FC } from 'hono/jsx'
import { Frame } from './frame.tsx'
import { blocksOf, PlayerName, roles, Search } from './names.tsx'
import { NoneFound } from './round.tsx'
import { addressOf, type Entrant, isFound, query, type Scene, wordsOf } from './scene.ts'

/** The start list: everybody by number, or the teams with their line-ups. */
export const PlayersPage: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const words = wordsOf(scene)
  const { teams: teamEvent } = scene.view.traits
  const title = teamEvent ? words.teams : words.nav.players
  const asked = query(scene)
  const lineUp = (team: Entrant): readonly string[] => {
    const found = scene.view.teams.find(({ id }) => id === team.id)
    return [...(found?.boards ?? []), ...(found?.alternates ?? [])].map((id) => scene.players.get(id)?.name ?? '')
  }
  const rows = [...scene.entrants.values()]
    .filter((entrant) => isFound([entrant.name, entrant.club, ...(teamEvent ? lineUp(entrant) : [])], asked))
    .sort((a, b) => (a.number ?? 1e9) - (b.number ?? 1e9) || (b.rating ?? 0) - (a.rating ?? 0) || a.name.localeCompare(b.name))
  return (
    <Frame scene={scene} tab="players" title={title}>
      <h1>{title}</h1>
      <p class="lead" id="progress">
        {teamEvent ? words.teamCount(scene.entrants.size) : words.playerCount(scene.entrants.size)}
      </p>
      <div class="tools">
        <Search scene={scene} action={addressOf(scene, '/players')} value={asked} />
      </div>
      {rows.length === 0 ? (
        asked === '' ? null : (
          <NoneFound scene={scene} asked={asked} />
        )
      ) : (
        <StartList scene={scene} rows={rows} lineUp={lineUp} />
      )}
    </Frame>
  )
}

const StartList: FC<{
  readonly scene: Scene
  readonly rows: readonly Entrant[]
  readonly lineUp: (team: Entrant) => readonly string[]
}> = ({ scene, rows, lineUp }) => {
  const words = wordsOf(scene)
  const { teams: teamEvent } = scene.view.traits
  const has = (field: 'federation' | 'club'): boolean => rows.some((row) => row[field] !== '')
  const columns = { federation: has('federation'), club: has('club'), rating: rows.some(({ rating }) => rating !== null) }
  return (
    <table class="list players" {...roles.table} id="players">
      <caption class="unseen">{words.startList}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col" class="rank">
            {words.number}
          </th>
          <th {...roles.columnheader} scope="col" class="side">
            {words.name}
          </th>
          {columns.rating ? (
            <th {...roles.columnheader} scope="col" class="points">
              <abbr title={words.rating}>{paperWords[scene.language].rating}</abbr>
            </th>
          ) : null}
          {columns.federation ? (
            <th {...roles.columnheader} scope="col" class="federation">
              <abbr title={words.federation}>{words.federation.slice(0, 3)}</abbr>
            </th>
          ) : null}
          {columns.club ? (
            <th {...roles.columnheader} scope="col" class="club">
              {words.club}
            </th>
          ) : null}
        </tr>
      </thead>
      {blocksOf(rows).map((block) => (
        <tbody {...roles.rowgroup} id={`block-${block[0]!.id}`}>
          {block.map((row) => (
            <tr {...roles.row} id={`player-${row.id}`} class={scene.me?.id === row.id ? 'mine' : undefined}>
              <td {...roles.cell} class="rank">
                {row.number === null ? '' : String(row.number)}
              </td>
              <td {...roles.cell} class="side">
                <PlayerName scene={scene} entrant={row} />
                {row.withdrawn ? <small>{words.withdrawn}</small> : null}
                {teamEvent ? <small class="members">{lineUp(row).join(' · ')}</small> : null}
              </td>
              {columns.rating ? (
                <td {...roles.cell} class="points">
                  {row.rating === null ? '–' : String(row.rating)}
                </td>
              ) : null}
              {columns.federation ? (
                <td {...roles.cell} class="federation">
                  {row.federation}
                </td>
              ) : null}
              {columns.club ? (
                <td {...roles.cell} class="club">
                  {row.club}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
