import { boardNumbers } from '@zug/engine/desk'
import { ProblemError } from '../../api/client.ts'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useWords } from '../../words/language.tsx'
import { nameIn, whoPlays } from './who-plays.ts'
import './preview.css'

/** The round as it would be paired now, and which boards the open games can still change. Nothing is kept. */
const Preview = () => {
  const tournament = useTournament()
  const { id } = usePlace()
  const { preview } = useWords('round')
  const { bye } = useWords('common')
  const { loading } = useWords('shell')
  const problemText = useProblemText()
  const { data, error } = useView(id, 'preview', {})
  if (error !== null) return <p role="alert">{problemText(error instanceof ProblemError ? error.problem : null)}</p>
  if (data === undefined) return <Loading label={loading} />
  const entrants = whoPlays(tournament)
  const numbers = boardNumbers({ boards: data.boards, fixed: data.fixed }, tournament.settings.firstBoard)
  return (
    <section className="round-preview" aria-label={preview.title(data.round)}>
      <h2>{preview.title(data.round)}</h2>
      <p className="hint">
        {preview.intro} {data.exhaustive || data.openGames.length === 0 ? '' : preview.partly}
      </p>
      <table>
        <caption className="unseen">{preview.title(data.round)}</caption>
        <colgroup>
          <col className="round-col-number" />
          <col />
          <col />
          <col />
        </colgroup>
        <tbody>
          {data.boards.map(({ white, black, certainty }, at) => (
            <tr key={`${white} ${black}`}>
              <th scope="row">{numbers[at]}</th>
              <td>{nameIn(entrants, white)}</td>
              <td>{nameIn(entrants, black)}</td>
              <td data-certainty={certainty}>{data.openGames.length === 0 ? '' : preview[certainty]}</td>
            </tr>
          ))}
          {data.bye === null ? null : (
            <tr>
              <th scope="row">–</th>
              <td>{nameIn(entrants, data.bye)}</td>
              <td>{bye}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

export default Preview
