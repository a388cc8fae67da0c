import type { DeskCommand, PlayerId, RoundNumber } from '@zug/engine'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { nextRoundOf, type Player, textFields, titles } from './player.ts'

const MoveForm = lazy(() => import('./move-form.tsx'))

type ByeChoice = 'plays' | 'half-point' | 'zero-point' | 'full-point'

/** Everything about one player: corrections, byes of all rounds to come, withdrawal and return, another section. */
const PlayerDialog = ({ player: id, onClose }: { readonly player: number; readonly onClose: () => void }) => {
  const words = useWords('players')
  const { byes: byeNames } = useWords('common')
  const { actions, facts } = useWords('shell')
  const tournament = useTournament()
  const run = useCommand()
  const player = tournament.players.find((one) => one.id === id)
  const [changes, setChanges] = useState<Partial<Player>>({})
  const [busy, setBusy] = useState(false)
  if (player === undefined) return null
  const now = { ...player, ...changes }
  const next = nextRoundOf(tournament)
  const rounds = next === null ? [] : Array.from({ length: tournament.settings.numberOfRounds - next + 1 }, (_, index) => next + index)
  const act = async (command: DeskCommand): Promise<void> => {
    const outcome = await run(command)
    if (outcome.done && command.kind === 'remove-player') onClose()
  }
  const setBye = (round: number, choice: ByeChoice): Promise<void> => {
    const of = { player: id as PlayerId, round: round as RoundNumber }
    return act(choice === 'plays' ? { kind: 'cancel-bye', ...of } : { kind: 'request-bye', bye: { ...of, bye: choice } })
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const { title, rating, sex } = changes
    const outcome =
      Object.keys(changes).length === 0
        ? { done: true }
        : await run({
            kind: 'correct-player',
            player: player.id,
            changes: {
              ...Object.fromEntries(textFields.filter((name) => name in changes).map((name) => [name, changes[name]])),
              ...(title === undefined ? {} : { title }),
              ...(rating === undefined ? {} : { rating }),
              ...(sex === undefined ? {} : { sex }),
            },
          })
    setBusy(false)
    if (outcome.done) onClose()
  }
  return (
    <Dialog
      wide
      title={player.name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => act({ kind: 'remove-player', player: player.id })}>{words.edit.remove}</Button>
          {player.withdrawnFrom === null ? (
            <Button onClick={() => act({ kind: 'withdraw', player: player.id })}>{words.edit.withdraw}</Button>
          ) : (
            <Button onClick={() => act({ kind: 're-enter', player: player.id })}>{words.edit.reEnter}</Button>
          )}
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form="player-form" busy={busy}>
            {actions.save}
          </Button>
        </>
      }
    >
      {player.withdrawnFrom === null ? null : <p className="player-gone">{words.withdrawn(player.withdrawnFrom)}</p>}
      <form id="player-form" className="player-form" onSubmit={save}>
        {textFields.map((name) => (
          <Field
            key={name}
            label={words.fields[name]}
            value={now[name]}
            required={name === 'name'}
            maxLength={name === 'federation' || name === 'fideId' || name === 'birth' ? 20 : 100}
            onChange={({ target }) => setChanges({ ...changes, [name]: target.value })}
          />
        ))}
        <Field
          label={words.fields.rating}
          inputMode="numeric"
          value={now.rating === null ? '' : String(now.rating)}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4)
            setChanges({ ...changes, rating: digits === '' ? null : Number(digits) })
          }}
        />
        <div className="player-titles">
          <Choice
            label={words.fields.title}
            value={now.title ?? ''}
            onChange={(title) => setChanges({ ...changes, title: title === '' ? null : title })}
            options={titles.map((value) => ({ value, label: value === '' ? '–' : value }))}
          />
        </div>
        <Choice
          label={words.fields.sex}
          value={now.sex ?? 'none'}
          onChange={(sex) => setChanges({ ...changes, sex: sex === 'none' ? null : sex })}
          options={(['none', 'm', 'w'] as const).map((value) => ({ value, label: words.sexes[value] }))}
        />
      </form>
      {rounds.length > 0 && player.withdrawnFrom === null && !tournament.settings.teamEvent ? (
        <section className="player-byes">
          <h3>{words.edit.byes}</h3>
          {rounds.map((round) => {
            const bye = tournament.byes.find((one) => one.player === id && one.round === round)?.bye ?? 'plays'
            return (
              <Choice<ByeChoice>
                key={round}
                label={facts.round(round)}
                value={bye as ByeChoice}
                onChange={(choice) => void setBye(round, choice)}
                options={[
                  { value: 'plays', label: words.edit.plays },
                  { value: 'half-point', label: byeNames['half-point'] },
                  { value: 'zero-point', label: byeNames['zero-point'] },
                  { value: 'full-point', label: byeNames['full-point'] },
                ]}
              />
            )
          })}
        </section>
      ) : null}
      {tournament.settings.section === null ? null : (
        <Suspense>
          <MoveForm player={player} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  )
}

export default PlayerDialog
