import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useWords } from '../../../words/language.tsx'
import type { Line, ShownField } from './lines.ts'

export type FormField = ShownField | 'team' | 'board' | 'nationalId'

type FormProps = {
  readonly cells: Line['cells']
  readonly fields: readonly FormField[]
  readonly labelOf: (field: FormField) => string
  readonly problems: readonly { readonly field: string | undefined; readonly text: string }[]
  readonly onCorrect: (cells: Line['cells']) => Promise<void>
}

/** Fields to put a line right; Enter has it read again. */
export const LineForm = ({ cells, fields, labelOf, problems, onCorrect }: FormProps) => {
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
