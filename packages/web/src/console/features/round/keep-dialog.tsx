import { type FormEvent, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useGone } from '../../ui/use-gone.ts'
import { useWords } from '../../words/language.tsx'

/** A stale draft stays as an edit by hand; the desk asks about the articles it breaks now. */
const KeepDialog = ({ round, onClose }: { readonly round: number; readonly onClose: () => void }) => {
  const { keep } = useWords('round').stale
  const { start } = useWords('round').hand
  const { actions } = useWords('shell')
  const run = useCommand()
  const { tell } = useToasts()
  const form = useUnique()
  const { draft } = useTournament()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  useGone(draft?.round !== round || draft.stale.length === 0, busy, onClose)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const { done } = await run({ kind: 'keep-draft', reason: reason.trim() })
    setBusy(false)
    if (!done) return
    onClose()
    tell({ kind: 'done', text: keep.done(round) })
  }
  return (
    <Dialog
      title={keep.title(round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form={form} busy={busy} disabled={reason.trim() === ''}>
            {keep.do}
          </Button>
        </>
      }
    >
      <p>{keep.text}</p>
      <form id={form} onSubmit={send}>
        <Field
          label={keep.reason}
          hint={start.reasonHint}
          autoFocus
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}

export default KeepDialog
