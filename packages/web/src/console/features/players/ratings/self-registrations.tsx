import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { send } from '../../../api/client.ts'
import { useCommand } from '../../../api/commands.tsx'
import { queryClient } from '../../../api/queries.ts'
import { usePlace } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useWords } from '../../../words/language.tsx'
import { queueQuery } from './self-registration-queue.ts'
import './refresh-dialog.css'

/** Who wants to play: each is entered or refused with one key, and nobody is entered silently. */
const SelfRegistrations = ({ onClose }: { readonly onClose: () => void }) => {
  const { selfRegistration: words } = useWords('players')
  const { list } = useWords('common')
  const { id } = usePlace()
  const run = useCommand()
  const { tell } = useToasts()
  const { data, isError } = useQuery(queueQuery(id))
  const [busy, setBusy] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const waiting = data?.registrations ?? []
  const shown = waiting.length > 0
  const focusRow = (at: number): void => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
    rows[Math.max(0, Math.min(rows.length - 1, at))]?.focus()
  }
  useEffect(() => focusRow(0), [shown])
  const settle = async (at: number, accept: boolean): Promise<void> => {
    const entry = waiting[at]
    if (entry === undefined || busy) return
    setBusy(true)
    const outcome = accept ? await run({ kind: 'enter-player', player: entry.player }) : { done: true }
    if (outcome.done) {
      // Whoever was quicker has taken it away already.
      await send('DELETE', '/tournaments/{tournament}/self-registrations/{id}', { tournament: id, id: entry.id }).catch(() => null)
      tell({ kind: 'done', text: accept ? words.accepted(entry.player.name) : words.refused(entry.player.name) })
      await queryClient.invalidateQueries({ queryKey: queueQuery(id).queryKey })
    }
    setBusy(false)
    requestAnimationFrame(() => focusRow(at))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const rows = [...event.currentTarget.querySelectorAll('tr')]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown') focusRow(at + 1)
    else if (event.key === 'ArrowUp') focusRow(at - 1)
    else if (event.key.toLowerCase() === 'a') settle(at, true)
    else if (event.key.toLowerCase() === 'x') settle(at, false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      {isError ? <p role="alert">{words.failed}</p> : null}
      {data !== undefined && !shown ? <p>{words.none}</p> : null}
      {shown ? (
        <div className="refresh">
          <p className="hint">{words.keys}</p>
          <table ref={table}>
            <tbody onKeyDown={onKeyDown}>
              {waiting.map(({ id: entry, player, list: from, remark, twins }, at) => (
                <tr key={entry} tabIndex={0}>
                  <th scope="row">
                    {player.title ? `${player.title} ` : ''}
                    {player.name}
                  </th>
                  <td>
                    {[player.federation, player.birth, player.club, from === '' ? words.typed : words.list(from), remark]
                      .filter((text) => text !== undefined && text !== '')
                      .join(' · ')}
                    {twins.length === 0 ? null : <p className="refresh-older">{words.twin(list(twins.map(({ name }) => name)))}</p>}
                  </td>
                  <td>
                    <Button busy={busy} onClick={() => settle(at, true)}>
                      {words.accept}
                    </Button>{' '}
                    <Button onClick={() => settle(at, false)}>{words.refuse}</Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Dialog>
  )
}

export default SelfRegistrations
