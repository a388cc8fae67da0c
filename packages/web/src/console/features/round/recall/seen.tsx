import type { RoundSeen } from '../../../api/types.ts'
import { useCommon } from '../../../words/event.ts'
import { useWords } from '../../../words/language.tsx'

/** Who has seen a pairing, as far as the desk knows, and what was entered of it since. */
export const Seen = ({ seen, time }: { readonly seen: RoundSeen; readonly time: (moment: string) => string }) => {
  const { recall } = useWords('round')
  const { list } = useCommon()
  const { screens: hall } = useWords('hall')
  const kinds: Readonly<Record<string, string>> = hall.kinds
  const { published, since, pages, screens, phones, helpers, sheets, boards, results, reports } = seen
  const looked = [
    screens.length === 0 ? null : recall.screens(list(screens.map((name) => kinds[name] ?? name))),
    phones === 0 ? null : recall.phones(phones),
    helpers === 0 ? null : recall.helpers(helpers),
    pages === 0 ? null : recall.pages(pages),
    sheets.length === 0 ? null : recall.sheets(list(sheets)),
  ].filter((line) => line !== null)
  return (
    <section className="recall-seen">
      <h3>{recall.seen}</h3>
      <p>{recall.published(time(published.at), published.name)}</p>
      {looked.length === 0 ? (
        <p>{recall.nobody}</p>
      ) : (
        <ul>
          {looked.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="hint">{recall.since(time(since))}</p>
      {results === 0 ? <p>{recall.noResults}</p> : <p className="recall-lost">{recall.results(results, boards)}</p>}
      {reports === 0 ? null : <p className="recall-lost">{recall.reports(reports)}</p>}
    </section>
  )
}
