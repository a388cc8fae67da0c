import { Suspense, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'

const KeepDialog = later(() => import('./keep-dialog.tsx'))

/** The round is paired again: the draft goes, and what is so now decides. */
export const usePairAgain = (): { readonly busy: boolean; readonly pairAgain: () => Promise<void> } => {
  const run = useCommand()
  const { draft } = useTournament()
  const [busy, setBusy] = useState(false)
  const pairAgain = async (): Promise<void> => {
    setBusy(true)
    if ((await run({ kind: 'discard-draft' })).done) await run({ kind: 'pair-round', leaveOut: draft?.leftOut ?? [] })
    setBusy(false)
  }
  return { busy, pairAgain }
}

/** The draft was paired from something that has changed: it is paired again, or kept as an edit by hand. */
export const Stale = () => {
  const { stale } = useWords('round')
  const { list } = useWords('common')
  const { draft, manual } = useTournament()
  const mayAct = useMayAct()
  const chief = useMayAct('chief')
  const { busy, pairAgain } = usePairAgain()
  const [keeping, setKeeping] = useState(false)
  const causes = draft?.stale ?? []
  if (causes.length === 0) return null
  return (
    <div className="round-note round-stale" role="alert">
      <p>
        <b>{stale.title}</b> {stale.text(list(causes.map((cause) => stale.causes[cause])))}
      </p>
      {mayAct && manual === null ? (
        <p>
          <button type="button" className="round-link" disabled={busy} onClick={pairAgain}>
            {stale.again}
          </button>
          {chief ? (
            <>
              {' · '}
              <button
                type="button"
                className="round-link"
                disabled={busy}
                onClick={() => setKeeping(true)}
                onPointerEnter={KeepDialog.ahead}
              >
                {stale.keep.action}
              </button>
            </>
          ) : null}
        </p>
      ) : null}
      {keeping ? (
        <Suspense>
          <KeepDialog round={draft!.round} onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
