import type { PlayerId } from '../../../model/ids.ts'
import type { Points } from '../../../model/points.ts'

/** A step the procedure took, in its own terms, for whoever explains the pairing. `score` is that of the residents of the bracket. */
export type ProcedureEvent =
  | {
      readonly kind: 'bracket'
      readonly article: 'C.2'
      readonly score: Points
      readonly treatment: 'homogeneous' | 'heterogeneous'
      readonly fromAbove: readonly PlayerId[]
      readonly residents: readonly PlayerId[]
      /** Pairs wanted, and how many of them cannot fulfil all preferences, or all strong ones, by counting heads; null where that is not asked. */
      readonly pairs: number
      readonly x: number
      readonly z: number | null
    }
  | { readonly kind: 'incompatible'; readonly article: 'C.1'; readonly score: Points; readonly movedDown: readonly PlayerId[] }
  | {
      readonly kind: 'paired'
      readonly article: 'C.6'
      readonly score: Points
      readonly treatment: 'homogeneous' | 'heterogeneous'
      readonly pairs: readonly (readonly [PlayerId, PlayerId])[]
      readonly downfloaters: readonly PlayerId[]
    }
  | { readonly kind: 'lowered'; readonly article: string; readonly requirement: string; readonly score: Points; readonly by: number }
  | { readonly kind: 'backtracked'; readonly article: 'C.12'; readonly score: Points; readonly instead: readonly PlayerId[] }
  | { readonly kind: 'penultimate'; readonly article: 'C.13'; readonly score: Points; readonly instead: readonly PlayerId[] }
  | { readonly kind: 'joined'; readonly article: 'C.13'; readonly score: Points }
  | { readonly kind: 'fewer-pairs'; readonly article: 'C.14'; readonly score: Points; readonly pairs: number; readonly wanted: number }
  | {
      readonly kind: 'colours'
      readonly article: string
      readonly white: PlayerId
      readonly black: PlayerId
    }
  | { readonly kind: 'bye'; readonly article: 'A.5'; readonly player: PlayerId }
  | {
      readonly kind: 'impossible'
      readonly article: 'B.1'
      readonly stuck: readonly PlayerId[]
      readonly only: readonly PlayerId[]
      /** Nobody but those named may take the bye. */
      readonly bye?: true
    }

/** Events are frozen; a caller who does not listen costs nothing. */
export type Trace = (event: ProcedureEvent) => void

export const tell = (trace: Trace | undefined, event: ProcedureEvent): void => trace?.(Object.freeze(event))

/** The steps that a procedure tells while it pairs. */
export const stepsOf = (pair: (trace: Trace) => unknown): readonly ProcedureEvent[] => {
  const events: ProcedureEvent[] = []
  pair((event) => events.push(event))
  return events
}
