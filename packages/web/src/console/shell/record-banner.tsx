import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey, send } from '../api/client.ts'
import { keyOf } from '../api/queries.ts'
import { usePlace, useTournament } from '../api/tournament.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../words/language.tsx'
import './record-banner.css'

/** Over every page of a tournament whose record was changed past the desk: what was found, and for the chief arbiter the way on. */
export default function RecordBanner() {
  const { id, at } = usePlace()
  const { role, record } = useTournament()
  const { record: words } = useWords('history')
  const [asking, setAsking] = useState(false)
  const found = record.breaches
  const chief = at === null && (role === 'chief' || role === 'owner')
  return (
    <div className="record-banner" role="alert">
      <p>
        <b>{words.title}</b> {words.shown}
      </p>
      <ul>
        {found.slice(0, 5).map((breach) => (
          <li key={`${breach.kind} ${breach.from}`}>{words.found[breach.kind](breach.from, breach.to)}</li>
        ))}
        {found.length > 5 ? <li>{words.more(found.length - 5)}</li> : null}
      </ul>
      <p>{record.readable === false ? words.unreadable : chief ? words.whatToDo : words.askChief}</p>
      {chief && record.readable !== false ? <Button onClick={() => setAsking(true)}>{words.accept}</Button> : null}
      {asking ? <AcceptDialog id={id} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

const AcceptDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { record: words } = useWords('history')
  const { actions } = useWords('shell')
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [key] = useState(newKey)
  const accepting = useMutation({
    mutationFn: () => send('POST', '/tournaments/{tournament}/record', { tournament: id }, { key, reason }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(id) })
      onClose()
    },
  })
  return (
    <Dialog
      title={words.accept}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" disabled={reason.trim() === '' || accepting.isPending} onClick={() => accepting.mutate()}>
            {words.accept}
          </Button>
        </>
      }
    >
      <p>{words.acceptMeans}</p>
      <Field label={words.reason} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  )
}
