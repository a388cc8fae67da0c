import type { DeskBoardResult as BoardResult } from '@zug/engine'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { memo } from 'react'
import { showPoints } from '../../ui/points.ts'
import { Reports } from './reports.tsx'
import type { Board, Entrant } from './rows.ts'

export type RowProps = {
  readonly index: number
  readonly number: number
  readonly board: Board
  readonly white: Entrant
  readonly black: Entrant
  readonly whitePoints: number
  readonly blackPoints: number
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly words: ResultsWords
  readonly current: boolean
  /** On its way, kept for later, or not taken. */
  readonly sending: 'saving' | 'queued' | 'refused' | null
  readonly verified: boolean
  readonly differs: boolean
  /** Somebody else entered it while the page was open. */
  readonly news: boolean
  readonly mine: boolean
  readonly mayEnter: boolean
  readonly expandable: boolean
  readonly expanded: boolean
}

/** One board. It is drawn anew only when something of its own has changed. */
export const BoardRow = memo((props: RowProps) => {
  const { index, number, board, white, black, whitePoints, blackPoints, show, words, current, sending, verified, differs, news } = props
  const { result, ratingResult } = board
  const text = show(result)
  const classes = [
    'results-row',
    current ? 'current' : '',
    differs ? 'differs' : '',
    result === null ? 'open' : '',
    sending === 'refused' ? 'refused' : '',
  ]
  return (
    <tr data-board={index} className={classes.filter(Boolean).join(' ')}>
      <th scope="row" className="results-board">
        {number}
      </th>
      <td className="results-points">{showPoints(whitePoints)}</td>
      <td className="results-name">
        <b>{white.name}</b> <small>{white.about}</small>
      </td>
      <td className="results-cell">
        <button
          type="button"
          id={`board-${index}`}
          className="results-result"
          tabIndex={current ? 0 : -1}
          disabled={!props.mayEnter}
          aria-label={words.boardNamed(number, white.name, black.name, result?.rated === false ? `${text} ${words.result.unrated}` : text)}
          aria-expanded={props.expandable ? props.expanded : undefined}
        >
          <span key={board.entered?.sequence} className={news ? 'results-news' : undefined}>
            {result === null ? '–' : text}
          </span>
        </button>
      </td>
      <td className="results-name">
        <b>{black.name}</b> <small>{black.about}</small>
      </td>
      <td className="results-points">{showPoints(blackPoints)}</td>
      <td className="results-by">
        {verified ? <span className="results-verified">✓ {words.state.verified}</span> : null}
        {sending === null ? null : <span className={`results-${sending}`}>{words.state[sending]}</span>}
        {ratingResult === null || ratingResult === undefined ? null : <span>{words.result.ratingOnly(show(ratingResult))}</span>}
        <Notes {...props} />
      </td>
    </tr>
  )
})

const Notes = ({ board, number, show, words, sending, mine, mayEnter, time }: RowProps) => {
  if (board.result === null && board.reports?.length > 0)
    return <Reports board={board} number={number} show={show} words={words} mayEnter={mayEnter} />
  const { entered } = board
  if (sending !== null || entered === null || entered === undefined) return null
  return <span>{words.state.by(mine ? words.state.you : entered.name, time(entered.at))}</span>
}
