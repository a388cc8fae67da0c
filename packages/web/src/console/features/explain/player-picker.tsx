import type { PlayerId } from '@zug/engine/model'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useUnique } from '../../ui/unique.ts'
import './player-picker.css'

export type Pickable = { readonly id: PlayerId; readonly name: string; readonly number: number | null; readonly note?: string }

type PlayerPickerProps = {
  readonly label: string
  readonly none: string
  readonly options: readonly Pickable[]
  readonly value: PlayerId | null
  readonly onChange: (id: PlayerId | null) => void
  /** Enter on a chosen name. */
  readonly onSubmit?: (id: PlayerId) => void
  readonly autoFocus?: boolean
  /** The list stands below the field all the time. */
  readonly listed?: boolean
}

const mostShown = 8

/** One player by a piece of the name or the number; arrows choose, Enter takes. */
export const PlayerPicker = ({ label, none, options, value, onChange, onSubmit, autoFocus = false, listed = false }: PlayerPickerProps) => {
  const id = useUnique()
  const input = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.id === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const text = typed ?? chosen?.name ?? ''
  const wanted = (typed ?? '').trim().toLowerCase()
  const found = options
    .filter(({ name, number }) => wanted === '' || name.toLowerCase().includes(wanted) || String(number) === wanted)
    .slice(0, mostShown)
  const shown = listed || open
  const take = (option: Pickable | undefined): void => {
    if (option === undefined) return
    onChange(option.id)
    setTyped(null)
    setOpen(false)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (shown) setActive((now) => (now + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && shown && (typed !== null || listed)) {
      event.preventDefault()
      const option = found[active]
      take(option)
      if (listed && option !== undefined) onSubmit?.(option.id)
    } else if (event.key === 'Escape' && open && !listed) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setTyped(null)
    }
  }
  return (
    <div className={listed ? 'picker listed' : 'picker'}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: in a dialog that was opened to choose somebody
        autoFocus={autoFocus}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && found[active] !== undefined ? `${id}-${found[active].id}` : undefined}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
          setOpen(true)
          if (value !== null) onChange(null)
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!shown}>
        {found.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys (combobox pattern)
          <div
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={listed && value !== null ? option.id === value : at === active}
            className={at === active ? 'active' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            <b>{option.name}</b> {option.note === undefined ? null : <small>{option.note}</small>}
          </div>
        ))}
      </div>
      {shown && found.length === 0 ? <p className="hint">{none}</p> : null}
    </div>
  )
}
