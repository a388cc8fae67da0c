import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { getBelow } from '../../api/client.ts'
import { tournamentsQuery } from '../../api/queries.ts'

/** The event that a new section is for, by one of its sections in the address; null for a tournament of its own. */
export const useEventOf = () => {
  const [search] = useSearchParams()
  const { tournaments } = useSuspenseQuery(tournamentsQuery).data
  const like = tournaments.find(({ id, role, section }) => id === search.get('of') && role === 'owner' && section !== null)
  if (like === undefined || like.section === null) return null
  const { id, city, startDate, endDate, section, group } = like
  const sections = tournaments.flatMap((other) =>
    other.group === group && other.section?.event === section.event ? [other.section.name] : [],
  )
  return { id, event: section.event, city, startDate, endDate, sections }
}

/** The first board behind those of all sections: asked when it is needed, since players come to the others meanwhile. */
export const nextBoardOf = async (id: string): Promise<number> => {
  const { sections } = await getBelow(id, 'sections', {})
  return 1 + Math.max(0, ...sections.map(({ lastBoard }) => lastBoard))
}
