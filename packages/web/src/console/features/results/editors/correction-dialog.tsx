import { type DeskBoardResult as BoardResult, type CorrectionEffect, sameResult } from '@zug/engine/desk'
import { useEffect, useRef, useState } from 'react'
import type { Tournament } from '../../../api/types.ts'
import { Article } from '../../../ui/article.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useUnique } from '../../../ui/unique.ts'
import '../../../ui/field.css'
import { useWords } from '../../../words/language.tsx'
import { resultOf } from '../outcomes.ts'
import { type Board, resultNow } from '../rows.ts'
import { type Offered, OutcomeButtons } from './outcome-buttons.tsx'
import './correction-dialog.css'

type Props = {
  readonly tournament: Tournament
  readonly round: number
  readonly number: number
  readonly names: readonly [string, string]
  readonly offered: Offered
  readonly board: Board
  readonly proposed: BoardResult | null
  readonly effect: CorrectionEffect
  readonly show: (result: BoardResult | null) => string
  readonly onCorrect: (result: BoardResult, reason: string) => void
  readonly onClose: () => void
}

/** C.04.2 4.3: what a correction still reaches depends on when it comes; that is said before it is done. */
const CorrectionDialog = ({ tournament, round, number, names, offered, board, proposed, effect, show, onCorrect, onClose }: Props) => {
  const { correction } = useWords('results')
  const { actions } = useWords('shell')
  const [result, setResult] = useState(proposed)
  const [rated, setRated] = useState(proposed?.rated ?? true)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const hint = useUnique()
  // After the dialog has taken the focus: with the result chosen only the reason is missing.
  useEffect(() => {
    if (proposed !== null) field.current?.focus()
  }, [proposed])
  const said = effect === 'rating-only' ? 'rating-only' : 'pairing-after-next'
  const paired = tournament.rounds.length
  const same = result === null || sameResult(result, resultNow(board))
  const problem = !asked ? null : same ? correction.choose : reason.trim() === '' ? correction.reasonNeeded : null
  const submit = (): void => {
    setAsked(true)
    if (result !== null && !same && reason.trim() !== '') onCorrect(result, reason.trim())
  }
  return (
    <Dialog
      title={correction.title(round, number, tournament.traits.teams)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" onClick={submit}>
            {correction.yes}
          </Button>
        </>
      }
    >
      <p className="correction-names">
        {names[0]} – {names[1]}
      </p>
      <dl className="correction-change">
        <div>
          <dt>{correction.from}</dt>
          <dd>{show(resultNow(board))}</dd>
        </div>
        <div>
          <dt>{correction.to}</dt>
          <dd className={same ? undefined : 'to'}>{same ? '–' : show(result)}</dd>
        </div>
      </dl>
      {proposed?.match !== undefined || proposed?.scores !== undefined ? null : (
        <OutcomeButtons
          chosen={result}
          rated={rated}
          onRated={(next) => {
            setRated(next)
            if (result !== null) setResult({ ...result, rated: next || result.white.startsWith('forfeit') })
          }}
          onChoose={(outcome) => setResult(resultOf(outcome, rated))}
          offered={offered}
        />
      )}
      <dl className="correction-effect">
        <dt>{correction.does}</dt>
        <dd>{correction.effects[said].does(paired + 1)}</dd>
        <dt>{correction.doesNot}</dt>
        <dd>
          {correction.effects[said].doesNot(paired)} <Article number="C.04.2 4.3" />
        </dd>
      </dl>
      <form
        className="correction-reason"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label className="field">
          <span>{correction.reason}</span>
          <input
            ref={field}
            value={reason}
            maxLength={500}
            aria-describedby={hint}
            aria-invalid={problem === null ? undefined : true}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p id={hint} className={problem === null ? 'hint' : 'field-problem'} role="status">
          {problem ?? correction.reasonHint}
        </p>
      </form>
      <p className="hint">{correction.noUndo}</p>
    </Dialog>
  )
}

export default CorrectionDialog
