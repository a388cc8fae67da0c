import { Link } from 'wouter'
import { useView } from '../api/queries.ts'
import { usePlace } from '../api/tournament.tsx'
import type { HistoryView } from '../api/types.ts'
import { useLanguage, useWords } from '../words/language.tsx'
import './past-banner.css'

/** Over every page while an earlier moment is shown. */
export const PastBanner = () => {
  const { id, at } = usePlace()
  const { past } = useWords('shell')
  const { language } = useLanguage()
  const moment = useView<HistoryView>(id, `history?after=${(at ?? 1) - 1}&limit=1`, at !== null).data?.events[0]
  if (at === null) return null
  const when = moment === undefined ? `#${at}` : new Date(moment.at).toLocaleString(language)
  return (
    <p className="past-banner" role="status">
      <span>{past.banner(when)}</span>
      <Link href={`/desk/${id}/history`}>{past.back}</Link>
    </p>
  )
}
