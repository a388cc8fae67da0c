import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { useSent } from './use-sent.ts'

type Proof = { readonly password: string; readonly code: string }

type ProveDialogProps = {
  readonly title: string
  readonly hint?: string
  readonly work: (proof: Proof) => Promise<void>
  readonly onClose: () => void
}

/** The person once more, by password and code, before the second factor changes. */
export const ProveDialog = ({ title, hint, work, onClose }: ProveDialogProps) => {
  const { prove } = useWords('account')
  const { password } = useWords('access')
  const { actions } = useWords('shell')
  const { submit, problem, busy } = useSent((field) => work({ password: field('password'), code: field('code') }))
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{actions.cancel}</Button>}>
      {hint === undefined ? null : <p>{hint}</p>}
      <form className="account-form" onSubmit={submit}>
        <Field label={password} name="password" type="password" required autoComplete="current-password" data-focus-first="" />
        <Field
          label={prove.code}
          hint={prove.codeHint}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          maxLength={40}
        />
        {problem === null ? null : (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <Button look="main" type="submit" busy={busy}>
          {title}
        </Button>
      </form>
    </Dialog>
  )
}
