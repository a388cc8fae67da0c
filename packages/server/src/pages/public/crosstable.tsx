import type { Outcome } from '@zug/engine/model'
import { type CrosstableCell, colourText, notCounted, resultIn, roundText } from '@zug/engine/standings'
import type { FC } from 'hono/jsx'
import { boardWorthOf, teamsMatch } from '../match-points.ts'
import { Frame } from './frame.tsx'
import { blocksOf, PlayerName, roles, Wide } from './names.tsx'
import { pointsText } from './results.ts'
import { notationFor, type Scene, wordsOf } from './scene.ts'
import type { CrosstableAnswer, StandingsAnswer } from './shapes.ts'
import { NoStandings, TieBreaksLeftOut } from './standings.tsx'

const titleOf = (scene: Scene): string => wordsOf(scene)[scene.view.traits.drawnFrom === 'tables' ? 'grid' : 'crosstable']

export const CrosstablePage: FC<{
  readonly scene: Scene
  readonly table: CrosstableAnswer | null
  readonly standings: StandingsAnswer | null
}> = ({ scene, table, standings }) => {
  const words = wordsOf(scene)
  const { colourless, games, voice } = scene.view.traits
  const title = titleOf(scene)
  const grid = table !== null && table.kind !== 'swiss'
  return (
    <Frame scene={scene} tab="crosstable" title={title}>
      <h1 class="long">{title}</h1>
      {table === null || standings === null ? (
        <NoStandings scene={scene} />
      ) : (
        <>
          <p class="lead" id="progress">
            {standings.final ? words.finalStandings : words.standingsAfter(standings.round)}
          </p>
          <TieBreaksLeftOut scene={scene} table={standings} />
          <p class="note">
            {grid
              ? words.gridNote
              : games === 'scores'
                ? words.crosstableScores
                : colourless
                  ? words.crosstableColourless
                  : words.crosstableNote}
            {voice === 'cfc' ? ` ${words.common.defaultsMarked}` : null} {words.common.signs}
            {table.rows.some(({ struck }) => struck) ? ` ${words.common.notCounted}` : null}
          </p>
          <CrossTable scene={scene} table={table} rounds={standings.round} />
        </>
      )}
    </Frame>
  )
}

const CrossTable: FC<{ readonly scene: Scene; readonly table: CrosstableAnswer; readonly rounds: number }> = ({ scene, table, rounds }) => {
  const words = wordsOf(scene)
  const grid = table.kind !== 'swiss'
  const count = grid ? table.rows.length : rounds
  return (
    <Wide label={titleOf(scene)}>
      <table class={`list cross ${table.kind}${scene.view.traits.games === 'scores' ? ' scored' : ''}`} {...roles.table} id="crosstable">
        <caption class="unseen">{titleOf(scene)}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col" class="rank">
              <abbr title={words.rank}>#</abbr>
            </th>
            <th {...roles.columnheader} scope="col" class="side">
              {words.name}
            </th>
            {Array.from({ length: count }, (_, at) => (
              <th {...roles.columnheader} scope="col" class="cell">
                {grid ? String(at + 1) : <abbr title={words.round(at + 1)}>{String(at + 1)}</abbr>}
              </th>
            ))}
            <th {...roles.columnheader} scope="col" class="points">
              <abbr title={words.points}>{words.pointsShort}</abbr>
            </th>
          </tr>
        </thead>
        {blocksOf(table.rows).map((block) => (
          <tbody {...roles.rowgroup} id={`block-${block[0]!.player}`}>
            {block.map((row) => (
              <tr {...roles.row} id={`line-${row.player}`} class={scene.me?.id === row.player ? 'mine' : undefined}>
                <td {...roles.cell} class="rank">
                  {String(row.line)}
                </td>
                <td {...roles.cell} class="side">
                  <PlayerName scene={scene} entrant={scene.entrants.get(row.player)} />
                </td>
                {row.cells.map((cells, at) =>
                  grid && at + 1 === row.line ? (
                    <td {...roles.cell} class="cell self" aria-label="–"></td>
                  ) : (
                    <td {...roles.cell} class={`cell ${toneOf(cells)}`}>
                      {grid
                        ? gridCell(scene, table.rows, row, table.rows[at], cells)
                        : cells.map((cell) => roundCell(scene, table.rows, row, cell)).join(' ')}
                    </td>
                  ),
                )}
                <td {...roles.cell} class="points">
                  {pointsText(row.points)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Wide>
  )
}

const toneOf = (cells: readonly CrosstableCell[]): string => {
  const [first] = cells
  if (cells.length !== 1 || first?.outcome.kind !== 'game') return ''
  return first.outcome.result === 'win' ? 'won' : first.outcome.result === 'loss' ? 'lost' : ''
}

/** Of a match of teams its points; else the result is the notation's to write. */
const pointsOfMatch = ({ view }: Scene, player: number, { round, outcome }: CrosstableCell): string | null =>
  outcome.kind === 'game' && view.traits.teams ? teamsMatch(view.rounds, player, round, boardWorthOf(view)) : null

type Rows = CrosstableAnswer['rows']

const against = (rows: Rows, { opponent, round }: CrosstableCell): Outcome | undefined =>
  rows[(opponent ?? 0) - 1]?.cells.flat().find((cell) => cell.round === round)?.outcome

/** A cell of a Swiss: a round. */
const roundCell = (scene: Scene, rows: Rows, { player }: Rows[number], cell: CrosstableCell): string => {
  const notation = notationFor(scene)
  const match = pointsOfMatch(scene, player, cell)
  if (match !== null) return `${cell.opponent}${colourText(cell.outcome, notation) || ' '}${match}`
  const number = cell.opponent === null ? null : String(cell.opponent)
  return isOpen(cell)
    ? `${number}${colourText(cell.outcome, notation) || ' '}·`
    : roundText(number, cell.outcome, against(rows, cell), notation)
}

/** A cell of a round robin: what two have played; a dash where one of them left before half of the games (CFC 653). */
const gridCell = (
  scene: Scene,
  rows: Rows,
  row: Rows[number],
  column: Rows[number] | undefined,
  cells: readonly CrosstableCell[],
): string => {
  const notation = notationFor(scene)
  const games = cells.map(
    (cell) => pointsOfMatch(scene, row.player, cell) ?? (isOpen(cell) ? '·' : resultIn(notation, cell.outcome, against(rows, cell))),
  )
  return row.struck || column?.struck ? notCounted(games.join(' ')) : games.join(' ')
}

/** As long as it is on. */
const isOpen = ({ outcome }: CrosstableCell): boolean => outcome.kind === 'game' && outcome.result === 'adjourned'
