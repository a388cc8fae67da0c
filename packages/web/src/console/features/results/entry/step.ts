import { answerDialog, answerOver, putAway, settle } from './answers.ts'
import { choose, loaded, posted, visitInner } from './arrivals.ts'
import { also, type Step, still } from './effect.ts'
import type { EntryEvent } from './event.ts'
import { put, seat, unfold } from './inside.ts'
import { askClear, leaveNearest, pick, press, replace, toggleUnrated } from './keys.ts'
import { close, goTo, move, open, openForm, visit } from './places.ts'
import { scored, typed } from './record.ts'
import { type State, standing } from './state.ts'
import { decide, toggle } from './verify.ts'

/**
 * Entering results: what is so, and something that happens, make what is so next and what is to be done. Nothing here waits, draws or looks at the page, so
 * keys count in the order in which they come, however late the desk answers and the page is drawn.
 */
export const step = (state: State, event: EntryEvent): Step => {
  switch (event.kind) {
    case 'outcome':
      return press(state, event.outcome)
    case 'unrated':
      return toggleUnrated(state)
    case 'clear':
      return askClear(state)
    case 'pick':
      return pick(state, event.board)
    case 'move':
      return move(state, event.steps)
    case 'enter':
      return replace(state)
    case 'escape':
      return leaveNearest(state)
    case 'verify':
      return toggle(state)
    case 'open':
      return open(state, event.board)
    case 'close':
      return close(state)
    case 'form':
      return openForm({ ...state, asking: null }, event.board)
    case 'typed':
      return typed(state, event.board, event.result)
    case 'scores':
      return scored(state, event.board, event.result, event.leaving)
    case 'left':
      return also(still(state), { kind: 'say', saying: { kind: 'stays', board: event.board, result: standing(state, event.board) } })
    case 'go':
      return goTo(state, event.board)
    case 'filter':
      return choose(state, event.filter)
    case 'put':
      return put(state, event.inner, event.outcome, false)
    case 'unfold':
      return unfold(state, event.inner)
    case 'seat':
      return seat(state, event.side, event.inner, event.player)
    case 'replace':
      return answerOver(state, event.replace)
    case 'decide':
      return decide(state, event.replace)
    case 'cleared':
      return answerDialog(state, event.board, null)
    case 'corrected':
      return answerDialog(state, event.board, event.result, event.reason)
    case 'put-away':
      return putAway(state, event.back)
    case 'settle':
      return settle(state, event.key, event.over, event.take)
    case 'loaded':
      return loaded(state, event.sheet)
    case 'post':
      return posted(state, event.post)
    case 'visit':
      return visit(state, event.board)
    case 'visit-inner':
      return visitInner(state, event.inner)
  }
}
