import { useEffect, useRef, useState } from 'react'
import { listen } from '../../live/listen.ts'
import { type Answer, get, getBelow, ProblemError } from '../api/client.ts'
import { keyOf, meQuery, queryClient, tournamentQuery, useMe, viewQuery } from '../api/queries.ts'
import type { Tournament } from '../api/types.ts'

/** Events that come in a burst are one reading. */
const gather = 80
const most = 200

export type LiveState = 'live' | 'reconnecting'

/** Views of earlier moments do not change. */
const isNow = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => typeof queryKey[3] !== 'number'

/** Views that come whole with the stream. */
const pushed = ['presence', 'work', 'hall'] as const
type Pushed = (typeof pushed)[number]

const isPushed = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => pushed.some((name) => name === queryKey[2])

/** An answer that was asked for before must not stand over what was pushed since. */
const accept = async (id: string, name: Pushed, data: string): Promise<void> => {
  const value: Answer<`/tournaments/{tournament}/${Pushed}`> = JSON.parse(data)
  const { queryKey } = viewQuery(id, name, {})
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, value)
}

/** Brings the views up to date: the tournament by what happened since, where that will do, everything else by reading it again. */
export const catchUp = async (id: string): Promise<void> => {
  const { queryKey } = tournamentQuery(id)
  const known = queryClient.getQueryData(queryKey)
  const reads = known !== undefined && (known.role === 'owner' || known.role === 'chief' || known.role === 'deputy')
  const news = reads ? await getBelow(id, 'history', { after: known.sequence, limit: most }).catch(() => null) : null
  // A backup was restored: what the page has was never so, and nothing of it is kept.
  if (news !== null && known !== undefined && news.last < known.sequence) {
    await queryClient.resetQueries({ queryKey: keyOf(id) })
    return
  }
  const apply = await import('./apply-history.ts').catch(() => null)
  const now = queryClient.getQueryData(queryKey)
  const whole = news !== null && news.last === (news.events.at(-1)?.sequence ?? news.last)
  const fresh = news?.events.filter(({ sequence }) => now !== undefined && sequence > now.sequence) ?? []
  const applied = now !== undefined && whole && apply !== null ? apply.applyHistory(now, fresh) : null
  if (applied !== null) queryClient.setQueryData(queryKey, applied)
  await queryClient.invalidateQueries({
    queryKey: keyOf(id),
    predicate: (query) => isNow(query) && !isPushed(query) && (applied === null || query.queryKey[2] !== 'view'),
  })
}

/**
 * What the reader is here has changed, or may have: where it has, everything is read again as what the reader now is, and nothing of what was seen before
 * is kept. Gives the role that is new, undefined where it is as it was.
 */
const lookAgain = async (id: string): Promise<Tournament['role'] | undefined> => {
  const known = queryClient.getQueryData(tournamentQuery(id).queryKey)
  if (known === undefined) return undefined
  const now = await get('/tournaments/{tournament}', { tournament: id }).then(
    ({ role }) => role,
    (error: unknown) => (error instanceof ProblemError && [401, 403, 404].includes(error.problem.status) ? null : known.role),
  )
  if (now === known.role) return undefined
  await queryClient.invalidateQueries(meQuery)
  await queryClient.resetQueries({ queryKey: keyOf(id) })
  return now
}

/**
 * Listens to a tournament from where the reader's view stands. A view keeps its place on the page: only what differs is drawn anew. Who is here, what the
 * desk is working on and what the hall shows come whole with the stream.
 */
export const useLive = (id: string, role: Tournament['role'], onRole: (role: Tournament['role']) => void): LiveState => {
  const [state, setState] = useState<LiveState>('live')
  const { principal } = useMe()
  const desk = role === 'owner' || role === 'chief' || role === 'deputy'
  // Pages of one person share a stream; whoever signs in after them gets one of their own.
  const account = 'account' in principal ? principal.account : null
  const told = useRef(onRole)
  told.current = onRole
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    let working: Promise<void> = Promise.resolve()
    const known = () => queryClient.getQueryData(tournamentQuery(id).queryKey)
    const readSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = null
        working = working.then(() => catchUp(id)).catch(() => {})
      }, gather)
    }
    const look = async (): Promise<void> => {
      const now = await lookAgain(id)
      if (now !== undefined) told.current(now)
    }
    const stop = listen({
      address: `/api/tournaments/${id}/live?as=${desk ? 'desk' : 'public'}&who=${account ?? ''}`,
      after: () => known()?.sequence ?? 0,
      hear: {
        message: readSoon,
        access: () => void look(),
        // Said by an edge that answers for a desk it cannot reach.
        contact: (data) => setState((JSON.parse(data) as { readonly asOf: string | null }).asOf === null ? 'live' : 'reconnecting'),
        ...Object.fromEntries(pushed.map((name) => [name, (data: string) => void accept(id, name, data)])),
      },
      opened: (again) => {
        setState('live')
        if (again) readSoon()
      },
      lost: (refused) => {
        setState('reconnecting')
        // The desk answered, and the answer was no: perhaps the role is another one since.
        if (refused) void look()
      },
    })
    return () => {
      stop()
      if (timer !== null) clearTimeout(timer)
    }
  }, [id, account, desk])
  return state
}
