import { counted, type Words } from '../words.ts'

/** What is said about rating lists wherever they are spoken of: the command and the console. */
export const en = {
  /** Why a list was not taken. The list that was there stays. */
  issues: {
    'list-unknown': (_: { file: string }) =>
      'This is no rating list: neither FIDE’s as text or XML, nor a table or a tournament file that can be read.',
    'list-empty': () => 'The list is empty.',
    'list-archive-damaged': () => 'The archive is damaged or was cut off: fetch the file again.',
    'list-archive-without-list': () => 'The archive has no list in it (.txt, .xml or .csv).',
    'list-too-large': ({ megabytes }: { megabytes: number }) =>
      `The list unpacks to more than ${megabytes} MB: no rating list is that large.`,
    'list-sheet-too-large': () => 'The workbook has more cells than are read of one: save the list as CSV.',
    'list-line-too-long': ({ line, most }: { line: number; most: number }) =>
      `Line ${line} is longer than ${most} characters: this is no rating list.`,
    'list-cut-off': ({ line }: { line: number }) => `The list was cut off in line ${line}: fetch the file again.`,
    'list-malformed': ({ line, text, faults }: { line: number; text: string; faults: number }) =>
      `${counted(faults, 'line is', 'lines are')} no entries of such a list, the first is line ${line}${text === '' ? '' : ` (${text})`}.`,
    'list-not-text': () => 'The file is not plain text: save it as UTF-8, or fetch it again.',
    'list-columns-missing': ({ missing, headings }: { missing: readonly string[]; headings: readonly string[] }) =>
      `No column is known to be ${missing.join(' or ')}; the columns are: ${headings.join(', ')}. Say which is which.`,
    'list-heading-unknown': ({ heading, headings }: { heading: string; headings: readonly string[] }) =>
      `There is no column “${heading}”; the columns are: ${headings.join(', ')}.`,
    'list-name-missing': () => 'A national list needs a name of up to 40 letters and digits, such as DSB or CFC.',
    'list-shrunk': ({ rows, before }: { rows: number; before: number }) =>
      `The list has ${rows} entries where the one in use has ${before}: it looks like a part. Say that it is to be taken nevertheless.`,
    'list-busy': () => 'Another import of a list is going on: wait until it is finished.',
    'list-unreachable': ({ address, why }: { address: string; why: string }) => `${address} gives no list (${why}). The list in use stays.`,
    'list-stopped': () => 'The import was stopped.',
    'list-failed': () => 'The desk could not take the list; its log says why.',
  },
  none: 'No rating list has been imported.',
  reading: (percent: number) => `Reading ${percent} %`,
  ordering: (percent: number) => `Putting in order ${percent} %`,
  taken: (list: { name: string; month: string; rows: number; faults: number }) =>
    `${list.name} ${list.month}: ${counted(list.rows, 'entry', 'entries')}${list.faults === 0 ? '' : `, ${counted(list.faults, 'line', 'lines')} left out`}`,
  inactive: 'inactive',
  page: {
    title: 'Rating lists',
    intro:
      'Players are found in these lists while their names are typed, and forms are compared with them. Whoever is entered keeps what was entered.',
    back: 'Tournaments',
    columns: { name: 'List', month: 'Month', rows: 'Entries', source: 'File', imported: 'Imported' },
    remove: 'Remove',
    removeTitle: (name: string) => `Remove the list ${name}?`,
    removeHint: 'Players who were entered from it stay as they are.',
    ownerOnly: 'The owner of the installation imports lists.',
    add: 'Import a list',
    choose: 'FIDE’s list as it is given out (.zip, .txt, .xml), or a national one (CSV, XLSX, TRF)',
    sending: (percent: number) => `Sending ${percent} %`,
    looking: 'Looking at what is in it',
    stop: 'Stop',
    fide: 'This is FIDE’s list.',
    national: 'This is a national list. Look whether each column is what it is taken for.',
    name: 'Name of the list',
    nameHint: 'A list of this name is replaced; its columns are kept for the next one.',
    month: 'Month that it is for (such as 2026-10)',
    badMonth: 'A month is written 2026-10.',
    federation: 'Federation of everybody (three letters), where no column says it',
    badFederation: 'A federation has three letters, such as CAN.',
    columnsTitle: 'Columns',
    columnOf: (heading: string) => `What is ${heading}?`,
    ignored: 'not taken',
    needs: 'A name and a number are needed: choose their columns.',
    fields: {
      id: 'National number',
      fideId: 'FIDE ID',
      name: 'Name',
      last: 'Last name',
      first: 'First name',
      rating: 'Rating',
      games: 'Games',
      k: 'K',
      rapid: 'Rapid rating',
      blitz: 'Blitz rating',
      title: 'Title',
      federation: 'Federation',
      birth: 'Born',
      sex: 'Sex',
      club: 'Club',
      inactive: 'Inactive',
    },
    take: 'Use this list',
    smaller: 'Use it nevertheless',
    otherFile: 'Another file',
    stays: 'The list in use stays.',
  },
}

export type ListWords = Words<typeof en>
