import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'

/** Entered before the first round, left with a reason and for ever. */
export const FideModeSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { fideMode: words, sections } = useWords('settings')
  const { id } = usePlace()
  const { settings, leftFideMode, rounds, draft, traits } = useTournament()
  const run = useCommand()
  const [reason, setReason] = useState('')
  if (!settings.fideMode && leftFideMode === undefined && !traits.ofFide) return null
  const state = settings.fideMode
    ? words.on
    : leftFideMode !== undefined
      ? words.left(leftFideMode.rounds)
      : rounds.length > 0 || draft !== null
        ? words.late
        : words.off
  return (
    <Section title={sections.fideMode} id="fide-mode">
      <p className="wide" role="status">
        {state} <a href={`/t/${id}/paper/integrity`}>{words.record}</a>
      </p>
      {readOnly ? null : settings.fideMode ? (
        <>
          <Field label={words.reason} value={reason} onChange={({ target }) => setReason(target.value)} />
          <div className="wide">
            <Button look="plain" disabled={reason.trim() === ''} onClick={() => run({ kind: 'leave-fide-mode', reason })}>
              {words.leave}
            </Button>
          </div>
        </>
      ) : state === words.off ? (
        <div className="wide">
          <Button look="plain" onClick={() => run({ kind: 'change-settings', changes: { fideMode: true } })}>
            {words.enter}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}
