import { type CsvRow, parseRows } from '@zug/engine/files'
import type { Tournament } from '@zug/engine/model'
import { emptyEntry, type Figures, type ListEntry, noFigures } from '../entry.ts'
import { ListError } from '../list-issue.ts'
import { type ListField, type Mapping, missingOf, proposeMapping } from './mapping.ts'

const limits = { characters: 128_000_000, rows: 600_000 }

/** A list of a federation as a table: the first row names the columns. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly CsvRow[] }

export const tableOf = (text: string): Table => {
  const rows = parseRows(text, limits)
  if (!Array.isArray(rows)) {
    const issue = rows as Exclude<typeof rows, readonly CsvRow[]>
    throw new ListError(
      issue.code === 'csv-too-large'
        ? { code: 'list-too-large', megabytes: limits.characters / 1_000_000 }
        : { code: 'list-malformed', line: issue.line ?? 1, text: '', faults: 1 },
    )
  }
  const [first, ...rest] = (rows as readonly CsvRow[]).slice(headingsIn(rows as readonly CsvRow[]))
  if (first === undefined) throw new ListError({ code: 'list-empty' })
  return { headings: first.cells, rows: rest }
}

/** So many rows may stand above the headings: what the list is called, of when it is. */
const mostAbove = 10

/** Which row has the headings: the first whose name and number are known; the first of all where there is none. */
const headingsIn = (rows: readonly CsvRow[]): number =>
  Math.max(
    0,
    rows.slice(0, mostAbove + 1).findIndex(({ cells }) => missingOf(proposeMapping(cells)).length === 0),
  )

/** The entries by a mapping; null for a row that has no name or no number. */
export const entriesOf = ({ headings, rows }: Table, mapping: Mapping): readonly (ListEntry | null)[] => {
  const places = new Map<ListField, number>()
  for (const [field, heading] of Object.entries(mapping.columns) as [ListField, string][]) {
    const at = headings.indexOf(heading)
    if (at < 0) throw new ListError({ code: 'list-heading-unknown', heading, headings })
    places.set(field, at)
  }
  const missing = missingOf(mapping)
  if (missing.length > 0) throw new ListError({ code: 'list-columns-missing', missing, headings })
  return rows.map(({ cells }) => {
    const text = (field: ListField): string => {
      const at = places.get(field)
      return at === undefined ? '' : (cells[at] ?? '').trim()
    }
    return entryOf(text, mapping.federation)
  })
}

const entryOf = (text: (field: ListField) => string, federation: string): ListEntry | null => {
  const name = [text('name') || text('last'), text('first')].filter((part) => part !== '').join(', ')
  const fideId = /^\d{4,12}$/.test(text('fideId')) ? text('fideId') : ''
  // Whoever types a number does not mind the case of its letters.
  const id = text('id').toUpperCase() || fideId
  if (name === '' || id === '') return null
  return {
    ...emptyEntry,
    id,
    fideId,
    name,
    federation: (/^[a-z]{3}$/i.test(text('federation')) ? text('federation') : federation).toUpperCase(),
    sex: sexOf(text('sex')),
    title: text('title').toUpperCase(),
    birth: birthOf(text('birth')),
    club: text('club'),
    inactive: /^(i|wi|inactive|inaktiv|inactif|yes|ja|oui|1|p)$/i.test(text('inactive')),
    standard: { rating: ratingOf(text('rating')), games: wholeOf(text('games')), k: wholeOf(text('k')) },
    rapid: figuresOf(text('rapid')),
    blitz: figuresOf(text('blitz')),
  }
}

const figuresOf = (text: string): Figures => ({ ...noFigures, rating: ratingOf(text) })

/** Ratings come with decimals, with the number of games behind a stroke or a P, with a letter that says what they are (1846 F, 1200E), and as nought. */
const ratingOf = (text: string): number | null => {
  const [, whole] = /^(\d{1,4})([.,]\d+)?(\s*[/–-].*|\s*\p{L}\s*\d{0,3})?$/u.exec(text) ?? []
  return Number(whole ?? 0) || null
}

const wholeOf = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null)

/** F is a woman in English and French, W in German; D and H are Damen and Herren. */
const sexOf = (text: string): 'm' | 'w' | null => (/^[fwd]/i.test(text) ? 'w' : /^[mh]/i.test(text) ? 'm' : null)

/** A year, or a day in any of the usual orders, as TRF has it. */
const birthOf = (text: string): string => {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? []
  if (year !== undefined) return `${year}/${month!.padStart(2, '0')}/${day!.padStart(2, '0')}`
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text) ?? []
  if (last !== undefined)
    return Number(second) > 12
      ? `${last}/${first!.padStart(2, '0')}/${second}`
      : `${last}/${second!.padStart(2, '0')}/${first!.padStart(2, '0')}`
  return /^(19|20)\d\d$/.test(text) ? text : ''
}

/** The players of a tournament file, as some federations give out their lists. */
export const entriesOfTournament = ({ players }: Tournament): readonly (ListEntry | null)[] =>
  players.map(({ id, name, federation, sex, title, fideId, birth, club, rating }) =>
    name === ''
      ? null
      : {
          ...emptyEntry,
          id: fideId || String(id),
          fideId,
          name,
          federation,
          sex,
          title: title ?? '',
          birth,
          club,
          standard: { ...noFigures, rating },
        },
  )
