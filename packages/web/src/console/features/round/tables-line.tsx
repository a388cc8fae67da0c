import { Suspense, useState } from 'react'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'

const ScheduleDialog = later(() => import('./schedule-dialog.tsx'))

/** Where rounds stand in tables: that they decide, which cycle this is, and the way to all rounds at once. */
export const TablesLine = ({ round }: { readonly round: number }) => {
  const fromTables = useTournament().traits.drawnFrom === 'tables'
  const { id } = usePlace()
  const { table, schedule } = useWords('round')
  const { data } = useView(id, 'schedule', {}, fromTables)
  const [open, setOpen] = useState(false)
  if (!fromTables) return null
  const cycle = data !== undefined && data.cycle < data.rounds.length ? Math.ceil(round / data.cycle) : null
  return (
    <div>
      <p className="round-receipt">
        {cycle === null ? '' : `${table.cycle(cycle)} · `}
        {table.fixed}{' '}
        <button type="button" className="round-link" onClick={() => setOpen(true)}>
          {schedule.show}
        </button>
      </p>
      {open ? (
        <Suspense>
          <ScheduleDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
