import { useState } from 'react'
import { Link } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { Article } from '../../ui/article.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useGone } from '../../ui/use-gone.ts'
import { useWords } from '../../words/language.tsx'
import { differenceOf } from './difference.ts'
import type { RoundAtHand } from './round-at-hand.ts'
import './publish-dialog.css'

const rungs = ['pairings', 'results', 'standings'] as const
const order = ['nothing', ...rungs] as const
type Level = (typeof order)[number]

/** Who sits where, to tell one draft from another; one that has become stale is another, too. */
const seatsOf = (draft: Tournament['draft']): string =>
  draft === null ? '' : JSON.stringify([draft.round, draft.bye, draft.stale, draft.boards.map(({ white, black }) => [white, black])])

/** What everybody will see, rung by rung, before it can no longer be taken back. */
const PublishDialog = ({ round, onClose }: { readonly round: RoundAtHand; readonly onClose: () => void }) => {
  const { id } = usePlace()
  const { draft, sequence } = useTournament()
  const { publish } = useWords('round')
  const { actions } = useWords('shell')
  const run = useCommand()
  const { tell } = useToasts()
  const [busy, setBusy] = useState(false)
  const [seen] = useState(() => seatsOf(draft))
  // What is published is what the arbiter has looked at: a draft that somebody else has made anew is another one.
  useGone(seatsOf(draft) !== seen, busy, onClose)
  const plan = useView(id, 'hall', {}).data?.show.plan
  const when = (rung: Level): string => {
    const at = (level: Level | undefined): boolean => level !== undefined && order.indexOf(level) >= order.indexOf(rung)
    return at(plan?.onPublish) ? publish.now : at(plan?.onComplete) ? publish.later : publish.never
  }
  const different = draft === null ? 0 : differenceOf(draft).yoursOnly.length
  const send = async (): Promise<void> => {
    setBusy(true)
    const stillSame = (now: Tournament): boolean => seatsOf(now.draft) === seen
    const { done } = await run({ kind: 'publish-round' }, { expectedSequence: sequence, stillSame })
    setBusy(false)
    onClose()
    if (done) tell({ kind: 'done', text: publish.done(round.round) })
  }
  return (
    <Dialog
      title={publish.title(round.round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" data-focus-first busy={busy} onClick={send}>
            {publish.do}
          </Button>
        </>
      }
    >
      {plan === undefined ? null : plan.onPublish === 'nothing' ? (
        <p>{publish.nothing}</p>
      ) : (
        <div>
          <p>{publish.goes}</p>
          <ul className="publish-ladder">
            {rungs.map((rung) => (
              <li key={rung} data-shown={when(rung) === publish.now}>
                <span>{publish.rungs[rung]}</span> <b>{when(rung)}</b>
              </li>
            ))}
          </ul>
          <Link href={`/desk/${id}/hall`}>{publish.change}</Link>
        </div>
      )}
      {different > 0 ? <p>{publish.byHand(different)}</p> : null}
      <p className="hint">
        {publish.after} <Article number="C.04.2 4.4" />
      </p>
    </Dialog>
  )
}

export default PublishDialog
