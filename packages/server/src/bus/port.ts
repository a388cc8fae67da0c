/**
 * How processes on one database wake each other. It carries no truth: whoever is woken reads on in storage from where it was, by number, so that a message that is
 * lost, comes twice or late does no harm. Three implementations pass one contract suite: within a process, PostgreSQL's NOTIFY, NATS.
 */
export type Bus = {
  /** Says that something was appended. Never waits and never fails; what is said within a few milliseconds travels as one. */
  readonly wake: () => void
  /** Calls `listener` when something was appended, here or elsewhere, and when it may have been. Fulfilled once messages come. */
  readonly onWake: (listener: () => void) => Promise<Unsubscribe>
  /** Says something short to all processes, perhaps this one too. It is not kept: whoever does not listen now never hears it. */
  readonly tell: (message: string) => Promise<void>
  readonly hear: (listener: (message: string) => void) => Promise<Unsubscribe>
  /** Milliseconds after which a reader looks by itself, since messages can be lost on the way; null where they cannot. */
  readonly lookEvery: number | null
  /** What was said is sent before. */
  readonly close: () => Promise<void>
}

export type Unsubscribe = () => Promise<void>

/** Milliseconds: what is said within `gather` travels as one, and who missed a message looks by itself after `lookEvery`. */
export type Pace = { readonly gather: number; readonly lookEvery: number }
export const usualPace: Pace = { gather: 20, lookEvery: 2000 }
