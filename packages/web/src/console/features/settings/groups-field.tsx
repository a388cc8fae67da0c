import type { PlayerId } from '@zug/engine/model'
import { useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import { found, labelsOf } from '../players/by-name.ts'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import type { RuleFieldProps } from './rule-field.tsx'
import './groups-field.css'

type NamesProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly chosen: readonly PlayerId[]
  /** Who cannot be added any more. */
  readonly taken: readonly PlayerId[]
  readonly disabled: boolean
  readonly onChange: (chosen: readonly PlayerId[]) => void
}

/** Some of those who play: added by name, taken out by a button. */
export const Names = ({ label, hint, chosen, taken, disabled, onChange }: NamesProps) => {
  const { groups: words } = useWords('settings')
  const entrants = whoPlays(useTournament())
  const id = useUnique()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState(false)
  const free = labelsOf([...entrants.values()].filter((entrant) => !taken.includes(entrant.id)))
  const add = (): void => {
    const one = found(free, text)
    setUnknown(one === undefined && text.trim() !== '')
    if (one === undefined) return
    setText('')
    onChange([...chosen, one])
  }
  const full = disabled || free.size === 0
  return (
    <div className="names">
      {full ? <p className="hint">{label}</p> : null}
      {chosen.length === 0 ? null : (
        <ul aria-label={label}>
          {chosen.map((one) => (
            <li key={one}>
              {nameIn(entrants, one)}
              {disabled ? null : (
                <Button aria-label={words.remove(nameIn(entrants, one))} onClick={() => onChange(chosen.filter((other) => other !== one))}>
                  ×
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {full ? null : (
        <div className="names-add">
          <Field
            label={label}
            {...(hint === undefined ? {} : { hint })}
            list={id}
            autoComplete="off"
            value={text}
            problem={unknown ? words.unknown : undefined}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button look="plain" aria-label={`${words.add}: ${label}`} onClick={add}>
            {words.add}
          </Button>
          <datalist id={id}>
            {[...free].map(([name, one]) => (
              <option key={one} value={name} />
            ))}
          </datalist>
        </div>
      )}
    </div>
  )
}

/** Groups, and below them always one more to begin. One that nobody is in any more is none. */
export const Groups = ({ field, words, value, onChange, disabled }: RuleFieldProps<'groups'>) => {
  const { groups: texts } = useWords('settings')
  const entrants = whoPlays(useTournament())
  const groups = value ?? []
  const set = (next: readonly (readonly PlayerId[])[]): void => {
    const filled = next.filter(({ length }) => length > 0)
    onChange(filled.length === 0 && field.none ? null : filled)
  }
  const more = !disabled && entrants.size > (field.apart ? groups.flat().length : 0)
  if (!more && groups.length === 0) return null
  return (
    <fieldset className="settings-some wide">
      <legend>{words.label}</legend>
      {words.hint === undefined ? null : <p className="hint">{words.hint}</p>}
      {(more ? [...groups, []] : groups).map((group, at) => (
        <Names
          key={at}
          label={texts.group(at + 1)}
          chosen={group}
          taken={field.apart ? groups.flat() : group}
          disabled={disabled}
          onChange={(chosen) => set(groups.toSpliced(at, 1, chosen))}
        />
      ))}
    </fieldset>
  )
}
