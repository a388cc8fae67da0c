import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../api/commands.tsx'
import { useView } from '../../../api/queries.ts'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import { Article } from '../../../ui/article.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useUnique } from '../../../ui/unique.ts'
import { useGone } from '../../../ui/use-gone.ts'
import { useDates } from '../../../words/dates.ts'
import { useWords } from '../../../words/language.tsx'
import { Seen } from './seen.tsx'
import './recall.css'

/** Before a published round is taken back: why, who has seen it, what is lost, and who plays in it now. */
const RecallDialog = ({ round, onClose }: { readonly round: number; readonly onClose: () => void }) => {
  const { id } = usePlace()
  const { rounds, draft, teams, players, traits } = useTournament()
  const { recall } = useWords('round')
  const { actions } = useWords('shell')
  const run = useCommand()
  const { tell } = useToasts()
  const form = useUnique()
  const dates = useDates()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [stays, setStays] = useState<ReadonlySet<PlayerId>>(new Set())
  const [receipt] = useState(() => rounds.at(-1)?.receipt.short)
  const seen = useView(id, 'rounds/{round}/seen', { round }).data
  // Somebody else has taken it back, published it anew or gone on.
  useGone(rounds.at(-1)?.receipt.short !== receipt || rounds.length !== round || draft !== null, busy, onClose)
  const came = (traits.teams ? teams : players).filter(({ firstRound }) => firstRound === round + 1)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (reason.trim() === '' || busy) return
    setBusy(true)
    const joins = came.flatMap(({ id: one }) => (stays.has(one) ? [] : [one]))
    const { done } = await run({ kind: 'recall-round', round: round as RoundNumber, reason: reason.trim(), joins })
    setBusy(false)
    if (!done) return
    onClose()
    tell({ kind: 'done', text: recall.done(round) })
  }
  const toggle = (one: PlayerId): void =>
    setStays((before) => new Set(before.has(one) ? [...before].filter((other) => other !== one) : [...before, one]))
  return (
    <Dialog
      title={recall.title(round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form={form} busy={busy} disabled={reason.trim() === ''}>
            {recall.confirm(round)}
          </Button>
        </>
      }
    >
      <p>
        {recall.text} <Article number="C.04.2 4.4" />
      </p>
      <form id={form} onSubmit={send}>
        <Field
          label={recall.reason}
          hint={recall.reasonHint}
          autoFocus
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {came.length === 0 ? null : (
          <fieldset className="recall-joins">
            <legend>{recall.joins}</legend>
            {came.map(({ id: one, name }) => (
              <label key={one}>
                <input type="checkbox" checked={!stays.has(one)} onChange={() => toggle(one)} /> {name}
              </label>
            ))}
          </fieldset>
        )}
      </form>
      {seen === undefined ? null : <Seen seen={seen} time={dates.moment} />}
      <p className="hint">{recall.final}</p>
    </Dialog>
  )
}

export default RecallDialog
