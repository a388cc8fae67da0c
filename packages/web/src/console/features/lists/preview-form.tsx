import { type FormEvent, useState } from 'react'
import type { ListPreview } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { type Mapping, MappingTable } from './mapping-table.tsx'
import type { Wanted } from './use-upload.ts'

type Props = {
  readonly preview: ListPreview
  /** It was refused because it is much smaller than the one in use. */
  readonly smaller: boolean
  readonly onTake: (wanted: Wanted) => void
  readonly onStop: () => void
}

/** What a file is taken for, and what whoever sent it says to that. */
export const PreviewForm = ({ preview, smaller, onTake, onStop }: Props) => {
  const { page: words } = useWords('lists')
  const { kind, headings, sample, entries, mapping } = preview
  const [columns, setColumns] = useState<Mapping['columns']>(mapping?.columns ?? {})
  const [name, setName] = useState(preview.name ?? '')
  const [month, setMonth] = useState(preview.month)
  const [federation, setFederation] = useState(mapping?.federation ?? '')
  const isTable = mapping !== null && headings !== null
  const missing =
    isTable && ((columns.name === undefined && columns.last === undefined) || (columns.id === undefined && columns.fideId === undefined))
  const badMonth = !/^20\d\d-(0[1-9]|1[0-2])$/.test(month.trim())
  const badFederation = !/^([a-z]{3})?$/i.test(federation.trim())
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (missing || badMonth || badFederation) return
    onTake({
      name: kind === 'fide' ? null : name.trim(),
      month: month.trim(),
      mapping: isTable ? { columns, federation: federation.trim().toUpperCase() } : null,
      smaller,
    })
  }
  return (
    <form className="list-preview" noValidate onSubmit={submit}>
      <p role="status">{kind === 'fide' ? words.fide : words.national}</p>
      {isTable ? (
        <MappingTable headings={headings} sample={sample} columns={columns} onChange={setColumns} />
      ) : (
        <ul className="list-sample">
          {entries.map((entry) => (
            <li key={entry.id}>
              {[
                entry.id,
                entry.title || entry.womenTitle,
                entry.name,
                entry.federation,
                entry.birth.slice(0, 4),
                entry.standard.rating ?? '',
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {missing ? <p className="field-problem">{words.needs}</p> : null}
      <div className="list-fields">
        {kind === 'fide' ? null : (
          <Field
            label={words.name}
            hint={words.nameHint}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Field
          label={words.month}
          value={month}
          maxLength={7}
          autoComplete="off"
          problem={badMonth ? words.badMonth : undefined}
          onChange={({ target }) => setMonth(target.value)}
        />
        {isTable && columns.federation === undefined ? (
          <Field
            label={words.federation}
            value={federation}
            maxLength={3}
            autoComplete="off"
            problem={badFederation ? words.badFederation : undefined}
            onChange={({ target }) => setFederation(target.value)}
          />
        ) : null}
      </div>
      <div className="list-actions">
        <Button onClick={onStop}>{words.otherFile}</Button>
        <Button look="main" type="submit">
          {smaller ? words.smaller : words.take}
        </Button>
      </div>
    </form>
  )
}
