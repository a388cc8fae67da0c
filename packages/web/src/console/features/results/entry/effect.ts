import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { NewResult } from '../../../outbox/entry.ts'
import type { Marks, Over, State } from './state.ts'

/** What is said aloud; the words are the page's. */
export type Saying =
  | { readonly kind: 'entered'; readonly board: number; readonly before: BoardResult | null; readonly result: BoardResult | null }
  | { readonly kind: 'kept'; readonly over: Over }
  | { readonly kind: 'stays'; readonly board: number; readonly result: BoardResult | null }
  | { readonly kind: 'verify-ended'; readonly verified: number; readonly shown: number }

export type Effect =
  /** To the outbox, which keeps it until the desk has answered. `over` is what the desk has by then, if nobody else has been there. */
  | { readonly kind: 'send'; readonly entry: NewResult }
  /** What was not taken has grown, and still waits for a decision. */
  | { readonly kind: 'amend'; readonly key: string; readonly change: Pick<NewResult, 'result' | 'inner'> }
  | { readonly kind: 'dismiss'; readonly key: string }
  | { readonly kind: 'say'; readonly saying: Saying }
  | { readonly kind: 'focus'; readonly on: 'board' | 'inner'; readonly index: number }
  | { readonly kind: 'keep-marks'; readonly marks: Marks }

export type Step = { readonly state: State; readonly effects: readonly Effect[] }

export const still = (state: State): Step => ({ state, effects: [] })

export const andThen = ({ state, effects }: Step, next: (state: State) => Step): Step => {
  const after = next(state)
  return { state: after.state, effects: [...effects, ...after.effects] }
}

export const also = ({ state, effects }: Step, ...more: readonly Effect[]): Step => ({ state, effects: [...effects, ...more] })
