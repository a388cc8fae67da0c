import { useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { useIssueText } from '../../words/issue-text.ts'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'

const reports = ['trf26', 'trf16', 'trf06', 'trfx', 'trfbx'] as const
/** These carry everything they are for. */
const others = ['json', 'csv', 'xlsx'] as const

/** Files to take away; of each report what its format has no place for. */
export const FilesSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { end: words } = useWords('settings')
  const textOf = useIssueText()
  const { id } = usePlace()
  const path = `/api/tournaments/${id}/export`
  return (
    <Section title={words.files} id="files">
      <p className="hint wide">{words.filesHint}</p>
      <ul className="settings-files wide">
        {reports.map((format) => (
          <li key={format}>
            <a href={`${path}/${format}`} download>
              {format.toUpperCase()}
            </a>
            <LeftOut format={format} textOf={textOf} />
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

type TextOf = ReturnType<typeof useIssueText>

const LeftOut = ({ format, textOf }: { readonly format: (typeof reports)[number]; readonly textOf: TextOf }) => {
  const { end: words } = useWords('settings')
  const { id } = usePlace()
  const { data } = useView(id, 'export/{format}', { format, issues: 'true' })
  if (data === undefined) return null
  if (data.issues.length === 0) return <small className="hint">{words.carriesAll}</small>
  const codes = [...new Set(data.issues.map(({ code }) => code))]
  const kinds = codes.map((code) => data.issues.filter((issue) => issue.code === code))
  return (
    <details className="settings-left-out">
      <summary>{words.leavesOut(kinds.length)}</summary>
      <ul>
        {/* Of each kind the first, and how many more there are: a club may be lost for every player. */}
        {kinds.map(([first, ...more]) => (
          <li key={first!.code}>
            {textOf(first!)} {more.length === 0 ? null : <small>{words.moreLikeThis(more.length)}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}
