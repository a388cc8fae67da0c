import { useState } from 'react'
import { useTournament } from '../../../api/tournament.tsx'
import type { ListVerdict } from '../../../api/types.ts'
import { Button } from '../../../ui/button.tsx'
import { useIssueText } from '../../../words/issue-text.ts'
import { useWords } from '../../../words/language.tsx'
import { Candidates, whyOf } from './candidates.tsx'
import { type Decision, isTaken, proposal } from './decisions.ts'
import { type FormField, LineForm } from './line-form.tsx'
import { fieldOf, fieldsShown, type Line, type ShownField, type Twin } from './lines.ts'

type Props = {
  readonly line: Line
  readonly index: number
  readonly verdict: ListVerdict | null
  readonly decision: Decision | null
  readonly twin: Twin | null
  /** The line that it may be the same as. */
  readonly earlier: Line | null
  readonly teams: boolean
  /** Where the keys are: one line of all is reached with Tab. */
  readonly reached: boolean
  readonly onDecide: (decision: Decision | null) => void
  readonly onCorrect: (cells: Line['cells']) => Promise<void>
}

const unlike = (own: string, other: string): string | undefined => (own === other ? undefined : 'unlike')

/** What a cell is read as, with what the file says in front if that differs: "D → GER". */
const readAs = ({ cells, player }: Line, field: ShownField): string => {
  const read = player === null ? cells[field] : String(player[field] ?? '')
  return read === '' || read === cells[field] || cells[field] === '' ? cells[field] : `${cells[field]} → ${read}`
}

/** One line of the review; below it whom the lists have for it, who it may be twice, what is wrong with it, and fields to put it right. */
export const ImportLine = ({ line, index, verdict, decision, twin, earlier, teams, reached, onDecide, onCorrect }: Props) => {
  const { import: words, match, fields, team } = useWords('players')
  const { actions } = useWords('shell')
  const { line: lineNumber } = useWords('problems')
  const textOf = useIssueText()
  const { players, traits } = useTournament()
  const shownFields = fieldsShown(traits)
  const { cells, player, issues } = line
  const [editing, setEditing] = useState(player === null)
  const entered = players.find(({ id }) => id === twin?.player)
  const other =
    entered === undefined
      ? earlier?.cells
      : { ...entered, rating: entered.rating === null ? '' : String(entered.rating), title: entered.title ?? '' }
  const open = editing || player === null
  const width = shownFields.length + (teams ? 3 : 2)
  const taken = isTaken(decision)
  const asked = decision === null
  const formFields: readonly FormField[] = [
    ...shownFields,
    ...(cells.nationalId === '' ? [] : (['nationalId'] as const)),
    ...(teams ? (['team', 'board'] as const) : []),
  ]
  return (
    <tbody data-line={index} className={asked ? 'asked' : taken ? undefined : 'left-out'}>
      <tr>
        <td>
          {player === null ? (
            <span className="import-bad" aria-hidden="true">
              !
            </span>
          ) : (
            <input
              type="checkbox"
              checked={taken}
              tabIndex={verdict === null || reached ? 0 : -1}
              aria-label={words.choose(cells.name)}
              aria-description={asked && verdict !== null ? whyOf(verdict, match) : undefined}
              onChange={() => onDecide(taken ? { kind: 'skip' } : proposal(verdict))}
            />
          )}
        </td>
        <td>
          {cells.name === '' ? '–' : cells.name} {line.line === null ? null : <small>{lineNumber(line.line)}</small>}
          {asked ? <span className="import-asked">{match.undecided}</span> : null}
        </td>
        {shownFields.slice(1).map((field) => (
          <td key={field} className={field === 'rating' ? 'number' : undefined}>
            {readAs(line, field)}
            {field === 'fideId' && cells.nationalId !== '' ? (
              <small>
                {' '}
                {words.nationalId} {cells.nationalId}
              </small>
            ) : null}
          </td>
        ))}
        {teams ? (
          <td>
            {cells.team} {cells.board === '' ? '' : `· ${cells.board}`}
          </td>
        ) : null}
        <td>
          {open ? null : (
            <Button
              tabIndex={verdict === null || reached ? 0 : -1}
              aria-label={`${actions.edit} ${cells.name}`}
              onClick={() => setEditing(true)}
            >
              {actions.edit}
            </Button>
          )}
        </td>
      </tr>
      {twin === null || other === undefined ? null : (
        <tr className="import-twin">
          <td />
          <td>
            <b>{entered !== undefined && twin.reason !== 'similar-name' ? words.already : words.similar}</b> {twin.name}{' '}
            {entered === undefined && earlier?.line ? <small>{lineNumber(earlier.line)}</small> : null}
            <span className="import-twin-all" aria-hidden="true">
              {[other.club, traits.games === 'scores' ? '' : other.fideId, other.birth].filter((text) => text !== '').join(' · ')}
            </span>
          </td>
          {shownFields.slice(1).map((field) => (
            <td key={field} className={[field === 'rating' ? 'number' : '', unlike(cells[field], other[field])].join(' ')}>
              {other[field] === '' ? '–' : other[field]}
            </td>
          ))}
          {teams ? <td /> : null}
          <td />
        </tr>
      )}
      {verdict === null || player === null ? null : (
        <Candidates line={line} verdict={verdict} decision={decision} width={width} teams={teams} onDecide={onDecide} />
      )}
      {issues.length === 0 || open || decision?.kind === 'person' ? null : (
        <tr className="import-doubt">
          <td />
          <td colSpan={width - 1}>{issues.map((issue) => textOf(issue)).join(' ')}</td>
        </tr>
      )}
      {open ? (
        <tr className="import-edit">
          <td />
          <td colSpan={width - 1}>
            <LineForm
              cells={cells}
              fields={formFields}
              labelOf={(field) =>
                field === 'team' ? team.one : field === 'board' ? team.board : field === 'nationalId' ? words.nationalId : fields[field]
              }
              problems={issues.map((issue) => ({ field: fieldOf(issue.code), text: textOf(issue) }))}
              onCorrect={async (changed) => {
                await onCorrect(changed)
                setEditing(false)
              }}
            />
          </td>
        </tr>
      ) : null}
    </tbody>
  )
}
