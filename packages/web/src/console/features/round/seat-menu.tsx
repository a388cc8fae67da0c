import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import type { PickKind } from './hand/pick-dialog.tsx'
import type { Editing } from './hand/use-editing.tsx'
import { boardOf, type RoundAtHand } from './round-at-hand.ts'
import type { OpenMenu } from './round-page.tsx'
import { useMenuItems } from './use-menu-items.ts'
import { nameIn, whoPlays } from './who-plays.ts'
import './seat-menu.css'
import { later } from '../../ui/later.tsx'

const PickDialog = later(() => import('./hand/pick-dialog.tsx'))

export type MenuItem = { readonly key: string; readonly label: string; readonly hint?: string; readonly run: () => void }

type SeatMenuProps = OpenMenu & { readonly round: RoundAtHand; readonly editing: Editing; readonly onClose: () => void }

/** Everything that can be done with one name, at the name: by mouse, finger or keys alike. */
const SeatMenu = ({ player, element, round, editing, onClose }: SeatMenuProps) => {
  const { away, hand } = useWords('round')
  const name = nameIn(whoPlays(useTournament()), player)
  const menu = useRef<HTMLDivElement>(null)
  const [pick, setPick] = useState<PickKind | null>(null)
  const items = useMenuItems({ player, board: boardOf(round, player), round, editing, pick: setPick })
  const nothing = items.length === 0
  useEffect(() => {
    if (nothing) onClose()
  }, [nothing, onClose])

  const close = (): void => {
    onClose()
    if (element.isConnected) element.focus()
  }
  useLayoutEffect(() => {
    const box = menu.current
    if (box === null) return
    const { left, bottom, top } = element.getBoundingClientRect()
    const { width, height } = box.getBoundingClientRect()
    box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
    box.style.top = `${bottom + height + 8 > window.innerHeight ? Math.max(8, top - height) : bottom}px`
    box.querySelector<HTMLElement>('button')?.focus()
  }, [element])
  useEffect(() => {
    const away = (event: Event): void => {
      if (menu.current !== null && !menu.current.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [onClose])

  if (pick !== null)
    return (
      <Suspense>
        <PickDialog kind={pick} player={player} round={round} editing={editing} onClose={close} />
      </Suspense>
    )
  if (nothing) return null
  const press = (event: KeyboardEvent): void => {
    const buttons = [...(menu.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const here = buttons.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
    if (to !== undefined) buttons.at(to % buttons.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase()
      const rest = [...buttons.slice(here + 1), ...buttons.slice(0, here + 1)]
      rest.find((button) => button.textContent?.toLowerCase().startsWith(letter))?.focus()
      if (letter === ' ') return
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      className="seat-menu"
      role="menu"
      tabIndex={-1}
      aria-label={editing.mode === null ? away.menu(name) : hand.menu(name)}
      onKeyDown={press}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            item.run()
            if (!item.key.startsWith('pick-')) close()
          }}
        >
          {item.label}
          {item.hint === undefined ? null : <small>{item.hint}</small>}
        </button>
      ))}
    </div>
  )
}

export default SeatMenu
