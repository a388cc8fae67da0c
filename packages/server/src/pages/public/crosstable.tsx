import type { Outcome } from '@zug/engine/model'
import type { CrosstableCell } from '@zug/engine/standings'
import { paperWords } from '@zug/messages/paper/words'
import type { FC } from 'hono/jsx'
import { Frame } from './frame.tsx'
import { blocksOf, PlayerName, roles, Wide } from './names.tsx'
import { matchPoints, outcomeText, pointsText } from './results.ts'
import { type Scene, wordsOf } from './scene.ts'
import type { CrosstableAnswer, StandingsAnswer } from './shapes.ts'
import { NoStandings } from './standings.tsx'

export const CrosstablePage: FC<{
  readonly scene: Scene
  readonly table: CrosstableAnswer | null
  readonly standings: StandingsAnswer | null
}> = ({ scene, table, standings }) => {
  const words = wordsOf(scene)
  const colourless = scene.view.traits.colourless
  const grid = table !== null && table.kind !== 'swiss'
  return (
    <Frame scene={scene} tab="crosstable" title={words.nav.crosstable}>
      <h1>{words.nav.crosstable}</h1>
      {table === null || standings === null ? (
        <NoStandings scene={scene} />
      ) : (
        <>
          <p class="lead" id="progress">
            {standings.final ? words.finalStandings : words.standingsAfter(standings.round)}
          </p>
          <p class="note">{grid ? words.gridNote : colourless ? words.crosstableColourless : words.crosstableNote}</p>
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
    <Wide label={words.nav.crosstable}>
      <table class={`list cross ${table.kind}`} {...roles.table} id="crosstable">
        <caption class="unseen">{words.nav.crosstable}</caption>
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
                      {cells.map((cell) => (grid ? cellResult(scene, row.player, cell) : swissCell(scene, row.player, cell))).join(' ')}
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

/** In a team event the points of the match, else the result. */
const cellResult = (scene: Scene, player: number, { round, outcome }: CrosstableCell): string => {
  if (outcome.kind !== 'game' || !scene.view.traits.teams) return outcomeText(outcome)
  const board = scene.view.rounds
    .find((entry) => entry.round === round)
    ?.boards.find(({ white, black }) => white === player || black === player)
  const side = board?.white === player ? board.result?.match?.white : board?.result?.match?.black
  if (side === undefined) return outcomeText(outcome)
  return pointsText(matchPoints(side))
}

const colourLetter = (scene: Scene, outcome: Outcome): string => {
  if (scene.view.traits.colourless || (outcome.kind !== 'game' && outcome.kind !== 'forfeit') || outcome.colour === null) return ''
  return wordsOf(scene).common[outcome.colour].charAt(0).toLowerCase()
}

const swissCell = (scene: Scene, player: number, cell: CrosstableCell): string =>
  cell.opponent === null
    ? cell.outcome.kind === 'bye'
      ? paperWords[scene.language].byeSigns[cell.outcome.bye]
      : ''
    : `${cell.opponent}${colourLetter(scene, cell.outcome) || ' '}${cellResult(scene, player, cell)}`
