import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { getBelow } from '../../../api/client.ts'
import { useCommand } from '../../../api/commands.tsx'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useWords } from '../../../words/language.tsx'
import './refresh-dialog.css'

/** What newer lists would change, player by player; nothing is written before it is taken over, in one step. */
const RefreshDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { refresh: words } = useWords('players')
  const { list } = useWords('common')
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const { players, sequence } = useTournament()
  const run = useCommand()
  const { tell } = useToasts()
  const { data, isError } = useQuery({ queryKey: ['refresh', id, sequence], queryFn: () => getBelow(id, 'refresh', {}), staleTime: 0 })
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [numbers, setNumbers] = useState(false)
  const [busy, setBusy] = useState(false)
  const anew = data?.numbers === 'free' && players.some(({ pairingNumber }) => pairingNumber !== null)
  useEffect(() => setNumbers(anew), [anew])
  // The dialog is there before what it shows.
  const form = useRef<HTMLFormElement>(null)
  const shown = data !== undefined
  useEffect(() => form.current?.querySelector<HTMLInputElement>('tbody input')?.focus(), [shown])
  const rows = data?.players ?? []
  const chosen = rows.filter(({ player }) => !left.has(player))
  const nameOf = (player: number): string => players.find((one) => one.id === player)?.name ?? String(player)
  const toggle = (player: number): void => {
    const next = new Set(left)
    if (!next.delete(player)) next.add(player)
    setLeft(next)
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (chosen.length === 0 || busy) return
    setBusy(true)
    const outcome = await run(
      {
        kind: 'refresh-players',
        players: chosen.map(({ player, changes }) => ({ player, changes })),
        ...(numbers && data?.numbers !== 'settled' ? { numbers: true } : {}),
      },
      { expectedSequence: sequence },
    )
    setBusy(false)
    if (!outcome.done) return
    tell({ kind: 'done', text: words.done(chosen.length) })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('tbody input')]
    const at = boxes.indexOf(document.activeElement as HTMLInputElement)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) boxes[Math.min(boxes.length - 1, Math.max(0, at + step))]?.focus()
    else if (event.key.toLowerCase() === 'a' && !event.ctrlKey && !event.metaKey)
      setLeft(chosen.length === 0 ? new Set() : new Set(rows.map(({ player }) => player)))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form="refresh-form" busy={busy} disabled={chosen.length === 0}>
            {words.take(chosen.length)}
          </Button>
        </>
      }
    >
      {isError ? <p role="alert">{words.failed}</p> : null}
      {data === undefined ? (
        isError ? null : (
          <Loading label={words.title} />
        )
      ) : (
        <form ref={form} id="refresh-form" className="refresh" onSubmit={save} onKeyDown={onKeyDown}>
          <p>{words.from(list(data.lists.map(({ name, month, days }) => `${`${name} ${month}`.trim()} (${words.age(days)})`)))}</p>
          {data.lists
            .filter(({ days }) => days >= 1)
            .map(({ name, days }) => (
              <p key={name} className="refresh-older">
                {words.stale(name, days)}
              </p>
            ))}
          {data.lists
            .filter(({ older }) => older)
            .map(({ name, month }) => (
              <p key={name} className="refresh-older">
                {words.older(name, month)}
              </p>
            ))}
          {data.lists
            .filter(({ newer, kind }) => newer && kind === 'fide')
            .map(({ name, month }) => (
              <p key={name} className="refresh-older">
                {words.newer(name, month)}
              </p>
            ))}
          {rows.length === 0 ? <p>{words.none}</p> : <p className="hint">{words.keys}</p>}
          {rows.length === 0 ? null : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.player}</th>
                  <th scope="col">{words.changes}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ player, differences, byHand }) => (
                  <tr key={player}>
                    <th scope="row">
                      <label>
                        <input
                          type="checkbox"
                          checked={!left.has(player)}
                          aria-label={words.choose(nameOf(player))}
                          onChange={() => toggle(player)}
                        />{' '}
                        {nameOf(player)}
                      </label>
                    </th>
                    <td>
                      {differences.length === 0 ? <span className="hint">{words.onlyMonth}</span> : null}
                      <ul>
                        {differences.map(({ field, was, is }) => (
                          <li key={field}>
                            {words.fields[field]} <del>{textOf(was, words)}</del> → <ins>{textOf(is, words)}</ins>
                          </li>
                        ))}
                      </ul>
                      {byHand ? <p className="hint">{words.byHand}</p> : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {data.missing.length === 0 ? null : <p className="hint">{words.missing(list(data.missing.map(nameOf)))}</p>}
          {data.unnumbered.length === 0 ? null : <p className="hint">{words.unnumbered(data.unnumbered.length)}</p>}
          {data.numbers === 'settled' ? (
            <p>{words.numbersSettled}</p>
          ) : (
            <label className="refresh-numbers">
              <input type="checkbox" checked={numbers} onChange={({ target }) => setNumbers(target.checked)} />
              <span>
                {words.numbers} <small>{data.numbers === 'free' ? words.numbersFree : words.numbersAsks}</small>
              </span>
            </label>
          )}
        </form>
      )}
    </Dialog>
  )
}

const textOf = (text: string, words: { readonly yes: string; readonly nothing: string }): string =>
  text === '' ? words.nothing : text === 'yes' ? words.yes : text

export default RefreshDialog
