import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { memo, Suspense } from 'react'
import type { Tournament } from '../../api/types.ts'
import type { RefusedResult } from '../../outbox/outbox.ts'
import { showPoints } from '../../ui/points.ts'
import { Disputes } from './disputes.tsx'
import { ScoreCell } from './lazily.tsx'
import { Reports } from './reports.tsx'
import { type Board, resultNow, type Side } from './rows.ts'

/** Where games have scores (SSM A1): what the fields of a row need. */
export type Scored = {
  readonly rules: Tournament['settings']['rules']
  /** Whether it matters that the time limit ended a game. */
  readonly timeLimit: boolean
  readonly onEnter: (index: number, result: BoardResult, leaving: boolean) => void
  readonly onEmpty: () => void
  readonly onKept: (index: number) => void
}

export type RowProps = {
  readonly index: number
  readonly number: number
  readonly place: string
  readonly board: Board
  readonly scored: Scored | null
  /** What a key would put over the result that stands. */
  readonly over: BoardResult | null
  readonly white: Side
  readonly black: Side
  readonly whitePoints: number | null
  readonly blackPoints: number | null
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly words: ResultsWords
  readonly current: boolean
  /** On its way, kept for later, or not taken: then the row has what the desk has. */
  readonly sending: 'saving' | 'queued' | RefusedResult | null
  readonly verified: boolean
  readonly verifying: boolean
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
  const { index, number, place, board, scored, over, white, black, whitePoints, blackPoints, show, words } = props
  const { current, sending, verified, differs, news } = props
  const { result, ratingResult } = board
  const text = show(result)
  const spoken = result?.rated === false ? `${text} ${words.result.unrated}` : text
  const classes = [
    'results-row',
    current ? 'current' : '',
    differs || over !== null ? 'differs' : '',
    result === null ? 'open' : '',
    typeof sending === 'object' && sending !== null ? 'refused' : '',
  ]
  return (
    <tr data-board={index} className={classes.filter(Boolean).join(' ')}>
      <th scope="row" className="results-board">
        {number}
      </th>
      <td className="results-points">{whitePoints === null ? '' : showPoints(whitePoints)}</td>
      <td className="results-name">
        <b>{white.name}</b> <small>{white.about}</small>
      </td>
      <td className="results-cell">
        {scored === null ? (
          <button
            type="button"
            id={`board-${index}`}
            className="results-result"
            tabIndex={current ? 0 : -1}
            disabled={!props.mayEnter}
            aria-label={words.boardNamed(
              place,
              white.name,
              black.name,
              over === null ? spoken : words.over.text(show(resultNow(board)), show(over)),
            )}
            aria-expanded={props.expandable ? props.expanded : undefined}
          >
            {over === null ? (
              <span key={board.entered?.sequence} className={news ? 'results-news' : undefined}>
                {result === null ? '–' : text}
              </span>
            ) : (
              <Change {...{ board, over, show }} />
            )}
          </button>
        ) : (
          <Suspense fallback={result === null ? '–' : text}>
            <ScoreCell
              {...{ index, place, scored, result, words }}
              names={[white.name, black.name]}
              over={over}
              blank={props.verifying && !verified}
              mayEnter={props.mayEnter}
              current={current}
            />
          </Suspense>
        )}
      </td>
      <td className="results-name">
        <b>{black.name}</b> <small>{black.about}</small>
      </td>
      <td className="results-points">{blackPoints === null ? '' : showPoints(blackPoints)}</td>
      <td className="results-by">
        {scored === null || over === null ? null : (
          <span>
            <Change {...{ board, over, show }} />
          </span>
        )}
        {verified ? <span className="results-verified">✓ {words.state.verified}</span> : null}
        {sending === null ? null : typeof sending === 'string' ? (
          <span className={`results-${sending}`}>{words.state[sending]}</span>
        ) : (
          <span className="results-refused">{words.state.refused(sending.result === null ? null : show(sending.result))}</span>
        )}
        {ratingResult === null || ratingResult === undefined ? null : <span>{words.result.ratingOnly(show(ratingResult))}</span>}
        <Notes {...props} />
      </td>
    </tr>
  )
})

/** What stands, and what would stand instead. */
const Change = ({ board, over, show }: Pick<RowProps, 'board' | 'show'> & { readonly over: BoardResult }) => (
  <span className="results-change">
    <s>{show(resultNow(board))}</s> → <b>{show(over)}</b>
  </span>
)

const Notes = ({ board, place, show, words, sending, mine, mayEnter, time }: RowProps) => {
  if (board.result === null && board.reports?.length > 0)
    return <Reports board={board} place={place} show={show} words={words} mayEnter={mayEnter} />
  if ((board.disputes ?? []).length > 0) return <Disputes {...{ board, place, show, words, mayEnter, time }} />
  const { entered } = board
  if (sending !== null || entered === null || entered === undefined) return null
  return <span>{words.state.by(mine ? words.state.you : entered.name, time(entered.at))}</span>
}
