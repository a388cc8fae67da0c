import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { ResultsWords } from '@zug/messages/console/results/en'
import type { Board } from './rows.ts'

type Props = {
  readonly board: Board
  readonly place: string
  readonly show: (result: BoardResult | null) => string
  readonly words: ResultsWords
  readonly mayEnter: boolean
  readonly time: (at: string) => string
}

/** What helpers have instead of the result that stands: each is taken by one tap and a word of confirmation, or the result is kept. */
export const Disputes = ({ board, place, show, words: { reports }, mayEnter, time }: Props) => (
  <span className="results-reports disagree">
    {(board.disputes ?? []).map(({ result, name, at }, index) => {
      const text = reports.disputed(name, show(result), at === null ? '' : time(at))
      return (
        <button
          key={index}
          type="button"
          className="results-report"
          data-dispute={index}
          tabIndex={-1}
          disabled={!mayEnter}
          aria-label={reports.accept(place, text)}
        >
          {text}
        </button>
      )
    })}
    <button type="button" className="results-report" data-keep tabIndex={-1} disabled={!mayEnter} aria-label={reports.keep(place)}>
      {reports.keepShort}
    </button>
  </span>
)
