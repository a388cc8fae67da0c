import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { showPoints } from '../../ui/points.ts'

/** "1", "½", "1½", "0.5", "0,5" → tenths. */
const readPoints = (text: string): number | null => {
  const found = /^\s*(\d{0,3})(?:(½)|[.,](\d))?\s*$/.exec(text)
  if (found === null || (found[1] === '' && found[2] === undefined && found[3] === undefined)) return null
  return 10 * Number(found[1]) + (found[2] === undefined ? Number(found[3] ?? 0) : 5)
}

type PointsFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly tenths: number | null
  /** An empty field means something, and is said as null. */
  readonly none?: boolean
  readonly disabled: boolean
  readonly onChange: (tenths: number | null) => void
}

export const PointsField = ({ label, hint, tenths, none = false, disabled, onChange }: PointsFieldProps) => {
  // While it is being typed, the text is the reader's.
  const [typed, setTyped] = useState<string | null>(null)
  const isNone = (text: string): boolean => none && text.trim() === ''
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      inputMode="decimal"
      value={typed ?? (tenths === null ? '' : showPoints(tenths))}
      disabled={disabled}
      aria-invalid={typed !== null && readPoints(typed) === null && !isNone(typed) ? true : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readPoints(target.value)
        if (read !== null || isNone(target.value)) onChange(read)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
