import { completeRound, rankedAmong } from '@zug/engine/desk'
import { columnText } from '@zug/messages/numbers'
import { tieBreakHeading, tieBreaksLeftOutText, tieBreakTitle } from '@zug/messages/paper/tie-breaks'
import type { FC } from 'hono/jsx'
import { Frame } from './frame.tsx'
import { blocksOf, Particulars, PlayerName, roles, Search, Wide } from './names.tsx'
import { placeText, pointsText } from './results.ts'
import { NoneFound } from './round.tsx'
import { addressOf, isFound, query, type Scene, showsStandings, wordsOf } from './scene.ts'
import type { BoardsAnswer, StandingsAnswer, StandingsLine, WorkingAnswer } from './shapes.ts'
import { WorkingRow } from './working.tsx'

type Props = {
  readonly scene: Scene
  /** null: they are not shown, or there is nothing to rank yet. */
  readonly table: StandingsAnswer | null
  /** Of the player asked about. */
  readonly working: WorkingAnswer | null
  readonly boards: BoardsAnswer | null
}

export const StandingsPage: FC<Props> = ({ scene, table, working, boards }) => {
  const words = wordsOf(scene)
  const title = table === null ? words.nav.standings : table.final ? words.finalStandings : words.standingsAfter(table.round)
  const asked = query(scene)
  const group = groupOf(scene, table)
  const keep = { ...keptOf(scene, 'round'), ...keptOf(scene, 'group') }
  return (
    <Frame scene={scene} tab="standings" title={title}>
      <h1>{title}</h1>
      {table === null ? (
        <NoStandings scene={scene} />
      ) : (
        <>
          {table.openGames.length === 0 ? null : (
            <p class="lead" id="progress">
              {words.preliminary(table.openGames.length)}
            </p>
          )}
          <TieBreaksLeftOut scene={scene} table={table} />
          <StandingsRounds scene={scene} current={table.round} />
          <GroupLinks scene={scene} table={table} />
          <div class="tools">
            <Search scene={scene} action={addressOf(scene, '/standings')} value={asked} keep={keep} />
          </div>
          <StandingsTable
            scene={scene}
            table={table}
            working={working}
            rows={rowsOfGroup(table, group).filter(({ name }) => isFound([name], asked))}
            among={group === null ? null : placesIn(rowsOfGroup(table, group))}
          />
          <Legend scene={scene} codes={table.tieBreaks} />
          {boards === null ? null : <BoardPrizes scene={scene} boards={boards} />}
        </>
      )}
    </Frame>
  )
}

export const TieBreaksLeftOut: FC<{ readonly scene: Scene; readonly table: StandingsAnswer }> = ({ scene, table }) => {
  const text = tieBreaksLeftOutText(table.tieBreaksLeftOut, scene.language)
  return text === null ? null : (
    <p class="lead" role="note" id="tie-breaks-left-out">
      {text}
    </p>
  )
}

const keptOf = ({ url }: Scene, name: string): Readonly<Record<string, string>> => {
  const value = url.searchParams.get(name)
  return value === null ? {} : { [name]: value }
}

/** The group asked for, by its place in the list; null: everybody. */
const groupOf = ({ url }: Scene, table: StandingsAnswer | null): StandingsAnswer['groups'][number] | null =>
  table?.groups[Number(url.searchParams.get('group') ?? Number.NaN)] ?? null

const rowsOfGroup = (table: StandingsAnswer, group: StandingsAnswer['groups'][number] | null): readonly StandingsLine[] => {
  if (group === null) return table.rows
  const members = new Set<number>(group.players)
  return table.rows.filter(({ player }) => members.has(player))
}

const placesIn = (rows: readonly StandingsLine[]): ReadonlyMap<number, string> =>
  new Map(rankedAmong(rows).map(({ player, among }) => [player, among]))

const GroupLinks: FC<{ readonly scene: Scene; readonly table: StandingsAnswer }> = ({ scene, table }) => {
  const words = wordsOf(scene)
  if (table.groups.length === 0) return null
  const current = groupOf(scene, table)
  const address = (group: number | null): string => {
    const asked = new URLSearchParams({ ...keptOf(scene, 'round'), ...(group === null ? {} : { group: String(group) }) })
    return addressOf(scene, `/standings${asked.size === 0 ? '' : `?${asked}`}`)
  }
  return (
    <nav class="switch groups" aria-label={words.groups} id="groups">
      <a href={address(null)} aria-current={current === null ? 'true' : undefined}>
        {words.everybody}
      </a>
      {table.groups.map((group, at) => (
        <a href={address(at)} aria-current={group === current ? 'true' : undefined}>
          {group.name || words.groupNumber(at + 1)}
        </a>
      ))}
    </nav>
  )
}

const StandingsRounds: FC<{ readonly scene: Scene; readonly current: number }> = ({ scene, current }) => {
  const words = wordsOf(scene)
  const shown = scene.hall.show.rounds.filter(({ level }) => level === 'standings')
  return shown.length < 2 ? null : (
    <nav class="rounds" aria-label={words.rounds} id="rounds">
      {shown.map(({ round }) => (
        <a
          href={addressOf(scene, `/standings?round=${round}`)}
          aria-label={words.standingsAfter(round)}
          aria-current={round === current ? 'page' : undefined}
        >
          {String(round)}
        </a>
      ))}
    </nav>
  )
}

/** Before the first round is over there is nothing to rank; whoever wants to can look at it as it stands. */
export const NoStandings: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const words = wordsOf(scene)
  if (scene.view.rounds.length === 0) return <p class="lead">{words.noRounds}</p>
  if (!showsStandings(scene) || completeRound(scene.view.rounds) > 0) return <p class="lead">{words.standingsLater}</p>
  return (
    <>
      <p class="lead">{words.standingsSoon}</p>
      <p>
        <a class="strong" href={addressOf(scene, `/standings?round=${scene.view.rounds.length}`)}>
          {words.standingsNow}
        </a>
      </p>
    </>
  )
}

const RankCell: FC<{ readonly line: StandingsLine; readonly among: string | null }> = ({ line, among }) => (
  <td {...roles.cell} class="rank">
    {among === null ? null : `${among} `}
    {among === null ? placeText(line) : <small>({placeText(line)})</small>}
  </td>
)

export const StandingsTable: FC<{
  readonly scene: Scene
  readonly table: StandingsAnswer
  readonly rows: readonly StandingsLine[]
  readonly working: WorkingAnswer | null
  /** The first tie-breaks only. */
  readonly most?: number
  /** Of a group: the place in it stands first. */
  readonly among?: ReadonlyMap<number, string> | null
}> = ({ scene, table, rows, working, most = 99, among = null }) => {
  const words = wordsOf(scene)
  const codes = table.tieBreaks.slice(0, most)
  const games = rows.some(({ gamePoints }) => gamePoints !== undefined)
  const columns = codes.map((_, at) =>
    columnText(
      table.rows.map(({ values }) => values[at]),
      scene.language,
      scene.view.traits.games !== 'scores',
    ),
  )
  if (rows.length === 0) return <NoneFound scene={scene} asked={query(scene)} />
  return (
    <Wide label={words.nav.standings}>
      <table class={among === null ? 'list standings' : 'list standings grouped'} {...roles.table} id="standings">
        <caption class="unseen">{words.standingsAfter(table.round)}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col" class="rank">
              <abbr title={words.rank}>#</abbr>
            </th>
            <th {...roles.columnheader} scope="col" class="side">
              {words.name}
            </th>
            <th {...roles.columnheader} scope="col" class="points">
              <abbr title={words.points}>{words.pointsShort}</abbr>
            </th>
            {games ? (
              <th {...roles.columnheader} scope="col" class="value">
                <abbr title={words.gamePoints}>GP</abbr>
              </th>
            ) : null}
            {codes.map((code) => (
              <th {...roles.columnheader} scope="col" class="value">
                <abbr title={tieBreakTitle(code, scene.language)}>{tieBreakHeading(code, scene.language)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {blocksOf(rows).map((block) => (
          <tbody {...roles.rowgroup} id={`block-${block[0]!.player}`}>
            {block.flatMap((line) => [
              <tr {...roles.row} id={`rank-${line.player}`} class={scene.me?.id === line.player ? 'mine' : undefined}>
                <RankCell line={line} among={among?.get(line.player) ?? null} />
                <td {...roles.cell} class="side">
                  <PlayerName scene={scene} entrant={scene.entrants.get(line.player)} />
                  <Particulars entrant={scene.entrants.get(line.player)} points={null} />
                  {line.withdrawn ? <small>{words.withdrawn}</small> : null}
                </td>
                <td {...roles.cell} class="points">
                  <a
                    data-swap
                    href={addressOf(scene, `/standings?round=${table.round}&working=${line.player}#rank-${line.player}`)}
                    aria-label={`${pointsText(line.points)}: ${words.workingOf(line.name)}`}
                    aria-expanded={working?.player === line.player ? 'true' : 'false'}
                  >
                    {pointsText(line.points)}
                  </a>
                </td>
                {games ? (
                  <td {...roles.cell} class="value">
                    {line.gamePoints === undefined ? '' : pointsText(line.gamePoints)}
                  </td>
                ) : null}
                {line.values.slice(0, most).map((value, at) => (
                  <td {...roles.cell} class="value">
                    {columns[at]!(value)}
                  </td>
                ))}
              </tr>,
              ...(working?.player === line.player ? [<WorkingRow scene={scene} working={working} name={line.name} />] : []),
            ])}
          </tbody>
        ))}
      </table>
    </Wide>
  )
}

const Legend: FC<{ readonly scene: Scene; readonly codes: readonly string[] }> = ({ scene, codes }) => {
  const words = wordsOf(scene)
  if (codes.length === 0) return null
  return (
    <section class="legend" id="legend">
      <h2>{words.tieBreaksUsed}</h2>
      <dl>
        {codes.map((code) => (
          <div>
            <dt>{tieBreakHeading(code, scene.language)}</dt>
            <dd>{tieBreakTitle(code, scene.language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const BoardPrizes: FC<{ readonly scene: Scene; readonly boards: BoardsAnswer }> = ({ scene, boards }) => {
  const words = wordsOf(scene)
  return (
    <section id="boards">
      <h2>{words.boardPrizes}</h2>
      <div class="board-prizes">
        {boards.boards.map(({ board, rows }) => (
          <div>
            <h3>{words.boardNumber(board)}</h3>
            <ol class="plain-list">
              {rows.slice(0, 5).map((row) => (
                <li>
                  <b>{row.name}</b> <small>{row.teamName}</small>
                  <span>{`${pointsText(row.points)}/${row.games}`}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
