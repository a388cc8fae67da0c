import type { Problem } from '../api/types.ts'
import {
  innerOf,
  isRefused,
  type LandedResult,
  type NewResult,
  type QueuedResult,
  type RefusedResult,
  sameBoard,
  sameHand,
} from './entry.ts'
import type { Shelf } from './shelf.ts'

/** What became of one attempt; `sequence` is where the desk stands after it. `later`: nobody answered, or the desk asked for patience. */
export type Delivery =
  | { readonly kind: 'taken'; readonly sequence: number }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'later' }

export type Outbox = {
  readonly waiting: readonly QueuedResult[]
  /** Taken by the desk, and perhaps not yet in what a page has read. */
  readonly landed: readonly LandedResult[]
  readonly refused: readonly RefusedResult[]
  readonly state: 'idle' | 'sending' | 'offline'
  /** Would what waits survive a restart of the browser? */
  readonly safe: boolean
}

export type Ports = {
  readonly shelf: Shelf
  /** The account that is signed in; null when nobody is, or when nobody answers. */
  readonly account: () => Promise<string | null>
  readonly deliver: (entry: QueuedResult) => Promise<Delivery>
  readonly taken: (entry: LandedResult) => void
  readonly refused: (entry: RefusedResult) => void
  /** One tab of the device at a time. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>
  readonly newKey: () => string
  readonly now: () => number
  /** Milliseconds until the next attempt. */
  readonly pause: number
}

/** Keeps results on the device and delivers them: in order, one at a time, each until the desk has answered. */
export const createOutbox = ({ shelf, account, deliver, taken, refused, exclusively, newKey, now, pause }: Ports) => {
  const listeners = new Set<() => void>()
  let landed: readonly LandedResult[] = []
  const read = (state: Outbox['state']): Outbox => {
    const all = shelf.all()
    return {
      waiting: all.filter((entry): entry is QueuedResult => !isRefused(entry)),
      landed,
      refused: all.filter(isRefused),
      state,
      safe: shelf.safe(),
    }
  }
  let outbox = read('idle')
  let who: string | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  const refresh = (state: Outbox['state'] = outbox.state): void => {
    outbox = read(state)
    for (const listener of listeners) listener()
  }

  const settle = (entry: QueuedResult, delivery: Exclude<Delivery, { kind: 'later' }>): void => {
    // What the same hand typed later on the same board stands over what it typed before.
    for (const earlier of shelf.all())
      if (isRefused(earlier) && sameBoard(earlier, entry) && earlier.order < entry.order) shelf.drop(earlier.key)
    if (delivery.kind === 'taken') {
      const there: LandedResult = { ...entry, landed: delivery.sequence }
      landed = [...landed, there]
      shelf.drop(entry.key)
      taken(there)
      return
    }
    // What was typed on top of it cannot be taken either: it stays with it, and people decide about all of it at once.
    const chain = shelf
      .all()
      .filter((later) => !isRefused(later) && later.order >= entry.order && sameBoard(later, entry) && sameHand(later, entry))
    const last = chain.at(-1) ?? entry
    for (const { key } of chain) if (key !== last.key) shelf.drop(key)
    const told: RefusedResult = { ...last, over: entry.over, ...innerOf([entry, ...chain]), problem: delivery.problem }
    shelf.put(told)
    refused(told)
  }

  const sendAll = async (): Promise<void> => {
    for (;;) {
      refresh()
      if (outbox.waiting.length === 0) return refresh('idle')
      who = await account()
      const entry = outbox.waiting.find((candidate) => who !== null && (candidate.account === null || candidate.account === who))
      if (entry === undefined) return tryLater()
      refresh('sending')
      const delivery = await deliver(entry)
      if (delivery.kind === 'later') return tryLater()
      settle(entry, delivery)
    }
  }

  const tryLater = (): void => {
    refresh('offline')
    timer = setTimeout(() => void flush(), pause)
  }

  /** Sends what waits. Asked while it sends, it goes on until nothing waits. */
  const flush = (): Promise<void> => {
    if (running !== null) return running
    if (timer !== null) clearTimeout(timer)
    timer = null
    running = exclusively(sendAll).finally(() => {
      running = null
      if (timer === null && shelf.all().some((entry) => !isRefused(entry))) void flush()
    })
    return running
  }

  return {
    now: (): Outbox => outbox,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Writes the result down on the device, then sends it, now or when the desk can be reached. */
    enqueue: (entry: NewResult): void => {
      const last = shelf.all().at(-1)?.order ?? 0
      shelf.put({ ...entry, key: newKey(), at: new Date(now()).toISOString(), order: Math.max(last + 1, now()), account: who })
      refresh()
      void flush()
    },
    dismiss: (key: string): void => {
      shelf.drop(key)
      refresh()
    },
    /** A result that was not taken, and that somebody goes on typing before it is decided. */
    amend: (key: string, change: Pick<QueuedResult, 'result' | 'inner'>): void => {
      const entry = shelf.all().find((kept) => kept.key === key)
      if (entry === undefined || !isRefused(entry)) return
      shelf.put({ ...entry, ...change, at: new Date(now()).toISOString() })
      refresh()
    },
    /** Everything of a tournament up to this event has been read: what landed by then is there. */
    read: (tournament: string, sequence: number): void => {
      const before = landed.length
      landed = landed.filter((entry) => entry.tournament !== tournament || entry.landed > sequence)
      if (landed.length < before) refresh()
    },
    /** Another tab has changed what lies there. */
    refresh: (): void => refresh(),
    flush,
    /** Who types on this device. */
    signedIn: (name: string | null): void => {
      who = name
    },
  }
}
