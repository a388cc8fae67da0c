import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import { readRounds, showRounds } from './rounds-text.ts'
import './fixed-boards.css'

/** The fixed board of one player or team: its number and the rounds it is for. */
export const FixedForm = ({ player, onDone }: { readonly player: PlayerId; readonly onDone?: () => void }) => {
  const tournament = useTournament()
  const { boards: words } = useWords('round')
  const run = useCommand()
  const { tell } = useToasts()
  const { fixedBoards, settings, rounds, finished } = tournament
  const now = fixedBoards.find((entry) => entry.player === player)
  const [number, setNumber] = useState(now === undefined ? '' : String(now.number))
  const [text, setText] = useState(now?.rounds == null ? '' : showRounds(now.rounds))
  const [published, setPublished] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const last = rounds.at(-1)
  const movable = !finished && last?.boards.some(({ result }) => result === null) === true
  const chosen = readRounds(text, settings.numberOfRounds)
  const name = nameIn(whoPlays(tournament), player)
  const send = async (wanted: number | null, said: string): Promise<void> => {
    setBusy(true)
    const { done } = await run({
      kind: 'fix-board',
      player,
      number: wanted,
      rounds: wanted === null ? null : (chosen as readonly RoundNumber[] | null),
      ...(movable && published ? { published } : {}),
    })
    setBusy(false)
    if (!done) return
    tell({ kind: 'done', text: said })
    if (wanted === null) {
      setNumber('')
      setText('')
    }
    setTried(false)
    onDone?.()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (Number(number) >= 1 && chosen !== undefined) void send(Number(number), words.fixed(name, Number(number)))
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
        <Button type="submit" busy={busy}>
          {words.fix}
        </Button>
        {now === undefined ? null : (
          <Button look="plain" disabled={busy} onClick={() => void send(null, words.freed(name))}>
            {words.free}
          </Button>
        )}
      </div>
    </form>
  )
}
