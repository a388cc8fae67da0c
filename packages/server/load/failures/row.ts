import type { BusyEvent } from '../faults/busy-event.ts'
import type { LongWork } from './long-work.ts'
import type { Stage } from './stage.ts'

/** What goes on meanwhile, and where one asks. */
export type Busy = { readonly event: BusyEvent; readonly work: LongWork; readonly to: () => string }

/** What is done to the deployment, and when it is over: from that moment every screen has ten seconds. */
export type Row = {
  readonly name: string
  readonly title: string
  /** Done once for each try; `count` begins with 0. Resolves when the fault is over. */
  readonly strike: (stage: Stage, count: number, busy: Busy) => Promise<void>
}

/** How often each is tried. */
export const fullTries = 20
export const quickTries = 2

/** So soon every screen must be right again, in seconds. */
export const patience = 10
