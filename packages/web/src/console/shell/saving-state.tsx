import { Link } from 'wouter'
import { useView } from '../api/queries.ts'
import type { LiveState } from '../live/use-live.ts'
import { useOutbox } from '../outbox/outbox.ts'
import { useWords } from '../words/language.tsx'

/** Is everything safe, and who else is here? Always visible, said aloud when it changes. */
export const SavingState = ({ id, live }: { readonly id: string; readonly live: LiveState }) => {
  const { saving, presence, live: words } = useWords('shell')
  const { waiting, refused: all, state } = useOutbox()
  const refused = all.filter(({ tournament }) => tournament === id)
  const present = useView(id, 'presence', {}).data
  const text =
    refused.length > 0
      ? saving.trouble(refused.length)
      : waiting.length > 0
        ? state === 'offline'
          ? saving.queued(waiting.length)
          : saving.saving
        : saving.saved
  return (
    <div className="saving">
      {present === undefined ? null : <div>{presence(Math.max(1, present.people.length))}</div>}
      <div role="status" data-saving={refused.length > 0 ? 'refused' : waiting.length > 0 ? 'waiting' : 'saved'}>
        {text} {refused.length > 0 ? <Link href={`/desk/${id}/results`}>{saving.look}</Link> : null}
      </div>
      {live === 'reconnecting' ? <div>{words.reconnecting}</div> : null}
    </div>
  )
}
