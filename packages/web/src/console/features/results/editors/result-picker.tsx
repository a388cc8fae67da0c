import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/language.tsx'
import type { Outcome } from '../outcomes.ts'
import type { Board } from '../rows.ts'
import { type Offered, OutcomeButtons } from './outcome-buttons.tsx'
import './result-picker.css'

type Props = {
  /** Id of the button it belongs to. */
  readonly anchor: string
  readonly place: string
  readonly board: Board
  readonly offered: Offered
  readonly onPick: (outcome: Outcome, rated: boolean) => void
  readonly onClear: () => void
  readonly onScores: (() => void) | null
  readonly onWhy: () => void
  readonly onClose: () => void
}

/** All results of a board as buttons, beside the board; on a phone at the foot of the screen. The browser closes it by Escape or a tap elsewhere. */
const ResultPicker = ({ anchor, place, board, offered, onPick, onClear, onScores, onWhy, onClose }: Props) => {
  const words = useWords('results')
  const popover = useRef<HTMLDivElement>(null)
  const [rated, setRated] = useState(board.result?.rated ?? true)
  useLayoutEffect(() => {
    const element = popover.current!
    const place = document.getElementById(anchor)?.getBoundingClientRect()
    element.showPopover()
    if (place !== undefined && window.innerWidth > 640) {
      const { width, height } = element.getBoundingClientRect()
      const below = place.bottom + 8 + height < window.innerHeight
      element.style.left = `${Math.max(8, Math.min(place.left + place.width / 2 - width / 2, window.innerWidth - width - 8))}px`
      element.style.top = `${below ? place.bottom + 8 : Math.max(8, place.top - height - 8)}px`
    }
    element.querySelector<HTMLElement>('[aria-pressed="true"], fieldset button')?.focus()
  }, [anchor])
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = popover.current!
    const toggled = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') close.current()
    }
    element.addEventListener('toggle', toggled)
    return () => element.removeEventListener('toggle', toggled)
  }, [])
  return (
    <div ref={popover} popover="auto" className="result-picker" role="dialog" aria-label={place}>
      <p className="result-picker-title">{place}</p>
      <OutcomeButtons
        chosen={board.result}
        rated={rated}
        onRated={setRated}
        onChoose={(outcome) => onPick(outcome, rated)}
        offered={offered}
      />
      <div className="result-picker-more">
        {onScores === null ? null : <Button onClick={onScores}>{words.picker.scores}</Button>}
        {offered === 'scores' ? null : <Button onClick={() => onPick('adjourned', true)}>{words.picker.adjourn}</Button>}
        <Button disabled={board.result === null} onClick={onClear}>
          {words.picker.clear}
        </Button>
        <Button onClick={onWhy}>{words.why}</Button>
      </div>
    </div>
  )
}

export default ResultPicker
