import type { ImportLine, LineField, ReadLines, Twin } from '@zug/server/views'
import type { Tournament } from '../../../api/types.ts'

export type Line = ImportLine
export type Read = ReadLines

/** Somebody whom a line may be: entered already, or an earlier line. */
export type { Twin } from '@zug/server/views'

/** What of a line can be seen and corrected, by the title that a table has for it. */
const titles: Readonly<Record<LineField, string>> = {
  name: 'name',
  rating: 'rating',
  title: 'title',
  federation: 'federation',
  fideId: 'fide id',
  birth: 'birth',
  sex: 'sex',
  club: 'club',
  city: 'city',
  team: 'team',
  board: 'board',
  nationalId: 'national id',
}

const shownFields = ['name', 'rating', 'title', 'federation', 'fideId', 'birth', 'club'] as const
export type ShownField = (typeof shownFields)[number]

/** A game that is not chess has neither its titles nor the numbers of its federation. */
export const fieldsShown = ({ games }: Pick<Tournament['traits'], 'games'>): readonly ShownField[] =>
  games !== 'scores' ? shownFields : shownFields.filter((field) => field !== 'title' && field !== 'fideId')

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A table of one line, so that the desk reads a correction as it read the file. */
export const tableOf = (cells: Line['cells'], teams: boolean): string => {
  const fields = (Object.keys(titles) as LineField[]).filter((field) => teams || (field !== 'team' && field !== 'board'))
  return [fields.map((field) => titles[field]).join('\t'), fields.map((field) => quoted(cells[field])).join('\t')].join('\n')
}

/** What of a line says who it is. */
export const registrationOf = ({ cells, player }: Line) => ({
  name: cells.name.slice(0, 100),
  fideId: cells.fideId.slice(0, 40),
  nationalId: (player?.nationalIds?.[0]?.id ?? cells.nationalId).slice(0, 40),
  birth: (player?.birth ?? cells.birth).slice(0, 40),
  federation: cells.federation.slice(0, 40),
  rating: player?.rating ?? null,
})

/** Where a complaint belongs. */
const faultFields: Readonly<Record<string, LineField>> = {
  'name-missing': 'name',
  'rating-malformed': 'rating',
  'title-unknown': 'title',
  'federation-doubtful': 'federation',
  'fide-id-doubtful': 'fideId',
  'birth-doubtful': 'birth',
  'birth-impossible': 'birth',
}
export const fieldOf = (code: string): LineField | undefined => faultFields[code]

/** Entered twice is worse than ticked once more: only where spelling and rating both differ are there probably two people. */
export const isLikely = ({ reason }: Twin, own: number | null, other: number | null): boolean =>
  reason !== 'similar-name' || own === null || other === null || own === other
