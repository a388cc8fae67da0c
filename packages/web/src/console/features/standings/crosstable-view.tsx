import { displayPoints } from '@zug/engine/model'
import { gamePoints } from '@zug/engine/pairing'
import { colourText, notCounted } from '@zug/engine/standings'
import { useNeeded } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { Loading } from '../../ui/loading.tsx'
import { useCommon, useNotation } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { type After, type Cell, type Standings, showNumber, showOutcome } from './answers.ts'

type Props = { readonly standings: Standings; readonly after: After; readonly onCard: (player: number) => void }

/** Of a match of teams its points, as on paper and public pages; null where no boards were played. */
const pointsOfMatch = ({ rounds, traits, worth, settings }: Tournament, team: number, { round, outcome }: Cell): string | null => {
  if (!traits.teams || outcome.kind !== 'game') return null
  const board = rounds.find((entry) => entry.round === round)?.boards.find(({ white, black }) => white === team || black === team)
  const side = board?.result?.match?.[board.white === team ? 'white' : 'black'].filter(({ result }) => result !== 'adjourned')
  return side === undefined ? null : displayPoints(gamePoints(side, worth.games ?? settings.scoring))
}

/** Round by round in a Swiss, everybody against everybody in a round robin. */
const CrosstableView = ({ standings, after, onCard }: Props) => {
  const words = useWords('standings')
  const { loading } = useWords('shell')
  const { defaultsMarked, notCounted: legendOfBrackets, wdl, signs } = useCommon()
  const notation = useNotation()
  const { id } = usePlace()
  const tournament = useTournament()
  const { data } = useNeeded(id, 'crosstable', after)
  if (data === undefined) return <Loading label={loading} />
  const swiss = data.kind === 'swiss'
  const show = (player: number, cell: Cell): string => {
    const against = data.rows[(cell.opponent ?? 0) - 1]?.cells.flat().find(({ round }) => round === cell.round)
    return pointsOfMatch(tournament, player, cell) ?? showOutcome(cell.outcome, against?.outcome, notation)
  }
  const names = new Map<number, string>(standings.rows.map(({ player, name }) => [player, name]))
  const heads = swiss ? Array.from({ length: standings.round }, (_, index) => String(index + 1)) : data.rows.map(({ line }) => String(line))
  return (
    <>
      <p className="hint crosstable-hint">
        {swiss ? words.swissNumbers : null} {swiss && notation.signs === 'circles' ? defaultsMarked : null} {signs}
        {data.rows.some(({ struck }) => struck) ? ` ${legendOfBrackets}` : null}
      </p>
      <div className="standings-scroll">
        <table className={swiss ? 'crosstable' : 'crosstable berger'}>
          <thead>
            <tr>
              <th scope="col">{words.columns.line}</th>
              <th scope="col">{words.columns.name}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="number">
                  {head}
                </th>
              ))}
              <th scope="col" className="number">
                {notation.manner.wdl ? wdl : words.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ line, player, points, struck, cells }) => (
              <tr key={player}>
                <td>{line}</td>
                <th scope="row">
                  {standings.of === 'teams' ? (
                    names.get(player)
                  ) : (
                    <button type="button" className="standings-name" onClick={() => onCard(player)}>
                      {names.get(player)}
                    </button>
                  )}
                </th>
                {cells.map((games, index) => (
                  <td key={index} className={!swiss && index + 1 === line ? 'number self' : 'number'}>
                    {swiss
                      ? games.map((game) => (
                          <span key={game.round}>
                            {game.opponent === null ? '' : <i>{game.opponent}</i>}
                            <small>{colourText(game.outcome, notation)}</small>
                            <b>{show(player, game)}</b>
                          </span>
                        ))
                      : index + 1 !== line && (struck || data.rows[index]?.struck)
                        ? notCounted(games.map((game) => show(player, game)).join(' '))
                        : games.map((game) => show(player, game)).join(' ')}
                  </td>
                ))}
                <td className="number">
                  <b>{showNumber(points)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

export default CrosstableView
