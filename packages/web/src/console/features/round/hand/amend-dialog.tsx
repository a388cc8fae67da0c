import type { AmendReason } from '@zug/engine/desk'
import { useState } from 'react'
import { Article } from '../../../ui/article.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useGone } from '../../../ui/use-gone.ts'
import { useWords } from '../../../words/language.tsx'

const reasons: readonly AmendReason[] = ['rematch', 'competition-rules', 'opponents-missing', 'late-entry']

type AmendDialogProps = {
  readonly round: number
  /** The round can be amended still. */
  readonly possible: boolean
  readonly onClose: () => void
  readonly onStart: (reason: AmendReason) => void
}

/** A published pairing changes for the reasons of the rulebook only; which one is said first. */
const AmendDialog = ({ round, possible, onClose, onStart }: AmendDialogProps) => {
  const { hand } = useWords('round')
  const { actions } = useWords('shell')
  const [reason, setReason] = useState<AmendReason>('rematch')
  useGone(!possible, false, onClose)
  return (
    <Dialog
      title={hand.amend.title(round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button
            look="main"
            onClick={() => {
              onStart(reason)
              onClose()
            }}
          >
            {hand.amend.start}
          </Button>
        </>
      }
    >
      <p>
        {hand.amend.text} <Article number="C.04.2 4.4" />
      </p>
      <Choice
        look="list"
        label={hand.amend.label}
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({ value, label: hand.amend.reasons[value] }))}
      />
    </Dialog>
  )
}

export default AmendDialog
