import { isOpen } from '@zug/engine/desk'
import { Suspense, useState } from 'react'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import './projection.css'

const RoundPanel = later(() => import('./round-panel.tsx'))

/** Under the round that is being played: what may still happen. Nothing is worked out before somebody asks. */
const ProjectionSection = ({ round }: { readonly round: number }) => {
  const { rounds, traits, finished } = useTournament()
  const { at } = usePlace()
  const words = useWords('projection')
  const { loading } = useWords('shell')
  const [open, setOpen] = useState(false)
  const last = rounds.at(-1)
  if (at !== null || finished || last?.round !== round || traits.teams || traits.games !== 'results') return null
  if (!rounds.some(({ boards }) => boards.some(({ result }) => isOpen(result)))) return null
  return (
    <div className="projection">
      <Button onClick={() => setOpen(!open)} aria-expanded={open}>
        {open ? words.hide : words.ask}
      </Button>
      {open ? (
        <Suspense fallback={<Loading label={loading} />}>
          <RoundPanel />
        </Suspense>
      ) : null}
    </div>
  )
}

export default ProjectionSection
