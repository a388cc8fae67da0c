import type { Prohibition } from '@zug/engine/desk'
import type { RoundNumber } from '@zug/engine/model'
import { type FormEvent, useMemo, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useWords } from '../../words/language.tsx'
import { found, labelsOf } from './by-name.ts'

type Who = Prohibition['who']['kind']

/** Forbidden pairs, and wishes that give way when they cannot be kept. */
const ApartDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { apart: words } = useWords('players')
  const { players, teams, prohibitions, traits } = useTournament()
  const run = useCommand()
  const [who, setWho] = useState<Who>('players')
  const [strength, setStrength] = useState<Prohibition['strength']>('wish')
  const entrants = traits.teams ? teams : players
  const nameOf = (id: number): string => entrants.find((one) => one.id === id)?.name ?? `#${id}`
  const named = useMemo(() => labelsOf(entrants), [entrants])
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const field = fieldsOf(form)
    const last = field('last')
    const [one, other] = [field('first'), field('second')].map((text) => found(named, text))
    const wrong =
      who !== 'players' ? [] : [...(one === undefined ? ['first'] : []), ...(other === undefined || other === one ? ['second'] : [])]
    setUnknown(wrong)
    if (wrong.length > 0) {
      form.querySelector<HTMLInputElement>(`input[name=${wrong[0]}]`)?.focus()
      return
    }
    const pair = [one, other].filter((id) => id !== undefined)
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
      <form className="apart-form" noValidate onSubmit={submit}>
        <Choice<Who>
          label={words.who}
          value={who}
          onChange={setWho}
          options={(['players', 'same-club', 'same-federation'] as const).map((value) => ({ value, label: words[value] }))}
        />
        {who === 'players' ? (
          <>
            {(['first', 'second'] as const).map((name) => (
              <Field
                key={name}
                label={words[name]}
                name={name}
                list="zug-entrants"
                autoComplete="off"
                problem={unknown.includes(name) ? words.unknown : undefined}
              />
            ))}
            <datalist id="zug-entrants">
              {[...named].map(([label, id]) => (
                <option key={id} value={label} />
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
        <Field
          label={words.rounds}
          name="last"
          inputMode="numeric"
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, 2)
          }}
        />
        <Button look="plain" type="submit">
          {words.add}
        </Button>
      </form>
    </Dialog>
  )
}

export default ApartDialog
