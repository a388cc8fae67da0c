import { isOpen } from '@zug/engine/desk'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { type RefObject, useState } from 'react'
import { Link } from 'wouter'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import '../../ui/field.css'
import { useWords } from '../../words/language.tsx'
import { type Board, type Filter, filters, matches } from './rows.ts'

type Props = {
  readonly words: ResultsWords
  readonly boards: readonly Board[]
  readonly shown: readonly number[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly numbers: readonly number[]
  readonly teams: boolean
  readonly goTo: RefObject<HTMLInputElement | null>
  readonly onGoTo: (index: number) => void
  readonly verifying: boolean
  readonly verified: number
  readonly onVerify: () => void
  readonly mayEnter: boolean
  /** Helpers take nothing back. */
  readonly onUndo: (() => void) | null
  /** The round to pair when this one is complete. */
  readonly next: number | null
  /** Somebody has paired it already. */
  readonly drafted: boolean
}

/** How far the round is, which boards are shown, and what can be done with all of them. */
export const Toolbar = (props: Props) => {
  const { words, boards, shown, filter, onFilter, verifying, verified, mayEnter } = props
  const [unfolded, unfold] = useState(false)
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const open = boards.filter(({ result }) => isOpen(result)).length
  const adjourned = boards.filter(({ result }) => result?.white === 'adjourned' && result.match === undefined).length
  const done = boards.length - open
  return (
    <div className="results-toolbar">
      <div className="results-progress">
        <p>
          <b>{words.progress(done, boards.length, open)}</b>
          {adjourned === 0 ? null : <span> · {words.adjourned(adjourned)}</span>}
          {verifying || verified > 0 ? <span className="results-verified"> · {words.verify.count(verified, shown.length)}</span> : null}
        </p>
        <div className="results-bar">
          <div style={{ width: `${(100 * done) / boards.length}%` }} />
        </div>
      </div>
      {/* A narrow screen has room for the boards, or for this. */}
      <Button className="results-fold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
        {words.folded}
      </Button>
      <div className={unfolded ? 'results-folded unfolded' : 'results-folded'}>
        <Choice<Filter>
          label={words.filter.label}
          labelUnseen
          value={filter}
          onChange={onFilter}
          options={filters.map((value) => ({
            value,
            label: (
              <>
                {words.filter[value]} <small>{boards.filter((board) => matches(value, board)).length}</small>
              </>
            ),
          }))}
        />
        <GoTo {...props} />
        {mayEnter ? (
          <div className="results-tools">
            <Button aria-pressed={verifying} onClick={props.onVerify}>
              {verifying ? words.verify.stop : words.verify.start}
            </Button>
            {props.onUndo === null ? null : <Button onClick={props.onUndo}>{actions.undo}</Button>}
          </div>
        ) : null}
      </div>
      {mayEnter && open === 0 && props.next !== null && props.onUndo !== null && !verifying ? (
        <Link className="button main" href={`/desk/${id}/round`}>
          {props.drafted ? words.toDraft(props.next) : words.pairNext(props.next)}
        </Link>
      ) : null}
    </div>
  )
}

const GoTo = ({ words, shown, numbers, teams, goTo, onGoTo }: Props) => {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<number | null>(null)
  return (
    <form
      className="results-goto"
      onSubmit={(event) => {
        event.preventDefault()
        const index = numbers.indexOf(Number(text))
        if (text !== '' && shown.includes(index)) {
          setText('')
          onGoTo(index)
        } else if (text !== '') setMissing(Number(text))
      }}
    >
      <label className="field">
        <span>{teams ? words.goToMatch : words.goTo}</span>
        <input
          ref={goTo}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={missing === null ? undefined : true}
          onChange={({ target }) => {
            setMissing(null)
            setText(target.value.replace(/\D/g, '').slice(0, 6))
          }}
        />
      </label>
      <span className="field-problem" role="status">
        {missing === null ? '' : words.noSuchBoard(words.place(missing, teams))}
      </span>
    </form>
  )
}
