import { nationalIdsOf, nationalIdsText, readNationalIds } from '@zug/engine/model'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { later } from '../../ui/later.tsx'
import { useGone } from '../../ui/use-gone.ts'
import { useWords } from '../../words/language.tsx'
import type { Unsent } from '../boards/fixed-form.tsx'
import { ExchangeNumbers } from './exchange-numbers.tsx'
import { type Leave, useLeave } from './leave.ts'
import { nextRoundOf, type Player, textFields, titles } from './player.ts'
import { PlayerByes } from './player-byes.tsx'
import { PlayerMarks } from './player-marks.tsx'
import { Official } from './ratings/official-ratings.tsx'

const FixedSection = later(() => import('../boards/fixed-section.tsx'))
const MoveForm = later(() => import('./move-form.tsx'))

/** Everything about one player: corrections, byes of all rounds to come, withdrawal and return, another section. */
const PlayerDialog = ({ player: id, onClose }: { readonly player: number; readonly onClose: () => void }) => {
  const words = useWords('players')
  const { actions } = useWords('shell')
  const tournament = useTournament()
  const run = useCommand()
  const leave = useLeave()
  const player = tournament.players.find((one) => one.id === id)
  const [changes, setChanges] = useState<Partial<Player>>({})
  // As it is typed; null: as it is stored.
  const [idsText, setIdsText] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const board: Unsent = useRef(null)
  useGone(player === undefined, leaving, onClose)
  if (player === undefined) return null
  const now = { ...player, ...changes }
  const next = nextRoundOf(tournament)
  // Titles and the numbers of its federation are of chess.
  const scored = tournament.traits.games === 'scores'
  const nameless = now.name.trim() === ''
  const go = async (kind: Leave): Promise<void> => {
    setLeaving(true)
    const left = await leave(kind, player)
    setLeaving(false)
    if (left) onClose()
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (nameless) return
    setBusy(true)
    const { title, rating, sex, nationalIds, noByes, expelled, laterRatings, lot, external } = changes
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
              ...(nationalIds === undefined ? {} : { nationalIds }),
              ...(noByes === undefined ? {} : { noByes }),
              ...(expelled === undefined ? {} : { expelled }),
              ...(laterRatings === undefined ? {} : { laterRatings }),
              ...(lot === undefined ? {} : { lot }),
              ...(external === undefined ? {} : { external }),
            },
          })
    const done = outcome.done && (await board.current?.()) !== false
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog
      wide
      title={player.name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form="player-form" busy={busy}>
            {actions.save}
          </Button>
        </>
      }
    >
      {player.withdrawnFrom === null ? null : <p className="player-gone">{words.withdrawn(player.withdrawnFrom)}</p>}
      <form id="player-form" className="player-form" noValidate onSubmit={save}>
        {textFields
          .filter((name) => !scored || name !== 'fideId')
          .map((name) => (
            <Field
              key={name}
              label={words.fields[name]}
              value={now[name]}
              problem={name === 'name' && nameless ? words.add.needsName : undefined}
              maxLength={name === 'federation' || name === 'fideId' || name === 'birth' ? 20 : 100}
              onChange={({ target }) => setChanges({ ...changes, [name]: target.value })}
            />
          ))}
        {scored ? null : (
          <Field
            label={words.fields.nationalIds}
            hint={words.marks.nationalIds}
            value={idsText ?? nationalIdsText(nationalIdsOf(player))}
            maxLength={200}
            onChange={({ target }) => {
              setIdsText(target.value)
              setChanges({ ...changes, nationalIds: [...readNationalIds(target.value, now.federation.slice(0, 3))] })
            }}
          />
        )}
        <Field
          label={words.fields.rating}
          inputMode="numeric"
          value={now.rating === null ? '' : String(now.rating)}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4)
            setChanges({ ...changes, rating: digits === '' ? null : Number(digits) })
          }}
        />
        {scored ? null : (
          <div className="player-titles">
            <Choice
              label={words.fields.title}
              value={now.title ?? ''}
              onChange={(title) => setChanges({ ...changes, title: title === '' ? null : title })}
              options={titles.map((value) => ({ value, label: value === '' ? '–' : value }))}
            />
          </div>
        )}
        <Choice
          label={words.fields.sex}
          value={now.sex ?? 'none'}
          onChange={(sex) => setChanges({ ...changes, sex: sex === 'none' ? null : sex })}
          options={(['none', 'm', 'w'] as const).map((value) => ({ value, label: words.sexes[value] }))}
        />
        {tournament.traits.teams ? null : <PlayerMarks now={now} onChange={(marks) => setChanges({ ...changes, ...marks })} />}
      </form>
      <Official official={now.official} rating={now.rating} onTake={(rating) => setChanges({ ...changes, rating })} />
      <ExchangeNumbers player={player} />
      {player.withdrawnFrom === null && !tournament.traits.teams ? <PlayerByes player={player} from={next} /> : null}
      {tournament.traits.teams ? null : (
        <Suspense>
          <FixedSection player={player.id} unsent={board} />
        </Suspense>
      )}
      {tournament.settings.section === null ? null : (
        <Suspense>
          <MoveForm player={player} onMoving={setLeaving} onClose={onClose} />
        </Suspense>
      )}
      <section className="player-leaving">
        <h3>{words.edit.leaving}</h3>
        <p className="hint">{words.edit.leavingHint}</p>
        <div>
          <Button look="plain" onClick={() => go(player.withdrawnFrom === null ? 'withdraw' : 're-enter')}>
            {player.withdrawnFrom === null ? words.edit.withdraw : words.edit.reEnter}
          </Button>
          <Button onClick={() => go('remove-player')}>{words.edit.remove}</Button>
        </div>
      </section>
    </Dialog>
  )
}

export default PlayerDialog
