import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/language.tsx'
import { Button } from './button.tsx'
import { dialogOpened } from './dialogs.ts'
import { focusBack } from './focus-back.ts'
import { useUnique } from './unique.ts'
import './dialog.css'

export type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the foot; the last one is the one that acts. */
  readonly actions?: ReactNode
  readonly wide?: boolean
}

/** The browser's own modal dialog: it keeps the focus inside, Escape closes it, and focus goes back to where it was. */
export const Dialog = ({ title, onClose, children, actions, wide = false }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useUnique()
  const words = useWords('shell')
  // Before anything else happens, so that the next key goes to the dialog.
  useLayoutEffect(() => {
    const element = dialog.current!
    const back = focusBack()
    element.showModal()
    const closed = dialogOpened(element)
    // The dialog takes the first thing it can; React's autoFocus comes too early for it.
    element.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    return () => {
      closed()
      element.close()
      back()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-actions">{actions ?? <Button onClick={onClose}>{words.actions.close}</Button>}</div>
    </dialog>
  )
}
