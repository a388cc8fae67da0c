import type { ReportCards as Cards } from '@zug/messages/explanation'
import { useState } from 'react'
import { useWords } from '../../words/language.tsx'

/** Alternatives are a, b, c in the head of the table, and named below it. */
const letterOf = (row: number): string => String.fromCharCode(96 + row)

/** What was chosen beside what might have been, criterion by criterion; the one that decides stands out. */
export const ReportCards = ({ cards: { columns, rows } }: { readonly cards: Cards }) => {
  const { cards } = useWords('explain')
  const [all, setAll] = useState(false)
  const notable = columns.flatMap((column, at) => (column.notable ? [at] : []))
  const shown = all ? columns.map((_, at) => at) : notable
  return (
    <section className="why-cards" aria-labelledby="why-cards">
      <h3 id="why-cards">{cards.title}</h3>
      {shown.length === 0 ? (
        <p>{cards.none}</p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col" colSpan={2}>
                  {cards.criterion}
                </th>
                {rows.map(({ kind, label }, at) => (
                  <th key={kind + label} scope="col" aria-label={label}>
                    {kind === 'chosen' ? label : letterOf(at)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((at) => (
                <tr key={columns[at]!.article + columns[at]!.label}>
                  <td className="why-article">{columns[at]!.article}</td>
                  <th scope="row">{columns[at]!.label}</th>
                  {rows.map(({ kind, label, cells }) => (
                    <td key={kind + label} data-mark={kind === 'chosen' ? undefined : cells[at]?.mark}>
                      {cells[at]?.text}
                      {cells[at]?.mark === 'decides' ? <span className="unseen"> ({cards.decides})</span> : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length === 1 ? null : (
            <dl aria-label={cards.others}>
              {rows.map(({ kind, label }, at) =>
                kind === 'chosen' ? null : (
                  <div key={label}>
                    <dt>{letterOf(at)}</dt>
                    <dd>{label}</dd>
                  </div>
                ),
              )}
            </dl>
          )}
        </>
      )}
      {notable.length === columns.length ? null : (
        <button type="button" className="why-link" onClick={() => setAll(!all)}>
          {all ? cards.fewer : cards.all}
        </button>
      )}
    </section>
  )
}
