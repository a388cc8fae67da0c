import type { DeskBoardResult as BoardResult } from '@zug/engine'
import type { Tournament } from '../../api/types.ts'
import { hasGameScores } from './game-scores.ts'
import { ClearDialog, CorrectionDialog, ResultPicker } from './lazily.tsx'
import { resultOf } from './outcomes.ts'
import type { Round, Side } from './rows.ts'
import type { Entry } from './use-entry.ts'

/** What the page asks at the moment. */
export type Asking =
  | { readonly kind: 'pick'; readonly board: number }
  | { readonly kind: 'clear'; readonly board: number }
  | { readonly kind: 'correct'; readonly board: number; readonly result: BoardResult | null }

type Props = {
  readonly asking: Asking
  readonly tournament: Tournament
  readonly round: Round
  readonly entry: Entry
  readonly sideOf: (player: number) => Side
  readonly show: (result: BoardResult | null) => string
  readonly onScores: ((board: number) => void) | null
  readonly onWhy: () => void
}

export const Asked = ({ asking, tournament, round, entry, sideOf, show, onScores, onWhy }: Props) => {
  const close = (): void => {
    entry.ask(null)
    entry.focusBoard(entry.current)
  }
  const index = asking.board
  const board = round.boards[index]!
  const number = index + tournament.settings.firstBoard
  const place = entry.placeOf(index)
  const names = [sideOf(board.white).name, sideOf(board.black).name] as const
  const { traits } = tournament
  const offered = traits.teams ? 'forfeits' : hasGameScores(traits) ? 'scores' : 'all'
  switch (asking.kind) {
    case 'pick':
      return (
        <ResultPicker
          anchor={`board-${index}`}
          place={place}
          board={board}
          offered={offered}
          onPick={(outcome, rated) => entry.typed(index, resultOf(outcome, rated))}
          onClear={entry.askClear}
          onScores={onScores === null ? null : () => onScores(index)}
          onWhy={onWhy}
          onClose={close}
        />
      )
    case 'clear':
      return <ClearDialog place={place} names={names} result={show(board.result)} onClear={() => entry.clear(index)} onClose={close} />
    case 'correct':
      return (
        <CorrectionDialog
          tournament={tournament}
          round={round.round}
          number={number}
          names={names}
          offered={offered}
          board={board}
          proposed={asking.result}
          effect={entry.effect}
          show={show}
          onCorrect={(result, reason) => entry.correct(index, result, reason)}
          onClose={close}
        />
      )
  }
}
