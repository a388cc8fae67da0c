import type { Figures, ListEntry } from './entry.ts'

/** A row of the index, the same in both databases. */
export const rowColumns = [
  'id',
  'fide_id',
  'name',
  'federation',
  'sex',
  'title',
  'women_title',
  'other_titles',
  'arena_title',
  'birth',
  'club',
  'inactive',
  'sr',
  'sg',
  'sk',
  'rr',
  'rg',
  'rk',
  'br',
  'bg',
  'bk',
] as const

/** From here on they are numbers. */
export const firstNumber = rowColumns.indexOf('inactive')

export type Row = Readonly<Record<(typeof rowColumns)[number], string | number | null>>

const figuresOf = ({ rating, games, k }: Figures): readonly (number | null)[] => [rating, games, k]

/** In the order of `rowColumns`. FIDE's own number is kept once. */
export const rowOf = (entry: ListEntry): readonly (string | number | null)[] => [
  entry.id,
  entry.fideId === entry.id ? null : entry.fideId,
  entry.name,
  entry.federation,
  entry.sex,
  entry.title,
  entry.womenTitle,
  entry.otherTitles,
  entry.arenaTitle,
  entry.birth,
  entry.club,
  entry.inactive ? 1 : 0,
  ...figuresOf(entry.standard),
  ...figuresOf(entry.rapid),
  ...figuresOf(entry.blitz),
]

export const entryOfRow = (row: Row): ListEntry => {
  const text = (column: keyof Row): string => String(row[column] ?? '')
  const number = (column: keyof Row): number | null => (row[column] === null ? null : Number(row[column]))
  return {
    id: text('id'),
    fideId: row.fide_id === null ? text('id') : text('fide_id'),
    name: text('name'),
    federation: text('federation'),
    sex: row.sex === 'm' || row.sex === 'w' ? row.sex : null,
    title: text('title'),
    womenTitle: text('women_title'),
    otherTitles: text('other_titles'),
    arenaTitle: text('arena_title'),
    birth: text('birth'),
    club: text('club'),
    inactive: Number(row.inactive) === 1,
    standard: { rating: number('sr'), games: number('sg'), k: number('sk') },
    rapid: { rating: number('rr'), games: number('rg'), k: number('rk') },
    blitz: { rating: number('br'), games: number('bg'), k: number('bk') },
  }
}
