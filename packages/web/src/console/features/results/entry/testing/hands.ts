import { type DeskBoardResult as BoardResult, isOpen } from '@zug/engine/desk'
import { innerOf } from '../../../../outbox/entry.ts'
import { keysOf } from '../../key-maps.ts'
import { showSides } from '../../outcomes.ts'
import type { Effect } from '../effect.ts'
import type { EntryEvent } from '../event.ts'
import { nothingSent, type Post } from '../post.ts'
import type { Sheet } from '../sheet.ts'
import { begin, currentOf, type State, standing } from '../state.ts'
import { step } from '../step.ts'
import { deskOf, type Kind, sheetFrom } from './desks.ts'

const moves: Readonly<Record<string, number>> = { up: -1, down: 1, pgup: -10, pgdn: 10, home: -1e6, end: 1e6 }
const plain = { U: 'unrated', '0': 'clear', M: 'pick', V: 'verify', enter: 'enter', esc: 'escape' } as const

/** A key by a short name: digits and letters as in the table, `up`, `enter`, `esc`. */
export const keyEvent = (key: string, scored = false): EntryEvent => {
  const outcome = keysOf(scored ? 'scores' : 'white-draw-black')[/\d/.test(key) ? `Digit${key}` : `Key${key}`]
  if (outcome !== undefined) return { kind: 'outcome', outcome }
  if (moves[key] !== undefined) return { kind: 'move', steps: moves[key] }
  if (key === 'K' || key === 'R') return { kind: 'decide', replace: key === 'R' }
  const kind = plain[key as keyof typeof plain]
  if (kind === undefined) throw new Error(`No key ${key}`)
  return { kind }
}

export const shown = (result: BoardResult | null): string => {
  if (result === null) return '.'
  if (result.match !== undefined)
    return `[${result.match.white.map((own, at) => (own.result === 'adjourned' ? '.' : showSides(own.result, result.match!.black[at]!.result))).join(' ')}]`
  if (result.scores !== undefined) return result.scores.map((points) => points / 10).join(':')
  return isOpen(result) ? 'adj' : `${showSides(result.white, result.black)}${result.rated ? '' : '*'}`
}

/** Somebody at the page of results, and an outbox that nobody empties unless a test does. */
export const handsOn = (sheet: Sheet, post: Post = nothingSent) => {
  let state = begin(sheet, post, new Map())
  let keys = 0
  const effects: Effect[] = []
  const happens = (event: EntryEvent): void => {
    const done = step(state, event)
    state = done.state
    for (const effect of done.effects) {
      effects.push(effect)
      if (effect.kind !== 'send') continue
      const queued = { ...effect.entry, key: `key ${++keys}`, order: keys, account: null, at: String(keys) }
      happens({ kind: 'post', post: { ...state.post, waiting: [...state.post.waiting, queued], given: [] } })
    }
  }
  return {
    happens,
    state: (): State => state,
    effects,
    sent: () => effects.flatMap((effect) => (effect.kind === 'send' ? [effect.entry] : [])),
    /** Messages as `board: what was seen → what is meant`. */
    messages: (): readonly string[] =>
      effects.flatMap((effect) =>
        effect.kind === 'send' ? [`${effect.entry.board + 1}: ${shown(effect.entry.over)} → ${shown(effect.entry.result)}`] : [],
      ),
    said: () => effects.flatMap((effect) => (effect.kind === 'say' ? [effect.saying] : [])).at(-1),
    focus: (): string | undefined =>
      effects.flatMap((effect) => (effect.kind === 'focus' ? [`${effect.on} ${effect.index + 1}`] : [])).at(-1),
    type: (keys: string): void => {
      for (const key of keys.split(' ')) happens(keyEvent(key, state.sheet.scored))
    },
    /** All boards, as whoever types has them. */
    boards: (): string => state.sheet.boards.map((_, index) => shown(standing(state, index))).join(' '),
    /** Where keys go: the board, and of an opened match the board inside. */
    at: (): string => `${currentOf(state) + 1}${state.opened === null ? '' : `.${state.opened.inner + 1}`}`,
    /** The desk answers for the first message that waits. */
    answered: (
      how:
        | { readonly landed: number }
        | { readonly theirs: BoardResult | null }
        | { readonly code: string; readonly confirmable?: boolean },
    ): void => {
      const [first, ...waiting] = state.post.waiting
      const { landed, refused } = state.post
      if ('landed' in how) {
        happens({ kind: 'post', post: { ...state.post, waiting, landed: [...landed, { ...first!, ...how }] } })
        return
      }
      const problem = { status: 422, code: 'result-changed', title: '', detail: '', ...how }
      // As the outbox does it: what was typed on top stays with it.
      const chain = state.post.waiting.filter(({ board }) => board === first!.board)
      const told = { ...chain.at(-1)!, over: first!.over, ...innerOf(chain), problem }
      happens({
        kind: 'post',
        post: { ...state.post, waiting: waiting.filter(({ board }) => board !== first!.board), refused: [...refused, told] },
      })
    },
  }
}

export type Hands = ReturnType<typeof handsOn>

/** At a fresh round of four boards, or two matches. */
export const handsAt = (kind: Kind, more: Partial<Sheet> = {}): Hands =>
  handsOn({ ...sheetFrom(deskOf(kind, kind === 'team' ? 2 : 4), kind), ...more })

export const result = (text: '1–0' | '½–½' | '0–1'): BoardResult => {
  const [white, black] = { '1–0': ['win', 'loss'], '½–½': ['draw', 'draw'], '0–1': ['loss', 'win'] }[text] as ['win', 'loss']
  return { white, black, rated: true }
}
