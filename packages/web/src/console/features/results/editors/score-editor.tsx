import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Tournament } from '../../../api/types.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/language.tsx'
import { resultOfScores, tenths, typedScore } from '../game-scores.ts'
import type { Board } from '../rows.ts'
import './score-editor.css'

type Props = {
  readonly rules: Tournament['settings']['rules']
  readonly board: Board
  readonly white: string
  readonly black: string
  readonly onEnter: (result: BoardResult) => void
  readonly onClose: () => void
}

const sides = { win: 'first', draw: 'draw', loss: 'second' } as const

/** Scores of the game itself; win, draw or loss follow from them (SSM A1), by the declared margin when the time limit ended it. */
const ScoreEditor = ({ rules, board, white, black, onEnter, onClose }: Props) => {
  const { scores: words, outcome } = useWords('results')
  const known = board.result?.scores
  const [first, setFirst] = useState(known === undefined ? '' : typedScore(known[0]))
  const [second, setSecond] = useState(known === undefined ? '' : typedScore(known[1]))
  const [onTimeLimit, setOnTimeLimit] = useState(false)
  const [asked, setAsked] = useState(false)
  const [firstField, secondField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  // Before the next key can come.
  useLayoutEffect(() => {
    firstField.current?.focus()
    firstField.current?.select()
  }, [firstField])
  const result = resultOfScores(first, second, onTimeLimit, rules)
  const submit = (): void => {
    if (tenths(first) !== null && second.trim() === '') secondField.current?.focus()
    else if (result === null) setAsked(true)
    else onEnter(result)
  }
  return (
    <form
      className="score-editor"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <label className="field">
        <span>{words.of(white)}</span>
        <input ref={firstField} inputMode="decimal" autoComplete="off" value={first} onChange={({ target }) => setFirst(target.value)} />
      </label>
      <label className="field">
        <span>{words.of(black)}</span>
        <input ref={secondField} inputMode="decimal" autoComplete="off" value={second} onChange={({ target }) => setSecond(target.value)} />
      </label>
      <label className="score-limit">
        <input type="checkbox" checked={onTimeLimit} onChange={({ target }) => setOnTimeLimit(target.checked)} /> {words.timeLimit}
      </label>
      <p role="status">{result === null ? (asked ? words.bad : '') : words.outcome(outcome[sides[result.white]])}</p>
      <Button type="submit" look="plain">
        {words.save}
      </Button>
    </form>
  )
}

export default ScoreEditor
