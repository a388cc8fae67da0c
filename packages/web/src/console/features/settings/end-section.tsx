import { useState } from 'react'
import { Link } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { FilesSection } from './files-section.tsx'
import { Section } from './section.tsx'

/** Files to take away, and the end of the tournament. */
export const EndSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { end: words, sections } = useWords('settings')
  const { id } = usePlace()
  const { finished } = useTournament()
  const run = useCommand()
  const [reason, setReason] = useState('')
  return (
    <>
      <FilesSection readOnly={readOnly} />
      <Section title={sections.end}>
        <p className="wide" role="status">
          {finished ? words.finished : words.finishHint} {finished ? <Link href={`/desk/${id}/standings`}>{words.standings}</Link> : null}
        </p>
        {readOnly ? null : finished ? (
          <>
            <Field label={words.reason} value={reason} onChange={({ target }) => setReason(target.value)} />
            <div className="wide">
              <Button look="plain" disabled={reason.trim() === ''} onClick={() => run({ kind: 'reopen-tournament', reason })}>
                {words.reopen}
              </Button>
            </div>
          </>
        ) : (
          <div className="wide">
            <Button look="plain" onClick={() => run({ kind: 'finish-tournament' })}>
              {words.finish}
            </Button>
          </div>
        )}
      </Section>
    </>
  )
}
