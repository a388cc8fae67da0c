import { keepPreviousData, QueryClient, queryOptions, replaceEqualDeep, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { noteReader, restoreKept } from '../kept/kept.ts'
import { asDesk } from './as-desk.ts'
import { type Answer, type AskedBelow, type Below, get, getBelow, ProblemError, Unreachable } from './client.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => !(error instanceof ProblemError) && count < 3,
    },
  },
})

/** Who is here. Where there is no answer at all, not even the first, the page shows what this device has kept. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      const me = await get('/me', {})
      await noteReader(me.principal)
      return me
    } catch (error) {
      const kept = error instanceof Unreachable ? await restoreKept(queryClient) : null
      if (kept === null) throw error
      return kept as Answer<'/me'>
    }
  },
})

export const tournamentsQuery = queryOptions({ queryKey: ['tournaments'], queryFn: () => get('/tournaments', {}) })

/** Which sections belong together; of every tournament that was open. */
export const sectionsKey = ['sections'] as const

/** Everything that belongs to one tournament has a key that begins so, and is read again when the tournament changes. */
export const keyOf = (id: string): readonly [string, string] => ['tournament', id]

const sequenceIn = (view: unknown): number =>
  typeof view === 'object' && view !== null && 'sequence' in view && typeof view.sequence === 'number' ? view.sequence : 0

/** `at`: as it was after that event; null is now. */
export const tournamentQuery = (id: string, at: number | null = null) =>
  queryOptions({
    queryKey: [...keyOf(id), 'view', at] as const,
    queryFn: async () => asDesk(await get('/tournaments/{tournament}', { tournament: id, at })),
    // An answer that was on its way while live messages came must not take the page back.
    structuralSharing: (known, read) => (sequenceIn(known) > sequenceIn(read) ? known : replaceEqualDeep(known, read)),
    ...(at === null ? {} : { staleTime: Number.POSITIVE_INFINITY }),
  })

export const useMe = () => useSuspenseQuery(meQuery).data

export const viewQuery = <Path extends Below>(id: string, path: Path, asked: AskedBelow<Path>) =>
  queryOptions({ queryKey: [...keyOf(id), path, asked] as const, queryFn: () => getBelow(id, path, asked) })

/** A view without which a page has nothing to show: a problem is the page's, and the last answer stays while another one is on its way. */
export const useNeeded = <Path extends Below>(id: string, path: Path, asked: AskedBelow<Path>) =>
  useQuery({
    ...viewQuery(id, path, asked),
    throwOnError: (_, { state }) => state.data === undefined,
    placeholderData: keepPreviousData,
  })

/** Any other view of a tournament; read again after every change. */
export const useView = <Path extends Below>(id: string, path: Path, asked: AskedBelow<Path>, enabled = true) =>
  useQuery({ ...viewQuery(id, path, asked), enabled })
