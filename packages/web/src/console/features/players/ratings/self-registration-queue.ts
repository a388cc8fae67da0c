import { queryOptions } from '@tanstack/react-query'
import { getBelow } from '../../../api/client.ts'

/** Nothing tells the desk of a new one; once a minute is soon enough for somebody who registers days before. */
export const queueQuery = (id: string) =>
  queryOptions({
    queryKey: ['self-registrations', id],
    queryFn: () => getBelow(id, 'self-registrations', {}),
    staleTime: 0,
    refetchInterval: 60_000,
  })
