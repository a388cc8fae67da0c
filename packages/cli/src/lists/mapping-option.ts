import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

type Mapping = import('@zug/server/lists').Mapping
type ListField = import('@zug/server/lists').ListField

/** `id=CFC#,rating=Rating`: which field is which heading. A comma in a heading is written `\,`. */
export const mappingOf = (fields: readonly ListField[], text: string | undefined, federation: string): Mapping => {
  const columns: Partial<Record<ListField, string>> = {}
  for (const pair of text === undefined ? [] : text.split(/(?<!\\),/)) {
    const at = pair.indexOf('=')
    const field = fields.find((one) => one.toLowerCase() === pair.slice(0, at).trim().toLowerCase())
    const heading = pair
      .slice(at + 1)
      .replaceAll('\\,', ',')
      .trim()
    if (at < 0 || field === undefined || heading === '')
      throw new Failure(
        badRequest('zug', 'mapping-malformed', `--map ${pair}: written field=heading; the fields are ${fields.join(', ')}.`),
      )
    columns[field] = heading
  }
  return { columns, federation: federation.toUpperCase() }
}
