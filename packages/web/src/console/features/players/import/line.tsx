import { type FormEvent, useState } from 'react'
import { useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useIssueText } from '../../../words/issue-text.ts'
import { useWords } from '../../../words/language.tsx'
import { fieldOf, fieldsShown, type Line, type ShownField, type Twin } from './lines.ts'

type Props = {
  readonly line: Line
  readonly twin: Twin | null
  /** The line that it may be the same as. */
  readonly earlier: Line | null
  readonly taken: boolean
  readonly teams: boolean
  readonly onToggle: () => void
  readonly onCorrect: (cells: Line['cells']) => Promise<void>
}

const unlike = (own: string, other: string): string | undefined => (own === other ? undefined : 'unlike')

/** One line of the review; below it the person it may be, in the same columns, what is wrong with it, and fields to put it right. */
export const ImportLine = ({ line, twin, earlier, taken, teams, onToggle, onCorrect }: Props) => {
  const { import: words, fields, team } = useWords('players')
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
  return (
    <tbody className={taken ? undefined : 'left-out'}>
      <tr>
        <td>
          {player === null ? (
            <span className="import-bad" aria-hidden="true">
              !
            </span>
          ) : (
            <input type="checkbox" checked={taken} aria-label={words.choose(cells.name)} onChange={onToggle} />
          )}
        </td>
        <td>
          {cells.name === '' ? '–' : cells.name} {line.line === null ? null : <small>{lineNumber(line.line)}</small>}
        </td>
        {shownFields.slice(1).map((field) => (
          <td key={field} className={field === 'rating' ? 'number' : undefined}>
            {cells[field]}
          </td>
        ))}
        {teams ? (
          <td>
            {cells.team} {cells.board === '' ? '' : `· ${cells.board}`}
          </td>
        ) : null}
        <td>
          {open ? null : (
            <Button aria-label={`${actions.edit} ${cells.name}`} onClick={() => setEditing(true)}>
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
      {issues.length === 0 || open ? null : (
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
              fields={teams ? [...shownFields, 'team', 'board'] : shownFields}
              labelOf={(field) => (field === 'team' ? team.one : field === 'board' ? team.board : fields[field])}
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

type Shown = ShownField | 'team' | 'board'

type FormProps = {
  readonly cells: Line['cells']
  readonly fields: readonly Shown[]
  readonly labelOf: (field: Shown) => string
  readonly problems: readonly { readonly field: string | undefined; readonly text: string }[]
  readonly onCorrect: (cells: Line['cells']) => Promise<void>
}

const LineForm = ({ cells, fields, labelOf, problems, onCorrect }: FormProps) => {
  const { import: words } = useWords('players')
  const [draft, setDraft] = useState(cells)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    await onCorrect(draft)
    setBusy(false)
  }
  return (
    <form className="import-form" onSubmit={submit}>
      {problems.map(({ text }) => (
        <p key={text} className="field-problem">
          {text}
        </p>
      ))}
      {fields.map((field) => (
        <Field
          key={field}
          className={field}
          label={labelOf(field)}
          value={draft[field]}
          autoComplete="off"
          problem={problems.find((one) => one.field === field)?.text}
          onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
        />
      ))}
      <Button look="plain" type="submit" busy={busy}>
        {words.check}
      </Button>
    </form>
  )
}
