import { queryOptions } from '@tanstack/react-query'
import type { RulebookList } from '@zug/server/views'
import { get } from '../../api/client.ts'

/** What the engine can do does not change while the page is open. */
export const rulebooksQuery = queryOptions({
  queryKey: ['rulebooks'],
  queryFn: () => get<RulebookList>('/rulebooks'),
  staleTime: Number.POSITIVE_INFINITY,
})
