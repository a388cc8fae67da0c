import { isOpen } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { hasBegun, isDone, type Match, resultOfMatch, withBoard, withPlayer } from '../match.ts'
import { type Outcome, outcomes } from '../outcomes.ts'
import { andThen, type Step, still } from './effect.ts'
import { goToInner, nextToVerify } from './places.ts'
import { offer, typed } from './record.ts'
import { expected, isCorrection, matchAt, openingOf, type State, standing } from './state.ts'
import { check, stop } from './verify.ts'

/** The match with one change. Line-ups alone are not sent; the board that completes it leads on to the next match. */
const save = (state: State, before: Match, next: Match): Step => {
  const opened = state.opened!
  const noted: State = { ...state, opened: { ...opened, lineUp: next, unfolded: null } }
  if (!hasBegun(next, openingOf(state, opened.board)) && standing(state, opened.board)?.match === undefined) return still(noted)
  return typed(noted, opened.board, resultOfMatch(next, state.sheet.scoring), !isDone(next) || isDone(before))
}

const verified = (state: State, inner: number, same: boolean, next: Match): Step => {
  const { board } = state.opened!
  const last = inner === next.white.length - 1
  if (!same) return stop(state, { board, typed: resultOfMatch(next, state.sheet.scoring), inner: { board: inner, last } })
  if (!last) return goToInner(state, inner + 1)
  return andThen(check(state, board, expected(state, board)), (after) => nextToVerify({ ...after, opened: null }, board))
}

/** A result on a board of the opened match. A key where something stands asks first; a button says it plainly enough. */
export const put = (state: State, inner: number, outcome: Outcome, byKey: boolean): Step => {
  const { opened, sheet, verify } = state
  if (opened === null || sheet.teams === null || !sheet.mayEnter || verify.stopped !== null) return still(state)
  const { board } = opened
  const match = matchAt(state, board)
  const [white, black] = [match.white[inner], match.black[inner]]
  if (white === undefined || black === undefined) return still(state)
  const next = withBoard(match, inner, outcome)
  const same = white.result === outcomes[outcome][0] && black.result === outcomes[outcome][1]
  if (verify.on) return verified(state, inner, same, next)
  // A team that did not come has lost the whole match: a board over that changes it, too.
  const now = standing(state, board)
  const forfeited = now !== null && now.match === undefined && !isOpen(now)
  if (byKey && !isCorrection(state, board) && (forfeited || (!same && white.result !== 'adjourned')))
    return offer(state, { board, result: resultOfMatch(next, sheet.scoring), inner: forfeited ? null : inner })
  return andThen(save(state, match, next), (after) => {
    // It was the last one, or needs a reason first.
    if (after.opened?.board !== board || after.asking !== null) return still(after)
    const ahead = next.white.findIndex(({ result }, at) => at > inner && result === 'adjourned')
    return goToInner(after, ahead === -1 ? inner + 1 : ahead)
  })
}

export const seat = (state: State, side: 'white' | 'black', inner: number, player: PlayerId | null): Step => {
  if (state.opened === null || state.sheet.teams === null || !state.sheet.mayEnter) return still(state)
  const match = matchAt(state, state.opened.board)
  return save(state, match, withPlayer(match, side, inner, player))
}

export const unfold = (state: State, inner: number): Step => {
  const { opened } = state
  return opened === null ? still(state) : still({ ...state, opened: { ...opened, unfolded: opened.unfolded === inner ? null : inner } })
}
