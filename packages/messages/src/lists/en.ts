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
    'list-stopped': () => 'The import was stopped.',
    'list-failed': () => 'The desk could not take the list; its log says why.',
  },
  none: 'No rating list has been imported.',
  reading: (percent: number) => `Reading ${percent} %`,
  ordering: (percent: number) => `Putting in order ${percent} %`,
  taken: (list: { name: string; month: string; rows: number; faults: number }) =>
    `${list.name} ${list.month}: ${counted(list.rows, 'entry', 'entries')}${list.faults === 0 ? '' : `, ${counted(list.faults, 'line', 'lines')} left out`}`,
  inactive: 'inactive',
}

export type ListWords = Words<typeof en>
