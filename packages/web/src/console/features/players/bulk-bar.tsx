import type { DeskCommand } from '@zug/engine/desk'
import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { useTurn } from '../../shell/turn.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useKeys } from '../../ui/keys.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'

type Props = { readonly chosen: readonly Player[]; readonly next: number | null; readonly onDone: () => void }
type Bulk = 'club' | 'federation' | 'city'

/** The same for everybody selected, at the foot of the page so that no row moves; one undo takes it back. */
const BulkBar = ({ chosen, next, onDone }: Props) => {
  const words = useWords('players')
  const { byes } = useCommon()
  const { traits } = useTournament()
  const run = useCommand()
  const turn = useTurn()
  const { tell } = useToasts()
  const { actions, colon } = useWords('shell')
  const [field, setField] = useState<Bulk>('club')
  const [value, setValue] = useState('')
  const bar = useRef<HTMLElement>(null)
  useKeys({ KeyB: { label: words.select.bar, run: () => bar.current?.querySelectorAll('button')[1]?.focus() } })
  /** The bar goes with the selection; the list has the focus again. */
  const done = (): void => {
    const row = document.querySelector<HTMLElement>(`tr[data-player="${chosen[0]?.id}"] [data-act="select"]`)
    ;(row ?? document.getElementById('content'))?.focus({ preventScroll: true })
    onDone()
  }
  const all = async (command: (player: PlayerId) => DeskCommand, which = chosen): Promise<void> => {
    if (which.length === 0) return
    const outcome = await run(which.map(({ id }) => command(id)))
    if (!outcome.done) return
    done()
    tell({ kind: 'done', text: words.select.done(which.length), action: { label: actions.undo, run: () => turn('undo') } })
  }
  const active = chosen.filter(({ withdrawnFrom }) => withdrawnFrom === null)
  return (
    <section ref={bar} className="bulk-bar" aria-label={words.select.chosen(chosen.length)}>
      <b>{words.select.chosen(chosen.length)}</b>
      <Button onClick={done}>{words.select.clear}</Button>
      {next === null
        ? null
        : (traits.games === 'scores' ? (['zero-point'] as const) : (['half-point', 'zero-point'] as const)).map((bye) => (
            <Button
              key={bye}
              onClick={() => all((player) => ({ kind: 'request-bye', bye: { player, round: next as RoundNumber, bye } }), active)}
            >
              {words.nextRound(next)}
              {colon}
              {byes[bye]}
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
    </section>
  )
}

export default BulkBar
