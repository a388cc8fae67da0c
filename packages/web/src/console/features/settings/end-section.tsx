import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'

const formats = ['trf26', 'trf16', 'trf06', 'trfx', 'trfbx', 'json', 'csv', 'xlsx'] as const

/** Files to take away, and the end of the tournament. */
export const EndSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { end: words, sections } = useWords('settings')
  const { id } = usePlace()
  const { finished } = useTournament()
  const run = useCommand()
  const [reason, setReason] = useState('')
  return (
    <>
      <Section title={words.files}>
        <p className="hint wide">{words.filesHint}</p>
        <ul className="settings-files wide">
          {formats.map((format) => (
            <li key={format}>
              <a href={`/api/tournaments/${id}/export/${format}`} download>
                {format.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={sections.end}>
        <p className="wide">{finished ? words.finished : words.finishHint}</p>
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
