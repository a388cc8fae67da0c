import type { ButtonHTMLAttributes } from 'react'
import { useFocusFirst } from './focus-first.ts'
import './button.css'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main`: the one thing to do here (red, once a page). `plain`: black. `quiet`: text only. */
  readonly look?: 'main' | 'plain' | 'quiet'
  /** Works on it: a second press does nothing. */
  readonly busy?: boolean
}

export const Button = ({ look = 'quiet', busy = false, className, children, onClick, ...rest }: ButtonProps) => {
  const element = useFocusFirst<HTMLButtonElement>(rest.autoFocus)
  return (
    <button
      type="button"
      {...rest}
      ref={element}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={['button', look, className].filter(Boolean).join(' ')}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
