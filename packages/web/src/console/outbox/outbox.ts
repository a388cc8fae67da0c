import { useSyncExternalStore } from 'react'
import { newKey, ProblemError, roundOf, sendAs, Unreachable } from '../api/client.ts'
import { keyOf, meQuery, queryClient, tournamentQuery } from '../api/queries.ts'
import { createOutbox, type Delivery, type Outbox } from './create-outbox.ts'
import type { LandedResult, NewResult, QueuedResult } from './entry.ts'
import { createShelf, isShelfKey } from './shelf.ts'

export type { Outbox } from './create-outbox.ts'
export type { LandedResult, NewResult, QueuedResult, RefusedResult } from './entry.ts'

const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

const account = async (): Promise<string | null> => {
  try {
    const { principal } = await queryClient.ensureQueryData(meQuery)
    return 'account' in principal ? principal.account : null
  } catch {
    return null
  }
}

const deliver = async (entry: QueuedResult): Promise<Delivery> => {
  const { account: typist, key, tournament, round, board, result, over, players, reason, confirmed } = entry
  try {
    const { sequence } = await sendAs(
      typist,
      'POST',
      '/tournaments/{tournament}/commands',
      { tournament },
      {
        key,
        command: {
          kind: 'enter-result',
          round: roundOf(round),
          board,
          result,
          over,
          ...(players === undefined ? {} : { players }),
          ...(reason === undefined ? {} : { reason }),
          ...(confirmed === undefined ? {} : { confirmed }),
        },
      },
    )
    return { kind: 'taken', sequence }
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'later' }
    if (!(error instanceof ProblemError)) throw error
    const { problem } = error
    // Signed out, too many at once, a desk that cannot write now: none of them is an answer to the result.
    if (problem.status === 401) void queryClient.invalidateQueries(meQuery)
    return problem.status === 401 || problem.status === 429 || problem.status >= 500 ? { kind: 'later' } : { kind: 'refused', problem }
  }
}

/** Views that a delivered result touches are read again once, when a burst is over; live messages usually have come before. */
const stale = new Set<string>()
let timer: ReturnType<typeof setTimeout> | null = null
const readAgain = (tournament: string): void => {
  stale.add(tournament)
  if (timer !== null) clearTimeout(timer)
  timer = setTimeout(() => {
    timer = null
    for (const id of stale) {
      box.read(id, queryClient.getQueryData(tournamentQuery(id).queryKey)?.sequence ?? 0)
      void queryClient.invalidateQueries({ queryKey: keyOf(id), predicate: ({ queryKey }) => typeof queryKey[3] !== 'number' })
    }
    stale.clear()
  }, 1500)
}

const box = createOutbox({
  shelf: createShelf(storage()),
  account,
  deliver,
  newKey,
  now: Date.now,
  pause: 2000,
  // The result itself lies over the page until it is read back. Written into what was read, it would come and go with every older answer.
  taken: ({ tournament, reason }) => {
    queryClient.setQueryData(tournamentQuery(tournament).queryKey, (known) =>
      known === undefined ? known : { ...known, canUndo: reason === undefined, canRedo: false },
    )
    readAgain(tournament)
  },
  refused: ({ tournament }) => readAgain(tournament),
  // Locks need a secure page. Without them two tabs may both send, and the keys see to it that it counts once.
  exclusively: (work) => (navigator.locks === undefined ? work() : navigator.locks.request('zug-outbox', work)),
})

export const useOutbox = (): Outbox => useSyncExternalStore(box.subscribe, box.now)

/** What was typed here and may not be in a tournament as it was read, in the order of typing. */
export const pendingOf = ({ landed, waiting }: Outbox, tournament: string): readonly (LandedResult | QueuedResult)[] =>
  [...landed, ...waiting].filter((entry) => entry.tournament === tournament)

const waits = (tournament: string): boolean => box.now().waiting.some((entry) => entry.tournament === tournament)

export const enqueue = (entry: NewResult): void => box.enqueue(entry)
export const amend = (key: string, change: Pick<QueuedResult, 'result' | 'inner'>): void => box.amend(key, change)
export const dismiss = (key: string): void => box.dismiss(key)
/** For whoever needs to know at once, not when the page is drawn. */
export const watchOutbox = (listener: () => void): (() => void) => box.subscribe(listener)
export const outboxNow = (): Outbox => box.now()

const patience = 1500

/** Waits a moment for results on their way; false when some still wait. */
export const delivered = async (tournament: string): Promise<boolean> => {
  if (!waits(tournament)) return true
  await Promise.race([box.flush(), new Promise((resolve) => setTimeout(resolve, patience))])
  return !waits(tournament)
}

if (typeof window !== 'undefined') {
  const wake = (): void => void box.flush()
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  window.addEventListener('storage', ({ key }) => {
    if (!isShelfKey(key)) return
    box.refresh()
    wake()
  })
  window.addEventListener('beforeunload', (event) => {
    if (!box.now().safe) event.preventDefault()
  })
  queryClient.getQueryCache().subscribe(({ query }) => {
    const [kind, id, view, at] = query.queryKey
    // The desk was taken back to an earlier moment, and nothing is as it was: not what landed, either.
    if (kind === 'tournament' && view === 'view' && at === null && query.state.data === undefined)
      box.read(id as string, Number.POSITIVE_INFINITY)
    if (kind !== 'me') return
    const principal = queryClient.getQueryData(meQuery.queryKey)?.principal
    box.signedIn(principal !== undefined && 'account' in principal ? principal.account : null)
  })
  if (box.now().waiting.length > 0) wake()
}
