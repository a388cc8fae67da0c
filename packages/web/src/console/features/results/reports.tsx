import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { ResultsWords } from '@zug/messages/console/results/en'
import type { Board } from './rows.ts'
import { toldApart } from './told-apart.ts'

type ReportsProps = {
  readonly board: Board
  readonly place: string
  readonly show: (result: BoardResult | null) => string
  readonly words: ResultsWords
  readonly mayEnter: boolean
}

/** What the players say from their phones, each to be accepted by one tap. Who says it stands before it: ○ for White's side, ● for Black's. */
export const Reports = ({ board, place, show, words, mayEnter }: ReportsProps) => {
  const texts = toldApart(
    board.reports.map(({ result }) => result),
    show,
  )
  const disagree = new Set(texts).size > 1
  return (
    <span
      className={disagree ? 'results-reports disagree' : 'results-reports'}
      title={disagree ? words.reports.disagree : words.reports.waits}
    >
      {disagree ? <span className="unseen">{words.reports.disagree}</span> : null}
      {board.reports.map(({ by }, report) => (
        <button
          key={by}
          type="button"
          className="results-report"
          data-report={report}
          tabIndex={-1}
          disabled={!mayEnter}
          aria-label={words.reports.accept(place, texts[report]!)}
        >
          {by === board.white ? '○' : by === board.black ? '●' : '·'} {texts[report]}
        </button>
      ))}
    </span>
  )
}
