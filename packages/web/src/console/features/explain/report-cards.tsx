import type { ReportCards as Cards } from '@zug/messages/explanation'
import { useState } from 'react'
import { useWords } from '../../words/language.tsx'

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
          <div className="why-scroll">
            <table>
              <thead>
                <tr>
                  <td />
                  {shown.map((at) => (
                    <th key={columns[at]!.article + columns[at]!.label} scope="col" title={columns[at]!.label}>
                      {columns[at]!.article}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ kind, label, cells }) => (
                  <tr key={kind + label}>
                    <th scope="row">{label}</th>
                    {shown.map((at) => (
                      <td key={columns[at]!.article + columns[at]!.label} data-mark={kind === 'chosen' ? undefined : cells[at]?.mark}>
                        {cells[at]?.text}
                        {cells[at]?.mark === 'decides' ? <span className="unseen"> ({cards.decides})</span> : null}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <details>
            <summary>{cards.meaning}</summary>
            <dl>
              {shown.map((at) => (
                <div key={columns[at]!.article + columns[at]!.label}>
                  <dt>{columns[at]!.article}</dt>
                  <dd>{columns[at]!.label}</dd>
                </div>
              ))}
            </dl>
          </details>
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
