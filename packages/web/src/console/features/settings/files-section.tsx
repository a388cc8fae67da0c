import type { ToldIssue } from '@zug/server/views'
import { Suspense, useState } from 'react'
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
  const [isOpen, setOpen] = useState(false)
  const { data } = useView(id, 'export/{format}', { format, issues: 'true' })
  if (data === undefined) return null
  // What was never entered is no fault of the format.
  const missing = data.issues.filter(({ source }) => source === 'submission').length
  const leftOut = data.issues.filter(({ source }) => source !== 'submission')
  if (missing > 0 && leftOut.length === 0) return <Missing n={missing} />
  if (leftOut.length === 0) return <small className="hint">{words.carriesAll}</small>
  const codes = [...new Set(leftOut.map(({ code }) => code))]
  const kinds = codes.map((code) => leftOut.filter((issue) => issue.code === code))
  return (
    <>
      {missing === 0 ? null : <Missing n={missing} />}
      <details className="settings-left-out" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.leavesOut(kinds.length)}</summary>
        {/* The words for everything that can be wrong with a file are many: they come when somebody looks. */}
        {isOpen ? (
          <Suspense>
            <Kinds kinds={kinds} />
          </Suspense>
        ) : null}
      </details>
    </>
  )
}

const Missing = ({ n }: { readonly n: number }) => {
  const { end: words } = useWords('settings')
  return (
    <small>
      <a href="#submission">{words.missing(n)}</a>
    </small>
  )
}

/** Of each kind the first, and how many more there are: a club may be lost for every player. */
const Kinds = ({ kinds }: { readonly kinds: readonly (readonly ToldIssue[])[] }) => {
  const { end: words } = useWords('settings')
  const textOf = useIssueText()
  return (
    <ul>
      {kinds.map(([first, ...more]) => (
        <li key={first!.code}>
          {textOf(first!)} {more.length === 0 ? null : <small>{words.moreLikeThis(more.length)}</small>}
        </li>
      ))}
    </ul>
  )
}
