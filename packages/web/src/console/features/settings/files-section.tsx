import { useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'

const reports = ['trf26', 'trf16', 'trf06', 'trfx', 'trfbx'] as const
/** These carry everything they are for. */
const others = ['json', 'csv', 'xlsx'] as const

/** Files to take away; of each report what its format has no place for. */
export const FilesSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { end: words } = useWords('settings')
  const { id } = usePlace()
  const path = `/api/tournaments/${id}/export`
  return (
    <Section title={words.files}>
      <p className="hint wide">{words.filesHint}</p>
      <ul className="settings-files wide">
        {reports.map((format) => (
          <li key={format}>
            <a href={`${path}/${format}`} download>
              {format.toUpperCase()}
            </a>
            <LeftOut format={format} />
          </li>
        ))}
        {others.map((format) => (
          <li key={format}>
            <a href={`${path}/${format}`} download>
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      {readOnly ? null : (
        <>
          <p className="hint wide">{words.ratingHint}</p>
          <ul className="settings-files wide">
            {(['trf26', 'trf16'] as const).map((format) => (
              <li key={format}>
                <a href={`${path}/${format}?rating=true`} download>
                  {words.ratingFile(format.toUpperCase())}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

const LeftOut = ({ format }: { readonly format: (typeof reports)[number] }) => {
  const { end: words } = useWords('settings')
  const { id } = usePlace()
  const { data } = useView('/tournaments/{tournament}/export/{format}', { tournament: id, format, issues: 'true' })
  if (data === undefined) return null
  const left: Readonly<Record<string, string>> = words.leftOut
  const texts = [...new Set(data.issues.map(({ code, message }) => left[code] ?? message))]
  if (texts.length === 0) return <small className="hint">{words.carriesAll}</small>
  return (
    <details className="settings-left-out">
      <summary>{words.leavesOut(texts.length)}</summary>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
