import type { DeskBoardResult as BoardResult } from '@zug/engine'
import { useSyncExternalStore } from 'react'
import { call, newKey, ProblemError, Unreachable } from '../api/client.ts'
import { keyOf, queryClient } from '../api/queries.ts'
import type { Done, Problem } from '../api/types.ts'
import { remember, remembered } from '../device.ts'

/** A result somebody entered on this device, on its way to the desk. It keeps its key until the desk has answered, so it counts once. */
export type QueuedResult = {
  readonly key: string
  readonly tournament: string
  readonly round: number
  readonly board: number
  readonly result: BoardResult | null
  /** What the device believed to be there when the result was entered: if the desk knows another by then, people decide. */
  readonly over: BoardResult | null
  readonly at: string
  readonly reason?: string
}

/** A result that the desk did not take, and why. */
export type RefusedResult = QueuedResult & { readonly problem: Problem | 'conflict'; readonly theirs?: BoardResult | null }

export type Outbox = {
  readonly waiting: readonly QueuedResult[]
  readonly refused: readonly RefusedResult[]
  readonly state: 'idle' | 'sending' | 'offline'
}

const stored = (): Pick<Outbox, 'waiting' | 'refused'> => {
  try {
    const { waiting = [], refused = [] } = JSON.parse(remembered('outbox') ?? '{}')
    return { waiting, refused }
  } catch {
    return { waiting: [], refused: [] }
  }
}

let outbox: Outbox = { ...stored(), state: 'idle' }
const listeners = new Set<() => void>()

const change = (next: Partial<Outbox>): void => {
  outbox = { ...outbox, ...next }
  remember(
    'outbox',
    outbox.waiting.length + outbox.refused.length === 0 ? null : JSON.stringify({ waiting: outbox.waiting, refused: outbox.refused }),
  )
  for (const listener of listeners) listener()
}

export const useOutbox = (): Outbox =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => outbox,
  )

export const pendingOf = ({ waiting }: Outbox, tournament: string): readonly QueuedResult[] =>
  waiting.filter((entry) => entry.tournament === tournament)

/** Writes the result down on the device, then sends it, now or when the desk can be reached. */
export const enqueue = (entry: Omit<QueuedResult, 'key' | 'at'>): void => {
  change({ waiting: [...outbox.waiting, { ...entry, key: newKey(), at: new Date().toISOString() }] })
  void flush()
}

export const dismiss = (key: string): void => change({ refused: outbox.refused.filter((entry) => entry.key !== key) })

let sending = false
let timer: ReturnType<typeof setTimeout> | null = null

/** Sends what waits, in order, one at a time; stops at the first that cannot be delivered and tries again later. */
export const flush = async (): Promise<void> => {
  if (sending) return
  sending = true
  if (timer !== null) clearTimeout(timer)
  timer = null
  try {
    while (outbox.waiting.length > 0) {
      const entry = outbox.waiting[0]!
      change({ state: 'sending' })
      const refused = await deliver(entry)
      const touched = queryClient.invalidateQueries({ queryKey: keyOf(entry.tournament) })
      // The view that has the result is there before the result leaves the overlay: no flicker back to empty.
      if (outbox.waiting.length === 1) await touched
      change({
        waiting: outbox.waiting.filter(({ key }) => key !== entry.key),
        ...(refused === null ? {} : { refused: [...outbox.refused, refused] }),
      })
    }
    change({ state: 'idle' })
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    change({ state: 'offline' })
    timer = setTimeout(() => void flush(), 2000)
  } finally {
    sending = false
  }
}

const deliver = async ({ key, tournament, round, board, result, reason }: QueuedResult): Promise<RefusedResult | null> => {
  const entry = outbox.waiting.find((waiting) => waiting.key === key)!
  try {
    await call<Done>('POST', `/tournaments/${tournament}/commands`, {
      key,
      command: { kind: 'enter-result', round, board, result, ...(reason === undefined ? {} : { reason }) },
    })
    return null
  } catch (error) {
    // Too many at once is no refusal: they wait.
    if (error instanceof ProblemError && error.problem.status === 429) throw new Unreachable(error.message)
    if (error instanceof ProblemError) return { ...entry, problem: error.problem }
    throw error
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => void flush())
  // Another tab of this device may have delivered some of it.
  window.addEventListener('storage', (event) => {
    if (event.key === 'zug.outbox' && !sending) change(stored())
  })
  if (outbox.waiting.length > 0) void flush()
}
