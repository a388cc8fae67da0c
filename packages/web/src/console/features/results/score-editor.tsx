import { type DeskBoardResult as BoardResult, defaultSsmSettings, pointsFromTenths, resultFromGameScores } from '@zug/engine'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Tournament } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { showPoints } from '../../ui/points.ts'
import { useWords } from '../../words/language.tsx'
import type { Board } from './rows.ts'
import './score-editor.css'

type Props = {
  readonly settings: Tournament['settings']
  readonly board: Board
  readonly white: string
  readonly black: string
  readonly onEnter: (result: BoardResult) => void
  readonly onClose: () => void
}

/** Tenths, or null when it is no number of points. */
const tenths = (text: string): number | null => {
  const value = Math.round(Number(text.trim().replace(',', '.')) * 10)
  return text.trim() === '' || !Number.isInteger(value) || value < 0 || value > 100_000 ? null : value
}

const opposite = { win: 'loss', draw: 'draw', loss: 'win' } as const

/** Scores of the game itself; win, draw or loss follow from them (SSM A1), by the declared margin when the time limit ended it. */
const ScoreEditor = ({ settings, board, white, black, onEnter, onClose }: Props) => {
  const { scores: words, outcome } = useWords('results')
  const known = board.result?.scores
  const [first, setFirst] = useState(known === undefined ? '' : showPoints(known[0]))
  const [second, setSecond] = useState(known === undefined ? '' : showPoints(known[1]))
  const [onTimeLimit, setOnTimeLimit] = useState(false)
  const [asked, setAsked] = useState(false)
  const [firstField, secondField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  // Before the next key can come.
  useLayoutEffect(() => {
    firstField.current?.focus()
    firstField.current?.select()
  }, [firstField])
  const [a, b] = [tenths(first), tenths(second)]
  const result =
    a === null || b === null
      ? null
      : resultFromGameScores(pointsFromTenths(a), pointsFromTenths(b), onTimeLimit, settings.ssm ?? defaultSsmSettings)
  const submit = (): void => {
    if (a !== null && second.trim() === '') secondField.current?.focus()
    else if (a === null || b === null || (result !== 'win' && result !== 'draw' && result !== 'loss')) setAsked(true)
    else onEnter({ white: result, black: opposite[result], rated: true, scores: [pointsFromTenths(a), pointsFromTenths(b)] })
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
      <p role="status">
        {result === null
          ? asked
            ? words.bad
            : ''
          : words.outcome(result === 'win' ? outcome.first : result === 'loss' ? outcome.second : outcome.draw)}
      </p>
      <Button type="submit" look="plain">
        {words.save}
      </Button>
    </form>
  )
}

export default ScoreEditor
