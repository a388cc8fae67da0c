import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFocusFirst } from './focus-first.ts'
import { useUnique } from './unique.ts'
import './field.css'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string
  readonly hint?: ReactNode
  readonly problem?: string | undefined
}

/** A labelled text field with its hint and its problem. */
export const Field = ({ label, hint, problem, className, ...input }: FieldProps) => {
  const unique = useUnique()
  // Given where another page leads to this field.
  const id = input.id ?? unique
  const element = useFocusFirst<HTMLInputElement>(input.autoFocus)
  const described = [hint === undefined ? null : `${id}-hint`, problem === undefined ? null : `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={element}
        id={id}
        aria-invalid={problem === undefined ? input['aria-invalid'] : true}
        aria-describedby={described || undefined}
      />
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
