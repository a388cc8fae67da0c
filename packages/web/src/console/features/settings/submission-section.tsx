import { Suspense, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import { useMissing } from '../submission/use-missing.ts'
import { Section } from './section.tsx'

const MissingList = later(() => import('../submission/missing-list.tsx'))

/** What FIDE needs and nobody has entered. Outside FIDE mode the list opens on request: a club evening need not be reported. */
export const SubmissionSection = () => {
  const { submission: words, end } = useWords('settings')
  const { settings, leftFideMode, traits } = useTournament()
  const issues = useMissing()
  const [opened, setOpened] = useState(false)
  if (!traits.ofFide) return null
  const reported = settings.fideMode === true || leftFideMode !== undefined
  return (
    <Section title={words.title} id="submission">
      {issues.length === 0 ? (
        <p className="wide">{words.complete}</p>
      ) : (
        <details className="wide" open={reported} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>{end.missing(issues.length)}</summary>
          <p className="hint">{words.hint}</p>
          {/* The words for issues are many: they are loaded when the list is open. */}
          {reported || opened ? (
            <Suspense>
              <MissingList issues={issues} />
            </Suspense>
          ) : null}
        </details>
      )}
    </Section>
  )
}
