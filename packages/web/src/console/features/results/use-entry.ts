import { type DeskBoardResult as BoardResult, type CorrectionEffect, correctionEffect, isOpen, sameResult } from '@zug/engine'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePlace } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { useWords } from '../../words/language.tsx'
import type { Asking } from './asked.tsx'
import { type Outcome, resultOf } from './outcomes.ts'
import { nextBoard, type Round, resultNow } from './rows.ts'
import { useVerify, type Verify } from './use-verify.ts'

/** A key wants to change a result that stands: nothing happens until it is said again, by Enter or a button. */
export type Over = {
  readonly board: number
  readonly result: BoardResult
  /** What is shown of it: the board, of a match the board inside, and both results. */
  readonly place: string
  readonly before: string
  readonly after: string
  /** What stood there when it was asked. */
  readonly stood: BoardResult | null
}

export type Entry = {
  readonly mayEnter: boolean
  readonly effect: CorrectionEffect
  readonly current: number
  readonly expanded: number | null
  readonly asking: Asking | null
  readonly unrated: boolean
  readonly said: string
  readonly verify: Verify
  readonly over: Over | null
  /** What result keys do inside an opened match. */
  readonly innerPress: RefObject<((outcome: Outcome) => void) | null>
  /** Keys that came before the match was there to take them. */
  readonly early: RefObject<Outcome[]>
  readonly placeOf: (board: number) => string
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
  /** Scores of a game were typed. `leaving`: the focus is elsewhere already. */
  readonly scored: (board: number, result: BoardResult, leaving: boolean) => void
  readonly offer: (over: Omit<Over, 'stood'>) => void
  /** The answer to what was offered. */
  readonly replace: () => void
  readonly keep: () => void
  readonly askClear: () => void
  readonly clear: (board: number) => void
  readonly correct: (board: number, result: BoardResult, reason: string) => void
  readonly open: (board: number) => void
  readonly decide: (replace: boolean) => void
  /** Begins at the first board that is not verified: the paper is read from the top. */
  readonly startVerify: () => void
  /** Leaves the difference, or verifying. */
  readonly leaveVerify: () => void
  readonly nextToVerify: (board: number) => void
}

/** Everything that can be done to the results of a round, and where the arbiter is in it. */
export const useEntry = (
  tournament: Tournament,
  round: Round,
  shown: readonly number[],
  show: (result: BoardResult | null) => string,
): Entry => {
  const words = useWords('results')
  const { id, at } = usePlace()
  const { settings, traits, rounds, role } = tournament
  const { boards } = round
  const { teams } = traits
  const mayEnter = at === null && !tournament.finished && role !== null && role !== 'viewer'
  const effect = correctionEffect({ rounds, draft: tournament.draft ?? null }, round.round)
  const [visited, setCurrent] = useState(() => shown.find((index) => boards[index]!.result === null) ?? shown[0] ?? 0)
  // A filter may have taken the board out of the list; there is always one that can be reached.
  const current = shown.includes(visited) ? visited : (shown[0] ?? 0)
  const [expanded, setExpanded] = useState<number | null>(null)
  const [wanted, drawOver] = useState<Over | null>(null)
  // What is asked now, also for what happens before the page is drawn anew.
  const asked = useRef<Over | null>(null)
  const setOver = (wanted: Over | null): void => {
    asked.current = wanted
    drawOver(wanted)
  }
  // Somebody else has changed the board meanwhile: what was asked is no question any more.
  const stale = wanted !== null && !sameResult(wanted.stood, resultNow(boards[wanted.board]!))
  const over = stale ? null : wanted
  useEffect(() => {
    if (stale) setOver(null)
  }, [stale])
  const [asking, ask] = useState<Asking | null>(null)
  const [unrated, setUnrated] = useState(false)
  const [said, say] = useState('')
  const verify = useVerify(`${id}.${round.round}`)
  const innerPress = useRef<((outcome: Outcome) => void) | null>(null)
  const early = useRef<Outcome[]>([])
  const placeOf = (index: number): string => words.place(index + settings.firstBoard, teams)

  const expand = (index: number | null): void => {
    if (index !== expanded) early.current = []
    setExpanded(index)
  }
  const keep = (): void => {
    if (asked.current === null) return
    say(words.over.kept(asked.current.place, asked.current.before))
    setOver(null)
  }
  const visit = (index: number): void => {
    if (asked.current !== null && asked.current.board !== index) keep()
    setCurrent(index)
  }
  const focusBoard = (index: number): void => {
    visit(index)
    document.getElementById(`board-${index}`)?.focus()
  }
  const move = (steps: number): void => {
    early.current = []
    const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(current) + steps))]
    if (next !== undefined) focusBoard(next)
  }
  const moveOn = (index: number): void => {
    const next = nextBoard(shown, boards, index)
    // Game scores go on from board to board; a match that is done is closed, and keys that came too early go on to the next.
    if (teams && next !== index && early.current.length > 0) setExpanded(next)
    else if (expanded !== null) expand(teams || next === index ? null : next)
    focusBoard(next)
  }
  const nextToVerify = (index: number): void => {
    const ahead = [...shown.slice(shown.indexOf(index) + 1), ...shown]
    focusBoard(ahead.find((candidate) => candidate !== index && !verify.isChecked(candidate, resultNow(boards[candidate]!))) ?? index)
  }

  const enter = (index: number, result: BoardResult | null, reason?: string): void => {
    const over = resultNow(boards[index]!)
    const correction = reason === undefined ? {} : { reason, ratingOnly: effect === 'rating-only' }
    if (!sameResult(over, result)) enqueue({ tournament: id, round: round.round, board: index, result, over, ...correction })
    const { entered, replaced, cleared } = words.state
    const place = placeOf(index)
    if (result === null) say(cleared(place))
    else if (isOpen(over) || sameResult(over, result)) say(entered(place, show(result)))
    else say(replaced(place, show(over), show(result)))
  }

  /** After the next round is paired a recorded result is corrected with a reason; a game still open is simply entered. */
  const isCorrection = (index: number): boolean => effect !== 'next-pairing' && !isOpen(boards[index]!.result)

  const typed: Entry['typed'] = (index, result, stay = false) => {
    if (!mayEnter || verify.stopped !== null) return
    setUnrated(false)
    setOver(null)
    ask(null)
    if (verify.on) {
      if (verify.compare(index, result, resultNow(boards[index]!))) nextToVerify(index)
    } else if (isCorrection(index) && !sameResult(resultNow(boards[index]!), result)) ask({ kind: 'correct', board: index, result })
    else {
      enter(index, result)
      if (!stay) moveOn(index)
    }
  }

  const replaces = (index: number, result: BoardResult): boolean => {
    const now = resultNow(boards[index]!)
    return !verify.on && !isOpen(now) && !isCorrection(index) && !sameResult(now, result)
  }
  const offer: Entry['offer'] = (asks) => {
    setUnrated(false)
    setOver({ ...asks, stood: resultNow(boards[asks.board]!) })
  }
  /** From the keyboard: where a result stands, a slip of the finger must not change it. */
  const keyed = (index: number, result: BoardResult): void => {
    if (!replaces(index, result)) typed(index, result)
    else offer({ board: index, result, place: placeOf(index), before: show(resultNow(boards[index]!)), after: show(result) })
  }
  const replace = (): void => {
    if (over !== null) typed(over.board, over.result, teams && expanded === over.board)
  }

  const press = (outcome: Outcome): void => {
    if (!mayEnter || boards[current] === undefined) return
    const { result } = boards[current]
    // A team that did not come has lost the match, not a board of it: its keys stay those of the match.
    const whole = result !== null && result.match === undefined && !isOpen(result) && outcome.endsWith('forfeit')
    if (teams && expanded === current && innerPress.current !== null) innerPress.current(outcome)
    else if (teams && !whole) {
      // The key that opens a match is the result of its first board.
      expand(current)
      early.current.push(outcome)
    }
    // While scores of a game are typed, a digit that misses their field must not become a result.
    else if (!teams && expanded !== null) return
    else keyed(current, resultOf(outcome, !unrated))
  }

  const decide = (replace: boolean): void => {
    if (verify.stopped === null) return
    const { board, typed: result, inner } = verify.stopped
    const through = inner === undefined || inner.last
    if (through) verify.check(board, replace ? result : resultNow(boards[board]!))
    else verify.release()
    if (replace && isCorrection(board)) {
      ask({ kind: 'correct', board, result })
      return
    }
    if (replace) enter(board, result)
    if (!through) document.getElementById(`match-${inner.board + 1}`)?.focus()
    else {
      expand(null)
      nextToVerify(board)
    }
  }

  const startVerify = (): void => {
    verify.toggle()
    setOver(null)
    expand(null)
    const first = shown.find((index) => !verify.isChecked(index, resultNow(boards[index]!)))
    if (first !== undefined) focusBoard(first)
  }

  const leaveVerify = (): void => {
    const { stopped } = verify
    if (stopped === null) {
      verify.toggle()
      const done = shown.filter((index) => verify.isChecked(index, resultNow(boards[index]!))).length
      say(words.verify.ended(done, shown.length))
      return
    }
    verify.release()
    if (stopped.inner === undefined) focusBoard(stopped.board)
    else document.getElementById(`match-${stopped.inner.board}`)?.focus()
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
    over,
    innerPress,
    early,
    placeOf,
    say,
    ask,
    expand,
    toggleUnrated: () => setUnrated(!unrated),
    focusBoard,
    visit,
    move,
    typed,
    press,
    scored: (index, result, leaving) => {
      if (!leaving) keyed(index, result)
      else if (mayEnter && !verify.on) enter(index, result)
    },
    offer,
    replace,
    keep,
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
    startVerify,
    leaveVerify,
    nextToVerify,
  }
}
