import { listWords } from '@zug/messages/lists/words'
import { tableLines } from '../terminal/table.ts'

type Found = import('@zug/server/lists').Found
type ListInfo = import('@zug/server/lists').ListInfo

const left = (title: string) => ({ title, align: 'left' as const })
const right = (title: string) => ({ title, align: 'right' as const })

/** What `zug lists show` prints. */
export const listLines = (lists: readonly ListInfo[]): readonly string[] =>
  tableLines(
    [left('Name'), left('Month'), right('Entries'), left('From'), left('Imported')],
    lists.map(({ name, month, rows, source, importedAt }) => [name, month, String(rows), source, importedAt.slice(0, 10)]),
  )

/** What `zug lists find` prints: whoever was found, with the ratings of all kinds of play. */
export const entryLines = (found: readonly Found[]): readonly string[] =>
  tableLines(
    [
      left('List'),
      right('Number'),
      left('Title'),
      left('Name'),
      left('Fed'),
      left('Born'),
      right('Std'),
      right('Rapid'),
      right('Blitz'),
      left(''),
    ],
    found.map(({ list, entry }) => [
      list,
      entry.id,
      entry.title || entry.womenTitle,
      entry.name,
      entry.federation,
      entry.birth.slice(0, 4),
      ...[entry.standard, entry.rapid, entry.blitz].map(({ rating }) => (rating === null ? '' : String(rating))),
      entry.inactive ? listWords.en.inactive : '',
    ]),
  )
