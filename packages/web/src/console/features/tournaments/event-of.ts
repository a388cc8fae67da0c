import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { getBelow } from '../../api/client.ts'
import { tournamentsQuery } from '../../api/queries.ts'

/** The event that a new section is for, by one of its sections in the address; null for a tournament of its own. */
export const useEventOf = () => {
  const [search] = useSearchParams()
  const { tournaments } = useSuspenseQuery(tournamentsQuery).data
  const like = tournaments.find(({ id, role, section }) => id === search.get('of') && role === 'owner' && section !== null)
  const { data } = useSuspenseQuery({
    queryKey: ['sections', like?.id ?? null],
    queryFn: async () => (like === undefined ? null : getBelow(like.id, 'sections', {})),
  })
  if (like === undefined || like.section === null) return null
  const { id, city, startDate, endDate, section } = like
  const last = Math.max(0, ...(data?.sections ?? []).map(({ lastBoard }) => lastBoard))
  return { id, event: section.event, city, startDate, endDate, nextBoard: last + 1 }
}
