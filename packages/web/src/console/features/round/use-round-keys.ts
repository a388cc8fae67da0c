import { useKeys } from '../../ui/keys.ts'
import { useWords } from '../../words/language.tsx'
import type { RoundAtHand } from './round-at-hand.ts'

type Options = {
  readonly round: RoundAtHand
  readonly selected: number | null
  readonly select: (board: number) => void
  readonly why: (board: number) => void
  readonly go: (round: number) => void
  readonly search: () => void
  readonly toggleMap: () => void
}

/** The keys of the page. Arrows go from board to board as they are drawn, and keep to the column the focus is in. */
export const useRoundKeys = ({ round, selected, select, why, go, search, toggleMap }: Options): void => {
  const { keys } = useWords('round')
  const move = (step: number): void => {
    const rows = [...document.querySelectorAll<HTMLElement>('.round-table tr[data-board]')]
    const here = rows.findIndex((row) => Number(row.dataset.board) === selected)
    const row = rows[here === -1 ? (step > 0 ? 0 : rows.length - 1) : here + step]
    if (row === undefined) return
    const seat = (document.activeElement as HTMLElement | null)?.dataset?.seat ?? 'why'
    select(Number(row.dataset.board))
    const target = row.querySelector<HTMLElement>(`[data-seat="${seat}"]`) ?? row.querySelector<HTMLElement>('[data-seat="why"]')
    target?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    ArrowUp: { label: keys.up, run: () => move(-1) },
    ArrowDown: { label: keys.down, run: () => move(1) },
    KeyW: { label: keys.why, run: () => why(selected ?? 0) },
    KeyM: { label: keys.map, run: toggleMap },
    Slash: { label: keys.search, run: search },
    'Shift+ArrowLeft': { label: keys.earlier, run: () => round.round > 1 && go(round.round - 1) },
    'Shift+ArrowRight': { label: keys.later, run: () => go(round.round + 1) },
  })
}
