import { noteIn } from '@zug/messages/console/standings/notes'
import { tieBreakHeading } from '@zug/messages/paper/tie-breaks'
import { useNeeded } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { type After, showNumber, type Term } from './answers.ts'

type Props = { readonly player: number; readonly name: string; readonly after: After; readonly width: number }

/** Every tie-break of one player, term by term; what does not count is struck out with its reason. */
const WorkingRow = ({ player, name, after, width }: Props) => {
  const words = useWords('standings')
  const { loading } = useWords('shell')
  const { language } = useLanguage()
  const { id } = usePlace()
  const nameOf = useNameOf()
  const halves = useTournament().traits.games !== 'scores'
  const { data } = useNeeded(id, 'standings/{player}', { ...after, player })
  return (
    <tr className="working">
      <td colSpan={width}>
        <h2>{words.working(name)}</h2>
        {data === undefined ? <p>{loading}</p> : null}
        <dl>
          {(data?.criteria ?? []).slice(1).map(({ criterion, value, note, terms }) => (
            <div key={criterion}>
              <dt>
                {tieBreakHeading(criterion, language)} <b>{value === null ? words.noValue : showNumber(value, halves)}</b>
              </dt>
              <dd>
                {terms.map((term, index) => (
                  <TermText key={index} term={term} />
                ))}
                {note === null ? null : <small>{noteIn(note, language, nameOf)}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  )
}

/** Of a player or a team. */
const useNameOf = (): ((id: number) => string) => {
  const { players, teams } = useTournament()
  return (id) => [...players, ...teams].find((one) => one.id === id)?.name ?? `#${id}`
}

const TermText = ({ term: { round, opponent, times, score, value, note, cut } }: { readonly term: Term }) => {
  const { language } = useLanguage()
  const nameOf = useNameOf()
  const { traits } = useTournament()
  const show = (of: number): string => showNumber(of, traits.games !== 'scores')
  const remarks = [cut, note].filter((remark) => remark !== null)
  return (
    <span>
      <span className={cut === null ? undefined : 'cut'}>
        {round === null ? '' : `${round}. `}
        {opponent === null ? '' : `${nameOf(opponent)} `}
        {times === null || score === null ? '' : `${show(times)} × ${show(score)} = `}
        <b>{show(value)}</b>
      </span>
      {remarks.map((remark) => (
        <small key={remark.code}> {noteIn(remark, language, nameOf)}</small>
      ))}
    </span>
  )
}

export default WorkingRow
