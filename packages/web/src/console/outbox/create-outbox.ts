import type { Problem } from '../api/types.ts'
import { isRefused, type NewResult, type QueuedResult, type RefusedResult, sameBoard } from './entry.ts'
import type { Shelf } from './shelf.ts'

/** What became of one attempt. `later`: nobody answered, or the desk asked for patience. */
export type Delivery = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly problem: Problem } | { readonly kind: 'later' }

export type Outbox = {
  readonly waiting: readonly QueuedResult[]
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
  /** Called while the entry is still shown, so that what it changed is there before it leaves. */
  readonly taken: (entry: QueuedResult) => void
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
  const read = (state: Outbox['state']): Outbox => {
    const all = shelf.all()
    return {
      waiting: all.filter((entry): entry is QueuedResult => !isRefused(entry)),
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
      taken(entry)
      shelf.drop(entry.key)
      return
    }
    const told: RefusedResult = { ...entry, problem: delivery.problem }
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
    /** Another tab has changed what lies there. */
    refresh: (): void => refresh(),
    flush,
    /** Who types on this device. */
    signedIn: (name: string | null): void => {
      who = name
    },
  }
}
