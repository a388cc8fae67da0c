import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import { showNumber, type Working } from './answers.ts'

type Props = { readonly player: number; readonly name: string; readonly query: string; readonly width: number }

/** Every tie-break of one player, term by term; what does not count is struck out with its reason. */
const WorkingRow = ({ player, name, query, width }: Props) => {
  const words = useWords('standings')
  const { id } = usePlace()
  const { players, teams } = useTournament()
  const { data } = useView<Working>(id, `standings/${player}?${query}`)
  const nameOf = (of: number): string => [...players, ...teams].find((one) => one.id === of)?.name ?? `#${of}`
  return (
    <tr className="working">
      <td colSpan={width}>
        <h3>{words.working(name)}</h3>
        <dl>
          {(data?.criteria ?? []).slice(1).map(({ criterion, value, note, terms }) => (
            <div key={criterion}>
              <dt>
                {criterion} <b>{value === null ? words.noValue : showNumber(value)}</b> <small>{note}</small>
              </dt>
              <dd>
                {terms.map((term, index) => (
                  <span key={index} className={term.cut === null ? undefined : 'cut'}>
                    {term.round === null ? '' : `${term.round}. `}
                    {term.opponent === null ? '' : `${nameOf(term.opponent)} `}
                    {term.times === null || term.score === null ? '' : `${showNumber(term.times)} × ${showNumber(term.score)} = `}
                    <b>{showNumber(term.value)}</b>
                    {term.note === '' ? null : <small> {term.note}</small>}
                    {term.cut === null ? null : (
                      <small>
                        {' '}
                        {words.cut}: {term.cut}
                      </small>
                    )}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  )
}

export default WorkingRow
