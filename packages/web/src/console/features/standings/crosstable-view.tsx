import { useNeeded } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import { type After, type Cell, type Standings, showNumber, showOutcome } from './answers.ts'

type Props = { readonly standings: Standings; readonly after: After; readonly onCard: (player: number) => void }

/** Round by round in a Swiss, everybody against everybody in a round robin. */
const CrosstableView = ({ standings, after, onCard }: Props) => {
  const words = useWords('standings')
  const { loading } = useWords('shell')
  const common = useWords('common')
  const { colourless } = useTournament().traits
  const colourLetter = ({ outcome }: Cell): string =>
    !colourless && 'colour' in outcome && outcome.colour !== null ? common[outcome.colour].charAt(0).toLowerCase() : ''
  const { id } = usePlace()
  const { data } = useNeeded(id, 'crosstable', after)
  if (data === undefined) return <Loading label={loading} />
  const swiss = data.kind === 'swiss'
  const names = new Map<number, string>(standings.rows.map(({ player, name }) => [player, name]))
  const heads = swiss ? Array.from({ length: standings.round }, (_, index) => String(index + 1)) : data.rows.map(({ line }) => String(line))
  return (
    <>
      {swiss ? <p className="hint crosstable-hint">{words.swissNumbers}</p> : null}
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
                {words.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ line, player, points, cells }) => (
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
                            <small>{colourLetter(game)}</small>
                            <b>{showOutcome(game.outcome, words.byeSigns)}</b>
                          </span>
                        ))
                      : games.map((game) => showOutcome(game.outcome, words.byeSigns)).join(' ')}
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
