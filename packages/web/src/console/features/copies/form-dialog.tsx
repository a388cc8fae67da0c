import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import type { useSent } from '../account/use-sent.ts'

type FormDialogProps = {
  readonly words: { readonly title: string; readonly hint: string; readonly done: string }
  readonly sent: ReturnType<typeof useSent>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog: what it is for, its fields, what stands against it, and the button that sends it. */
export const FormDialog = ({ words, sent: { submit, problem, busy }, onClose, children }: FormDialogProps) => {
  const { actions } = useWords('shell')
  const form = useUnique()
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form={form} busy={busy}>
            {words.done}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="copies-form">
        <p className="hint">{words.hint}</p>
        {children}
        {problem === null ? null : (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
