import { Link } from 'wouter'
import { useView } from '../api/queries.ts'
import { usePlace } from '../api/tournament.tsx'
import { useDates } from '../words/dates.ts'
import { useWords } from '../words/language.tsx'
import './past-banner.css'

/** Over every page while an earlier moment is shown. */
export const PastBanner = () => {
  const { id, at } = usePlace()
  const { past } = useWords('shell')
  const dates = useDates()
  const moment = useView(id, 'history', { after: (at ?? 1) - 1, limit: 1 }, at !== null).data?.events[0]
  if (at === null) return null
  const when = moment === undefined ? `#${at}` : `${dates.day(moment.at)}, ${dates.second(moment.at)}`
  return (
    <p className="past-banner" role="status">
      <span>{past.banner(when)}</span>
      <Link href={`/desk/${id}/history`}>{past.back}</Link>
    </p>
  )
}
