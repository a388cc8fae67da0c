import type { PlayerId, Prohibition, RoundNumber } from '@zug/engine'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'

type Who = Prohibition['who']['kind']

/** Forbidden pairs, and wishes that give way when they cannot be kept. */
const ApartDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { apart: words } = useWords('players')
  const { players, teams, prohibitions, settings } = useTournament()
  const run = useCommand()
  const [who, setWho] = useState<Who>('players')
  const [strength, setStrength] = useState<Prohibition['strength']>('wish')
  const entrants = settings.teamEvent ? teams : players
  const nameOf = (id: number): string => entrants.find((one) => one.id === id)?.name ?? `#${id}`
  const idOf = (name: string): PlayerId | undefined => entrants.find((one) => one.name === name)?.id
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const { first = '', second = '', last = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const pair = [idOf(first), idOf(second)].filter((id) => id !== undefined)
    const outcome = await run({
      kind: 'forbid-pair',
      prohibition: {
        strength,
        who: who === 'players' ? { kind: who, players: pair } : { kind: who },
        firstRound: 1 as RoundNumber,
        lastRound: last === '' ? null : (Number(last) as RoundNumber),
      },
    })
    if (outcome.done) form.reset()
  }
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      {prohibitions.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="apart-list">
          {prohibitions.map(({ id, strength: how, who: whom, lastRound }) => (
            <li key={id}>
              <b>{whom.kind === 'players' ? whom.players.map(nameOf).join(' – ') : words[whom.kind]}</b>
              <span>
                {words[how]} {lastRound === null ? '' : words.until(lastRound)}
              </span>
              <Button onClick={() => run({ kind: 'allow-pair', prohibition: id })}>{words.allow}</Button>
            </li>
          ))}
        </ul>
      )}
      <form className="apart-form" onSubmit={submit}>
        <Choice<Who>
          label={words.who}
          value={who}
          onChange={setWho}
          options={(['players', 'same-club', 'same-federation'] as const).map((value) => ({ value, label: words[value] }))}
        />
        {who === 'players' ? (
          <>
            <Field label={words.first} name="first" list="zug-entrants" required autoComplete="off" />
            <Field label={words.second} name="second" list="zug-entrants" required autoComplete="off" />
            <datalist id="zug-entrants">
              {entrants.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
          </>
        ) : null}
        <Choice
          label={words.strength}
          value={strength}
          onChange={setStrength}
          options={(['wish', 'law'] as const).map((value) => ({ value, label: words[value] }))}
        />
        <Field label={words.rounds} name="last" inputMode="numeric" pattern="\d{0,2}" />
        <Button look="plain" type="submit">
          {words.add}
        </Button>
      </form>
    </Dialog>
  )
}

export default ApartDialog
