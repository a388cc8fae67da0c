import type { TournamentInfo } from '../../model/tournament.ts'
import { limits } from '../limits.ts'
import { makeLine, nth, readField, roundDateFields, textColumn } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import type { TrfLine } from './lines.ts'

/** Records of free text, one line each, in the order they are written. 112 may come again, 132 has columns. */
export const headerRecords = {
  '012': 'name',
  '022': 'city',
  '032': 'federation',
  '042': 'startDate',
  '052': 'endDate',
  '092': 'type',
  '102': 'chiefArbiter',
  '112': 'deputyArbiters',
  '122': 'timeControl',
  '132': 'roundDates',
  '192': 'typeCode',
} as const satisfies Record<string, keyof TournamentInfo>

export type HeaderId = keyof typeof headerRecords
export const isHeaderId = (id: string): id is HeaderId => Object.hasOwn(headerRecords, id)

/** The text of a record from column 5 on. */
export const textOf = (line: TrfLine): string => line.text.slice(textColumn - 1).trim()

/** False when the line has no place in the header and must be kept as it is. */
export const readHeaderRecord = (
  line: TrfLine,
  info: { -readonly [Key in keyof TournamentInfo]?: TournamentInfo[Key] },
  list: IssueList,
): boolean => {
  const key = headerRecords[line.id as HeaderId]
  if (key === 'deputyArbiters') {
    const text = textOf(line)
    if (text !== '') info.deputyArbiters = [...(info.deputyArbiters ?? []), text]
    return true
  }
  if ((info[key]?.length ?? 0) > 0) {
    report(list, 'record-duplicate', { line: line.number, column: 1, record: line.id })
    return false
  }
  if (key !== 'roundDates') {
    info[key] = textOf(line)
    return true
  }
  const dates = readRoundDates(line.text)
  if (dates === null) {
    report(list, 'round-dates-misplaced', { line: line.number, column: textColumn, from: roundDateFields.first.from })
    return false
  }
  info.roundDates = dates
  return true
}

const readRoundDates = (text: string): readonly string[] | null => {
  if (text.slice(textColumn - 1, roundDateFields.first.from - 1).trim() !== '') return null
  const dates: string[] = []
  for (let index = 0; nth(roundDateFields, index).from <= text.length && index < limits.rounds; index++)
    dates.push(readField(text, nth(roundDateFields, index)))
  return dates
}

export const makeHeaderRecord = (id: HeaderId, info: TournamentInfo): readonly string[] => {
  const value = info[headerRecords[id]]
  if (typeof value === 'string') return value === '' ? [] : [`${id} ${value}`]
  if (id === '112') return value.map((name) => `112 ${name}`)
  return value.length === 0
    ? []
    : [
        makeLine(
          id,
          value.map((date, index) => [nth(roundDateFields, index), date] as const),
        ),
      ]
}
