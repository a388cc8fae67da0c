import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listsQuery } from '../../api/lists.ts'
import { useTournament } from '../../api/tournament.tsx'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import { monthOfEvent } from './month-of-event.ts'

/** Says where a rating list is older than the month in which the event begins. */
export const OlderLists = ({ linked = false }: { readonly linked?: boolean }) => {
  const { lists: words } = useWords('players')
  const dates = useDates()
  const { settings } = useTournament()
  const lists = useQuery(listsQuery).data?.lists ?? []
  const event = monthOfEvent(settings.info, new Date())
  const older = lists.filter(({ month }) => month < event)
  if (older.length === 0) return null
  return (
    <p className="hint older-lists" role="note">
      {older.map(({ name, month }) => words.older(name, dates.month(month), dates.month(event))).join(' ')}{' '}
      {linked ? <Link href="/lists">{words.manage}</Link> : null}
    </p>
  )
}
