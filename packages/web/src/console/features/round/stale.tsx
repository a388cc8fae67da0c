import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'

/** The draft was paired from results or byes that are not so any more. */
export const Stale = () => {
  const { stale } = useWords('round')
  const run = useCommand()
  const mayAct = useMayAct()
  const [busy, setBusy] = useState(false)
  const again = async (): Promise<void> => {
    setBusy(true)
    if ((await run({ kind: 'discard-draft' })).done) await run({ kind: 'pair-round' })
    setBusy(false)
  }
  return (
    <p className="round-note" role="status">
      {stale.text}{' '}
      {mayAct ? (
        <button type="button" className="round-link" disabled={busy} onClick={again}>
          {stale.again}
        </button>
      ) : null}
    </p>
  )
}
