import type { DeskCommand, DeskEvent, RefusalCode } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'

/** What an arbiter does in one section of an event. `after`: the number of steps this arbiter has not seen yet. */
export type CommandStep = { readonly section: number; readonly command: DeskCommand; readonly after?: number }

/** A player goes to another section of the event. */
export type MoveStep = { readonly section: number; readonly to: number; readonly player: PlayerId; readonly confirmed: boolean }

export type Step = CommandStep | MoveStep

export const isMove = (step: Step): step is MoveStep => 'to' in step

/** What became of a step: events by section, or the refusal. */
export type Outcome =
  | { readonly kind: 'done'; readonly events: readonly DeskEvent[] }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly confirmable: boolean }

/** Something that must never be so. `invariant` names the promise that is broken. */
export type Violation = { readonly invariant: string; readonly detail: string }

/** A finding as a case file keeps it. */
export type Case = { readonly invariant: string; readonly note: string; readonly steps: readonly Step[] }
