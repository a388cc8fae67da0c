import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { Tournament } from '../../api/types.ts'
import type { Asking } from './entry/state.ts'
import { hasGameScores } from './game-scores.ts'
import { ClearDialog, CorrectionDialog, ResultPicker } from './lazily.tsx'
import { hasMatches } from './match.ts'
import { resultOf } from './outcomes.ts'
import type { Round, Side } from './rows.ts'
import type { Entry } from './use-entry.ts'

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

/** What is asked at the moment, over the table. */
export const Asked = ({ asking, tournament, round, entry, sideOf, show, onScores, onWhy }: Props) => {
  const { happens, speech, state } = entry
  const close = (): void => happens({ kind: 'put-away', back: true })
  const index = asking.board
  const board = round.boards[index]!
  const number = state.sheet.numbers[index]!
  const place = speech.placeOf(index)
  const names = [sideOf(board.white).name, sideOf(board.black).name] as const
  const { traits } = tournament
  const offered = hasMatches(traits) ? 'forfeits' : hasGameScores(traits) ? 'scores' : 'all'
  switch (asking.kind) {
    case 'pick':
      return (
        <ResultPicker
          anchor={`board-${index}`}
          place={place}
          board={board}
          offered={offered}
          onPick={(outcome, rated) => happens({ kind: 'typed', board: index, result: resultOf(outcome, rated) })}
          onClear={() => happens({ kind: 'clear' })}
          onScores={onScores === null ? null : () => onScores(index)}
          onWhy={onWhy}
          onClose={close}
        />
      )
    case 'clear':
      return (
        <ClearDialog
          place={place}
          names={names}
          result={show(board.result)}
          onClear={() => happens({ kind: 'cleared', board: index })}
          onClose={close}
        />
      )
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
          effect={state.sheet.effect}
          show={show}
          onCorrect={(result, reason) => happens({ kind: 'corrected', board: index, result, reason })}
          onClose={close}
        />
      )
  }
}
