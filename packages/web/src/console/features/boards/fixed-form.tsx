import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { type FormEvent, type RefObject, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import { readRounds, showRounds } from './rounds-text.ts'
import './fixed-boards.css'

/** Sends what was typed and not sent yet; false when it could not be. */
export type Unsent = RefObject<(() => Promise<boolean>) | null>

type FixedFormProps = {
  readonly player: PlayerId
  readonly onDone?: () => void
  /** For the dialog around it, whose own button saves this as well. */
  readonly unsent?: Unsent
}

/** The fixed board of one player or team: its number and the rounds it is for. */
export const FixedForm = ({ player, onDone, unsent }: FixedFormProps) => {
  const tournament = useTournament()
  const { boards: words } = useWords('round')
  const run = useCommand()
  const { tell } = useToasts()
  const { fixedBoards, settings, rounds, finished } = tournament
  const now = fixedBoards.find((entry) => entry.player === player)
  const was = now === undefined ? ['', ''] : [String(now.number), now.rounds === null ? '' : showRounds(now.rounds)]
  // As it was when the form was opened: what somebody else changes meanwhile is not taken back.
  const [opened, setOpened] = useState(was)
  const [number, setNumber] = useState(opened[0]!)
  const [text, setText] = useState(opened[1]!)
  const [published, setPublished] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const last = rounds.at(-1)
  const movable = !finished && last?.boards.some(({ result }) => result === null) === true
  const chosen = readRounds(text, settings.numberOfRounds)
  const name = nameIn(whoPlays(tournament), player)
  const dirty = number !== opened[0] || text.trim() !== opened[1] || (movable && published)
  const good = Number(number) >= 1 && chosen !== undefined
  const send = async (wanted: number | null, said: string): Promise<boolean> => {
    setBusy(true)
    const { done } = await run({
      kind: 'fix-board',
      player,
      number: wanted,
      rounds: wanted === null ? null : (chosen as readonly RoundNumber[] | null),
      ...(movable && published ? { published } : {}),
    })
    setBusy(false)
    if (!done) return false
    tell({ kind: 'done', text: said })
    const kept = wanted === null ? ['', ''] : [String(wanted), text.trim()]
    setOpened(kept)
    setNumber(kept[0]!)
    setText(kept[1]!)
    setPublished(false)
    setTried(false)
    onDone?.()
    return true
  }
  const sendTyped = async (): Promise<boolean> => {
    // Whoever empties the field wants the board fixed no longer.
    if (number === '' && now !== undefined) return send(null, words.freed(name))
    setTried(true)
    return good && send(Number(number), words.fixed(name, Number(number)))
  }
  if (unsent !== undefined) unsent.current = async () => !dirty || sendTyped()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    void sendTyped()
  }
  return (
    <form className="fixed-form" noValidate onSubmit={submit}>
      <Field
        label={words.number}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        problem={tried && !(Number(number) >= 1) ? words.numberWrong : undefined}
        onChange={({ target }) => setNumber(target.value.replace(/\D/g, '').slice(0, 5))}
      />
      <Field
        label={words.rounds}
        autoComplete="off"
        value={text}
        maxLength={100}
        hint={words.roundsHint}
        problem={tried && chosen === undefined ? words.roundsWrong(settings.numberOfRounds) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {movable ? (
        <label className="fixed-published">
          <input type="checkbox" checked={published} onChange={({ target }) => setPublished(target.checked)} />{' '}
          {words.published(last!.round)}
        </label>
      ) : null}
      <div className="fixed-act">
        <Button look="plain" type="submit" busy={busy}>
          {words.fix}
        </Button>
        {now === undefined ? null : (
          <Button disabled={busy} onClick={() => void send(null, words.freed(name))}>
            {words.free}
          </Button>
        )}
      </div>
    </form>
  )
}
