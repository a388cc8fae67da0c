import { useState } from 'react'
import { useLocation } from 'wouter'
import { send } from '../../api/client.ts'
import { keyOf, queryClient, tournamentsQuery, useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import { useSent } from '../account/use-sent.ts'
import { deletedQuery } from './queries.ts'

/** The end of a tournament: what nobody sees any more, and its name to be typed. */
const DeleteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { remove: words, contents, backup } = useWords('copies')
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const { data } = useView(id, 'deletion', {})
  const { tell } = useToasts()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const form = useUnique()
  const { submit, problem, busy } = useSent(async () => {
    await send('POST', '/tournaments/{tournament}/deletion', { tournament: id }, { name: typed })
    navigate('/')
    onClose()
    tell({ kind: 'done', text: words.told(data!.name) })
    await Promise.all([queryClient.invalidateQueries(tournamentsQuery), queryClient.invalidateQueries(deletedQuery)])
    queryClient.removeQueries({ queryKey: keyOf(id) })
  })
  const same = data !== undefined && typed.normalize('NFC').trim() === data.name.normalize('NFC').trim()
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form={form} busy={busy} disabled={!same}>
            {words.done}
          </Button>
        </>
      }
    >
      {data === undefined ? null : (
        <form id={form} onSubmit={submit} className="copies-form">
          {data.running ? (
            <p className="copies-warning" role="note">
              {words.running}
            </p>
          ) : null}
          <p>{words.lost}</p>
          <ul>
            <li>{contents(data)}</li>
            {data.people > 0 ? <li>{words.people(data.people)}</li> : null}
            {data.links > 0 ? <li>{words.links(data.links)}</li> : null}
            {data.screens > 0 ? <li>{words.screens(data.screens)}</li> : null}
            {data.webhooks > 0 ? <li>{words.webhooks(data.webhooks)}</li> : null}
            {data.visible ? <li>{words.visible}</li> : null}
          </ul>
          <p>{words.back}</p>
          <p>
            <a href={`/api/tournaments/${id}/backup`} download>
              {backup.one}
            </a>
          </p>
          <Field
            label={words.type(data.name)}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            data-focus-first
          />
          {problem === null ? null : (
            <p className="field-problem" role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </Dialog>
  )
}

export default DeleteDialog
