import { type DeskBoardResult as BoardResult, type CorrectionEffect, correctionEffect, isOpen, sameResult } from '@zug/engine'
import { type RefObject, useRef, useState } from 'react'
import { usePlace } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { useWords } from '../../words/language.tsx'
import type { Asking } from './asked.tsx'
import { type Outcome, resultOf } from './outcomes.ts'
import { nextBoard, type Round, resultNow } from './rows.ts'
import { useVerify, type Verify } from './use-verify.ts'

export type Entry = {
  readonly mayEnter: boolean
  readonly effect: CorrectionEffect
  readonly current: number
  readonly expanded: number | null
  readonly asking: Asking | null
  readonly unrated: boolean
  readonly said: string
  readonly verify: Verify
  /** What result keys do inside an opened match. */
  readonly innerPress: RefObject<((outcome: Outcome) => void) | null>
  readonly say: (text: string) => void
  readonly ask: (asking: Asking | null) => void
  readonly expand: (board: number | null) => void
  readonly toggleUnrated: () => void
  readonly focusBoard: (board: number) => void
  /** The focus is there now, however it came. */
  readonly visit: (board: number) => void
  readonly move: (steps: number) => void
  /** A result came from a key, a button or a form. `stay`: the board is not done with. */
  readonly typed: (board: number, result: BoardResult, stay?: boolean) => void
  readonly press: (outcome: Outcome) => void
  readonly askClear: () => void
  readonly clear: (board: number) => void
  readonly correct: (board: number, result: BoardResult, reason: string) => void
  readonly open: (board: number) => void
  readonly decide: (replace: boolean) => void
  readonly nextToVerify: (board: number) => void
}

/** Everything that can be done to the results of a round, and where the arbiter is in it. */
export const useEntry = (
  tournament: Tournament,
  round: Round,
  shown: readonly number[],
  show: (result: BoardResult | null) => string,
): Entry => {
  const { state: words } = useWords('results')
  const { id, at } = usePlace()
  const { settings, rounds, role } = tournament
  const { boards } = round
  const teams = settings.teamEvent
  const mayEnter = at === null && !tournament.finished && role !== null && role !== 'viewer'
  const effect = correctionEffect({ rounds, draft: tournament.draft ?? null }, round.round)
  const [visited, setCurrent] = useState(() => shown.find((index) => boards[index]!.result === null) ?? shown[0] ?? 0)
  // A filter may have taken the board out of the list; there is always one that can be reached.
  const current = shown.includes(visited) ? visited : (shown[0] ?? 0)
  const [expanded, expand] = useState<number | null>(null)
  const [asking, ask] = useState<Asking | null>(null)
  const [unrated, setUnrated] = useState(false)
  const [said, say] = useState('')
  const verify = useVerify()
  const innerPress = useRef<((outcome: Outcome) => void) | null>(null)

  const focusBoard = (index: number): void => {
    setCurrent(index)
    document.getElementById(`board-${index}`)?.focus()
  }
  const move = (steps: number): void => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(current) + steps))]
    if (next !== undefined) focusBoard(next)
  }
  const moveOn = (index: number, wasOpen: boolean): void => {
    const next = wasOpen ? nextBoard(shown, boards, index) : (shown[shown.indexOf(index) + 1] ?? index)
    // Game scores go on from board to board; a match that is done is closed.
    if (expanded !== null) expand(teams || next === index ? null : next)
    focusBoard(next)
  }
  const nextToVerify = (index: number): void => {
    const ahead = [...shown.slice(shown.indexOf(index) + 1), ...shown]
    focusBoard(ahead.find((candidate) => candidate !== index && !verify.checked.has(candidate)) ?? index)
  }

  const enter = (index: number, result: BoardResult | null, reason?: string): void => {
    const over = resultNow(boards[index]!)
    const correction = reason === undefined ? {} : { reason, ratingOnly: effect === 'rating-only' }
    if (!sameResult(over, result)) enqueue({ tournament: id, round: round.round, board: index, result, over, ...correction })
    const number = index + settings.firstBoard
    say(result === null ? words.cleared(number) : words.entered(number, show(result)))
  }

  /** After the next round is paired a recorded result is corrected with a reason; a game still open is simply entered. */
  const isCorrection = (index: number): boolean => effect !== 'next-pairing' && !isOpen(boards[index]!.result)

  const typed: Entry['typed'] = (index, result, stay = false) => {
    if (!mayEnter || verify.stopped !== null) return
    const { result: before } = boards[index]!
    setUnrated(false)
    ask(null)
    if (verify.on) {
      if (verify.compare(index, result, before)) nextToVerify(index)
    } else if (isCorrection(index) && !sameResult(resultNow(boards[index]!), result)) ask({ kind: 'correct', board: index, result })
    else {
      enter(index, result)
      if (!stay) moveOn(index, isOpen(before))
    }
  }

  const press = (outcome: Outcome): void => {
    if (!mayEnter || boards[current] === undefined) return
    const whole = outcome === 'adjourned' || outcome.endsWith('forfeit')
    if (teams && expanded === current && innerPress.current !== null) innerPress.current(outcome)
    else if (teams && !whole) expand(current)
    // While scores of a game are typed, a digit that misses their field must not become a result.
    else if (!teams && expanded !== null) return
    else typed(current, resultOf(outcome, !unrated))
  }

  const decide = (replace: boolean): void => {
    if (verify.stopped === null) return
    const { board, typed: result } = verify.stopped
    verify.check(board)
    if (replace && isCorrection(board)) {
      ask({ kind: 'correct', board, result })
      return
    }
    if (replace) enter(board, result)
    nextToVerify(board)
  }

  const askClear = (): void => {
    const board = boards[current]
    if (!mayEnter || board === undefined || board.result === null || verify.on) return
    ask(isCorrection(current) ? { kind: 'correct', board: current, result: null } : { kind: 'clear', board: current })
  }

  const leave = (index: number, result: BoardResult | null, reason?: string): void => {
    ask(null)
    enter(index, result, reason)
    focusBoard(index)
  }

  return {
    mayEnter,
    effect,
    current,
    expanded,
    asking,
    unrated,
    said,
    verify,
    innerPress,
    say,
    ask,
    expand,
    toggleUnrated: () => setUnrated(!unrated),
    focusBoard,
    visit: setCurrent,
    move,
    typed,
    press,
    askClear,
    clear: (index) => leave(index, null),
    correct: leave,
    open: (index) => {
      if (!mayEnter) return
      setCurrent(index)
      if (teams) expand(expanded === index ? null : index)
      else ask({ kind: 'pick', board: index })
    },
    decide,
    nextToVerify,
  }
}
