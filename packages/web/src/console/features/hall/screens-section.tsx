import { Suspense, useState } from 'react'
import { useMayAct, usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import type { Hall, Screen } from './hall.ts'

const ScreenDialog = later(() => import('./screen-dialog.tsx'))

const fresh = (): Screen => ({
  id: `screen-${Math.random().toString(36).slice(2, 8)}`,
  name: '',
  views: [{ kind: 'pairings-by-name', part: null, columns: null, top: null }],
  pageSeconds: 12,
  fontSize: 100,
  paused: false,
})

export const ScreensSection = ({ hall: { screens } }: { readonly hall: Hall }) => {
  const { screens: words } = useWords('hall')
  const { id } = usePlace()
  const may = useMayAct()
  const [editing, setEditing] = useState<Screen | null>(null)
  return (
    <section className="section">
      <h2>{words.title}</h2>
      <p className="hint">{words.hint}</p>
      {screens.length === 0 ? (
        <p>
          {words.none}{' '}
          <a href={`/t/${id}/screen`} target="_blank" rel="noreferrer">
            {words.open} ↗
          </a>
        </p>
      ) : (
        <ul className="hall-list">
          {screens.map((screen) => (
            <li key={screen.id}>
              <span>
                <b>{screen.name}</b> <small>{screen.views.map(({ kind }) => words.kinds[kind]).join(' · ')}</small>
              </span>
              <a aria-label={`${words.open}: ${screen.name}`} href={`/t/${id}/screen/${screen.id}`} target="_blank" rel="noreferrer">
                {words.open} ↗
              </a>
              {may ? (
                <Button aria-label={`${words.edit}: ${screen.name}`} onClick={() => setEditing(screen)}>
                  {words.edit}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {may ? (
        <div>
          <Button look="plain" onClick={() => setEditing(fresh())}>
            {words.add}
          </Button>
        </div>
      ) : null}
      {editing === null ? null : (
        <Suspense>
          <ScreenDialog screen={editing} known={screens.some(({ id: other }) => other === editing.id)} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </section>
  )
}
