import { useNeeded } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import { type After, showNumber } from './answers.ts'

/** The players of a team event, board by board. */
const BoardsView = ({ after, onCard }: { readonly after: After; readonly onCard: (player: number) => void }) => {
  const { columns } = useWords('standings')
  const { loading, facts } = useWords('shell')
  const { id } = usePlace()
  const { data } = useNeeded(id, 'standings/boards', after)
  if (data === undefined) return <Loading label={loading} />
  return data.boards.map(({ board, rows }) => (
    <section key={board} className="board-ranking">
      <h2>{facts.board(board)}</h2>
      <div className="standings-scroll">
        <table className="ranking">
          <thead>
            <tr>
              <th scope="col">{columns.rank}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.team}</th>
              <th scope="col" className="number">
                {columns.games}
              </th>
              <th scope="col" className="number">
                {columns.points}
              </th>
              <th scope="col" className="number">
                {columns.percentage}
              </th>
              <th scope="col" className="number">
                {columns.performance}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.player}>
                <td>{row.rank}</td>
                <td>
                  <button type="button" className="standings-name" onClick={() => onCard(row.player)}>
                    {row.name}
                  </button>{' '}
                  <small>{row.rating}</small>
                </td>
                <td>{row.teamName}</td>
                <td className="number">{row.games}</td>
                <td className="number">
                  <b>{showNumber(row.points)}</b>
                </td>
                <td className="number">{row.percentage}</td>
                <td className="number">{row.performance}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ))
}

export default BoardsView
