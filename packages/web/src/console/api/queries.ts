import { QueryClient, queryOptions, replaceEqualDeep, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { get, ProblemError } from './client.ts'
import type { Me, Tournament, TournamentLine } from './types.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => !(error instanceof ProblemError) && count < 3,
    },
  },
})

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => get<Me>('/me') })

export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: () => get<{ readonly tournaments: readonly TournamentLine[] }>('/tournaments'),
})

/** Everything that belongs to one tournament has a key that begins so, and is read again when the tournament changes. */
export const keyOf = (id: string): readonly [string, string] => ['tournament', id]

/** What the desk leaves out for those who do not pair; pages then show none of it. */
const unseen = {
  draft: null,
  manual: null,
  difference: null,
  byes: [],
  prohibitions: [],
  lots: null,
  locks: [],
  canUndo: false,
  canRedo: false,
}

/** `at`: as it was after that event; null is now. */
export const tournamentQuery = (id: string, at: number | null = null) =>
  queryOptions({
    queryKey: [...keyOf(id), 'view', at] as const,
    queryFn: async () => ({ ...unseen, ...(await get<Tournament>(`/tournaments/${id}${at === null ? '' : `?at=${at}`}`)) }),
    // An answer that was on its way while live messages came must not take the page back.
    structuralSharing: (known, read) =>
      ((known as Tournament | undefined)?.sequence ?? 0) > (read as Tournament).sequence ? known : replaceEqualDeep(known, read),
    ...(at === null ? {} : { staleTime: Number.POSITIVE_INFINITY }),
  })

export const useMe = () => useSuspenseQuery(meQuery).data

/** A view without which a page has nothing to show: a problem is the page's, and the last answer stays while another one is on its way. */
export const useNeeded = <T>(id: string, path: string) =>
  useQuery({
    queryKey: [...keyOf(id), path] as const,
    queryFn: () => get<T>(`/tournaments/${id}/${path}`),
    throwOnError: (_, { state }) => state.data === undefined,
    placeholderData: (before) => before,
  })

/** Any other view of a tournament, `path` below its address; read again after every change. */
export const useView = <T>(id: string, path: string, enabled = true) =>
  useQuery({ queryKey: [...keyOf(id), path] as const, queryFn: () => get<T>(`/tournaments/${id}/${path}`), enabled })
