import type { Words } from '../../words.ts'

/** Of a player, of a team, of the tournament. */
export type TextField =
  | 'name'
  | 'title'
  | 'rating'
  | 'federation'
  | 'fideId'
  | 'nationalIds'
  | 'birth'
  | 'sex'
  | 'club'
  | 'city'
  | 'startDate'
  | 'endDate'
  | 'type'
  | 'typeCode'
  | 'chiefArbiter'
  | 'deputyArbiters'
  | 'timeControl'
  | 'roundDates'

type Cell = { readonly name: string; readonly text: string }
type Nothing = Readonly<Record<never, never>>
/** `longest`: cut to so many characters; null: characters that cannot be shown are left out. */
type Adjusted =
  | {
      readonly what: 'text'
      readonly of: 'tournament' | 'player' | 'team'
      readonly number: number | null
      readonly field: TextField
      readonly longest: number | null
    }
  | { readonly what: 'more'; readonly more: number }

const owners = { tournament: 'Tournament', player: 'Player', team: 'Team' } as const

/** What the desk itself says of a file that is read; what the engine finds in it is worded there (`issueText`). Data of each code are typed here. */
export const en = {
  'fide-id-doubtful': ({ name, text }: Cell) => `A FIDE ID is a number; ${name} has "${text}".`,
  'birth-doubtful': ({ name, text, future }: Cell & { readonly future: boolean }) =>
    future ? `${name} would be born in the future, "${text}".` : `${name} was born "${text}"; is that a date?`,
  'federation-doubtful': ({ name, text }: Cell) => `The code of a federation has three letters; ${name} has "${text}".`,
  'rating-malformed': ({ rating }: { readonly rating: number }) => `Nobody has a rating of ${rating}.`,
  'value-too-long': ({ field }: { readonly field: TextField }) =>
    `The ${field === 'fideId' ? 'FIDE ID' : field === 'nationalIds' ? 'national ID' : field} is too long.`,
  'xlsx-unreadable': (_: Nothing) => 'This is no spreadsheet (.xlsx, .ods), or it is damaged.',
  'xls-old': (_: Nothing) => 'This is an old Excel file (.xls). Open it in your spreadsheet program and save it as .xlsx, .ods or CSV.',
  'sheet-chosen': ({ sheet, sheets }: { readonly sheet: string; readonly sheets: number }) =>
    `Read from the sheet "${sheet}", one of ${sheets} in this workbook.`,
  'sheet-unknown': ({ sheet, names }: { readonly sheet: string; readonly names: readonly string[] }) =>
    `This workbook has no sheet "${sheet}"; its sheets are ${names.join(', ')}.`,
  'file-too-heavy': (_: Nothing) =>
    'Reading this file takes more time or memory than a file may have. Copy the list into a new file, or split it.',
  'too-many-players': ({ players, most }: { readonly players: number; readonly most: number }) =>
    `The file has ${players} players; at most ${most} can be entered at once.`,
  'xlsx-too-large': (_: Nothing) => 'The spreadsheet is too large.',
  'xlsx-too-wide': ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
    `A sheet reaches to row ${rows} and column ${columns}, which is too far. Delete what stands far out, or copy the list into a new file.`,
  'rulebook-unknown': ({ name }: { readonly name: string }) => `The rulebook ${name} is not known; another one has to be chosen.`,
  'text-adjusted': (adjusted: Adjusted) => {
    if (adjusted.what === 'more') return `${adjusted.more} more texts are adjusted like this.`
    const { of, number, field, longest } = adjusted
    const done = longest === null ? 'characters that cannot be shown are left out' : `cut to ${longest} characters`
    return `${owners[of]}${number === null ? '' : ` ${number}`}, ${field}: ${done}.`
  },
  'points-by-decision': (_: Nothing) => 'Points given by decision of the arbiter are not carried over.',
  'virtual-points': (_: Nothing) => 'Virtual points of an acceleration without a name are not carried over.',
  teams: (_: Nothing) => 'The rulebook chosen pairs players: teams are not carried over, their players are.',
  'extra-records': ({ records }: { readonly records: number }) =>
    records === 1 ? '1 record that decides nothing is left out.' : `${records} records that decide nothing are left out.`,
}

export type IssuesWords = Words<typeof en>
