import type { ListPreview } from '../../api/types.ts'
import { useWords } from '../../words/language.tsx'

export type Mapping = NonNullable<ListPreview['mapping']>
export type ListField = keyof Mapping['columns']

type Props = {
  readonly headings: readonly string[]
  readonly sample: ListPreview['sample']
  readonly columns: Mapping['columns']
  readonly onChange: (columns: Mapping['columns']) => void
}

/** A national list as it stands in the file, three rows of it; above each column what it is taken for. */
export const MappingTable = ({ headings, sample, columns, onChange }: Props) => {
  const { page: words } = useWords('lists')
  const fields = Object.keys(words.fields) as readonly ListField[]
  const fieldOf = (heading: string): ListField | undefined => fields.find((field) => columns[field] === heading)
  /** A field has one column, and a column is one field. */
  const choose = (heading: string, field: string): void => {
    const others = fields.filter((one) => one !== field && columns[one] !== undefined && columns[one] !== heading)
    onChange({
      ...Object.fromEntries(others.map((one) => [one, columns[one]])),
      ...(field === '' ? {} : { [field]: heading }),
    })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
    <section className="list-mapping" tabIndex={0} aria-label={words.columnsTitle}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={at} scope="col">
                {headings.indexOf(heading) === at && heading !== '' ? (
                  <label className="field">
                    <span>{heading}</span>
                    <select
                      aria-label={words.columnOf(heading)}
                      value={fieldOf(heading) ?? ''}
                      onChange={({ target }) => choose(heading, target.value)}
                    >
                      <option value="">{words.ignored}</option>
                      {fields.map((field) => (
                        <option key={field} value={field}>
                          {words.fields[field]}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : (
                  <span>{heading === '' ? '–' : heading}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((cells, row) => (
            <tr key={row}>
              {headings.map((_, at) => (
                <td key={at} className={fieldOf(headings[at]!) === undefined ? 'ignored' : undefined}>
                  {cells[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
