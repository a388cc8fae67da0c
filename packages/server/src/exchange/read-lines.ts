import type { PlayerData } from '@zug/engine/desk'
import { readStartList, type StartListRow } from '@zug/engine/files'
import { err, nationalIdsOf, nationalIdsText, ok, type Player, type Result, type Tournament } from '@zug/engine/model'
import { doubtsAbout, faultsOf } from './doubts.ts'
import { type FileIssue, type ToldIssue, told } from './issues.ts'
import { type ImportFormat, readText, type Sheets, textOfFile } from './read-file.ts'

/** What stands in a line, as text that people can correct; read again as a table with these columns. */
export const lineFields = [
  'name',
  'rating',
  'title',
  'federation',
  'fideId',
  'birth',
  'sex',
  'club',
  'city',
  'team',
  'board',
  'nationalId',
] as const
export type LineField = (typeof lineFields)[number]

/** Where a table calls a field otherwise. */
const titles: Readonly<Partial<Record<LineField, keyof StartListRow['cells']>>> = { fideId: 'fide id', nationalId: 'national id' }

/** One player of a file. */
export type ImportLine = {
  /** null where the file is no table. */
  readonly line: number | null
  readonly cells: Readonly<Record<LineField, string>>
  /** null: this cannot be taken as it is; the issues say why. */
  readonly player: PlayerData | null
  readonly issues: readonly ToldIssue[]
}

export type ReadLines = {
  readonly format: ImportFormat
  readonly lines: readonly ImportLine[]
  readonly adjustments: readonly ToldIssue[]
  readonly sheets: Sheets | null
}

/** Reads players line by line: what is wrong with one costs the others nothing. */
export const readLines = async (
  bytes: Uint8Array,
  teams: boolean,
  today: string,
  sheet?: string,
): Promise<Result<ReadLines, readonly FileIssue[]>> => {
  const file = await textOfFile(bytes, { sheet })
  if (!file.ok) return file
  const { format, text, adjustments, sheets } = file.value
  if (format === 'table') {
    const list = readStartList(text, { teams })
    if (!list.ok) return err([...adjustments, ...list.error])
    const lines = list.value.rows.map((row) => ofRow(row, today))
    return ok({ format, lines, adjustments: told([...adjustments, ...list.value.issues]), sheets })
  }
  const read = readText(format, text, adjustments)
  if (!read.ok) return read
  const { tournament } = read.value
  return ok({ format, lines: ofTournament(tournament, today), adjustments: told(read.value.adjustments), sheets })
}

/** A line break within a cell is a space; three letters are the code of a federation. */
export const entered = ({ name, title, rating, federation, fideId, birth, sex, club, city, nationalIds = [] }: Player): PlayerData => ({
  name: oneLine(name),
  title,
  rating,
  federation: /^[a-z]{3}$/i.test(federation) ? federation.toUpperCase() : oneLine(federation),
  fideId: oneLine(fideId),
  birth: oneLine(birth),
  sex,
  club: oneLine(club),
  city: oneLine(city ?? ''),
  ...(nationalIds.length === 0 ? {} : { nationalIds: nationalIds.map((each) => ({ federation: each.federation, id: oneLine(each.id) })) }),
})

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()

const ofRow = ({ line, cells, player, issues }: StartListRow, today: string): ImportLine => {
  const data = entered(player)
  const all = [...issues, ...faultsOf(data), ...doubtsAbout(data, today)].map((issue) => ({ ...issue, line }))
  const text = (column: keyof typeof cells): string => oneLine(cells[column] ?? '')
  return {
    line,
    cells: {
      ...Object.fromEntries(lineFields.map((field) => [field, text(titles[field] ?? (field as keyof typeof cells))])),
    } as ImportLine['cells'],
    player: all.some(({ severity }) => severity === 'error') ? null : data,
    issues: told(all),
  }
}

const ofTournament = ({ players, teams = [] }: Tournament, today: string): readonly ImportLine[] => {
  const places = new Map(
    teams.flatMap(({ name, boards, alternates }) =>
      [...boards, ...alternates].map((id, index) => [id, { team: name, board: String(index + 1) }] as const),
    ),
  )
  return players.map((player) => {
    const data = entered(player)
    const issues = [...faultsOf(data), ...doubtsAbout(data, today)]
    return {
      line: null,
      cells: {
        ...data,
        title: data.title ?? '',
        rating: data.rating === null ? '' : String(data.rating),
        sex: data.sex ?? '',
        nationalId: nationalIdsText(nationalIdsOf(data)),
        ...(places.get(player.id) ?? { team: '', board: '' }),
      },
      player: issues.some(({ severity }) => severity === 'error') ? null : data,
      issues: told(issues),
    }
  })
}
