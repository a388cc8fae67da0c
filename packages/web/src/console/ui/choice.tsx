import type { ReactNode } from 'react'
import { useUnique } from './unique.ts'
import './choice.css'

export type Option<T extends string> = {
  readonly value: T
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

export type ChoiceProps<T extends string> = {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** `row`: side by side as one control; `list`: one below the other with hints. */
  readonly look?: 'row' | 'list'
  readonly disabled?: boolean
  /** The label is said but not shown. */
  readonly labelUnseen?: boolean
}

/** One of a few: radio buttons, so that arrows move between them and nothing is hidden. */
export const Choice = <T extends string>({ label, options, value, onChange, look = 'row', disabled, labelUnseen }: ChoiceProps<T>) => {
  const name = useUnique()
  return (
    <fieldset className={`choice ${look}`} disabled={disabled}>
      <legend className={labelUnseen ? 'unseen' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className={option.value === value ? 'chosen' : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint === undefined ? null : <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
