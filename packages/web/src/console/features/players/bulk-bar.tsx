import type { DeskCommand, PlayerId, RoundNumber } from '@zug/engine'
import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { useTurn } from '../../shell/turn.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'

type Props = { readonly selected: ReadonlySet<number>; readonly next: number | null; readonly onDone: () => void }
type Bulk = 'club' | 'federation' | 'city'

/** The same for everybody selected; one undo takes it back. */
const BulkBar = ({ selected, next, onDone }: Props) => {
  const words = useWords('players')
  const { byes } = useWords('common')
  const { players } = useTournament()
  const run = useCommand()
  const turn = useTurn()
  const { tell } = useToasts()
  const { actions } = useWords('shell')
  const [field, setField] = useState<Bulk>('club')
  const [value, setValue] = useState('')
  const chosen = players.filter(({ id }) => selected.has(id))
  const all = async (command: (player: PlayerId) => DeskCommand, which = chosen): Promise<void> => {
    if (which.length === 0) return
    const outcome = await run(which.map(({ id }) => command(id)))
    if (!outcome.done) return
    onDone()
    tell({ kind: 'done', text: words.select.done(which.length), action: { label: actions.undo, run: () => turn('undo') } })
  }
  const active = chosen.filter(({ withdrawnFrom }) => withdrawnFrom === null)
  return (
    <section className="bulk-bar" aria-label={words.select.chosen(chosen.length)}>
      <b>{words.select.chosen(chosen.length)}</b>
      {next === null
        ? null
        : (['half-point', 'zero-point'] as const).map((bye) => (
            <Button
              key={bye}
              onClick={() => all((player) => ({ kind: 'request-bye', bye: { player, round: next as RoundNumber, bye } }), active)}
            >
              {words.nextRound(next)}: {byes[bye]}
            </Button>
          ))}
      <Button onClick={() => all((player) => ({ kind: 'withdraw', player }), active)}>{words.edit.withdraw}</Button>
      <Button onClick={() => all((player) => ({ kind: 'remove-player', player }))}>{words.edit.remove}</Button>
      <span className="bulk-set">
        <Choice<Bulk>
          labelUnseen
          label={words.select.field}
          value={field}
          onChange={setField}
          options={(['club', 'federation', 'city'] as const).map((one) => ({ value: one, label: words.fields[one] }))}
        />
        <Field label={words.select.value} value={value} onChange={({ target }) => setValue(target.value)} />
        <Button look="plain" onClick={() => all((player) => ({ kind: 'correct-player', player, changes: { [field]: value.trim() } }))}>
          {words.select.set}
        </Button>
      </span>
      <Button onClick={onDone}>{words.select.clear}</Button>
    </section>
  )
}

export default BulkBar
