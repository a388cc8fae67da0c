import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../api/commands.tsx'
import { useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useUnique } from '../../../ui/unique.ts'
import { useGone } from '../../../ui/use-gone.ts'
import { useWords } from '../../../words/language.tsx'

/** Changes by hand begin with a reason. */
const StartDialog = ({ round, onClose }: { readonly round: number; readonly onClose: () => void }) => {
  const { hand } = useWords('round')
  const { actions } = useWords('shell')
  const run = useCommand()
  const form = useUnique()
  const { draft, manual } = useTournament()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  useGone(draft?.round !== round || manual !== null, busy, onClose)
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const { done } = await run({ kind: 'start-manual', reason: reason.trim() })
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog
      title={hand.start.title(round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form={form} busy={busy} disabled={reason.trim() === ''}>
            {hand.start.start}
          </Button>
        </>
      }
    >
      <p>{hand.start.text}</p>
      <form id={form} onSubmit={start}>
        <Field
          label={hand.start.reason}
          hint={hand.start.reasonHint}
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

export default StartDialog
