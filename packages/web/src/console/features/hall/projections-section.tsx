import { useChange } from '../../api/change.ts'
import { send } from '../../api/client.ts'
import { useMayAct, usePlace } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import type { Hall } from './hall.ts'

/** Whether everybody may see what may happen while games are open. Not before somebody says so. */
export const ProjectionsSection = ({ hall: { projections } }: { readonly hall: Hall }) => {
  const { everybody: words } = useWords('projection')
  const { id } = usePlace()
  const chief = useMayAct('chief')
  const change = useChange()
  return (
    <section className="section">
      <h2>{words.title}</h2>
      <label className="hall-tick">
        <input
          type="checkbox"
          checked={projections}
          disabled={!chief || change.isPending}
          onChange={({ target }) =>
            change.mutate(() => send('PUT', '/tournaments/{tournament}/hall/projections', { tournament: id }, { open: target.checked }))
          }
        />{' '}
        {words.label}
      </label>
      <p className="hint">{words.hint}</p>
    </section>
  )
}
