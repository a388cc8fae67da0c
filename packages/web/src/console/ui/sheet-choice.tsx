import type { ReadLines } from '@zug/server/views'
import { useWords } from '../words/language.tsx'

type Props = { readonly sheets: ReadLines['sheets']; readonly onChange: (sheet: string) => void }

/** Which sheet of a workbook is read, if it has several. */
export const SheetChoice = ({ sheets, onChange }: Props) => {
  const { sheet } = useWords('upload')
  if (sheets === null || sheets.names.length < 2) return null
  return (
    <label className="field">
      <span>{sheet}</span>
      <select value={sheets.chosen} onChange={({ target }) => onChange(target.value)}>
        {sheets.names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}
