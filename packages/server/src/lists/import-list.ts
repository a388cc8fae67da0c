import { basename } from 'node:path'
import type { ListEntry } from './entry.ts'
import { ListError } from './list-issue.ts'
import { isListName } from './list-name.ts'
import type { ListInfo, RatingLists } from './port.ts'
import { type Mapping, missingOf } from './read/mapping.ts'
import { type ListFile, openListFile } from './read/open-file.ts'
import { type ReadList, readList } from './read/read-list.ts'

/** What is to be imported, as data that can be sent to a thread. */
export type ListImport = {
  readonly path: string
  /** As whoever sent it calls the file. */
  readonly file: string
  /** What the list is called; FIDE's own needs no name. */
  readonly name: string | null
  /** `2026-10`; else the list, its name or its date says it. */
  readonly month: string | null
  readonly mapping: Mapping | null
  /** The mapping is all there is: no column is taken that it does not name. */
  readonly mappingIsWhole?: boolean
  /** Also if it has less than half of the entries of the list that is there. */
  readonly smaller: boolean
  readonly now: string
}

export type ListProgress = { readonly phase: 'reading' | 'ordering'; readonly share: number }

/** More lines than this of a thousand are none: then it is not the list that it seems to be. */
const mostFaults = 10
const alwaysAllowed = 20

/** Reads a list and puts it in the place of the one of this name, completely or not at all. */
export const importList = async (
  lists: RatingLists,
  { path, file: called, name, month, mapping: wanted, mappingIsWhole = false, smaller, now }: ListImport,
  progress: (progress: ListProgress) => void = () => {},
): Promise<ListInfo> => {
  const file = await openListFile(path, basename(called))
  try {
    const kept = (await lists.lists()).find((list) => list.name.toLowerCase() === (name ?? 'FIDE').toLowerCase())
    const before = kept?.mapping ?? null
    const columns = { kept: before === null ? [] : [before], federation: before?.federation ?? '', wanted, whole: mappingIsWhole }
    const read = await readList(file, columns, (bytes) => progress({ phase: 'reading', share: bytes / Math.max(1, file.packedBytes) }))
    const listName = name ?? (read.kind === 'fide' ? 'FIDE' : null)
    // What has no columns of a list is another file: a name would not help it.
    const missing = name !== null || read.mapping === null ? [] : missingOf(read.mapping)
    if (missing.length > 0) throw new ListError({ code: 'list-columns-missing', missing, headings: read.headings ?? [] })
    if (listName === null || !isListName(listName)) throw new ListError({ code: 'list-name-missing' })
    const writer = await lists.write(listName)
    try {
      const { rows, faults, home } = await copyEntries(read.entries, writer.add)
      if (rows === 0) throw new ListError({ code: 'list-empty' })
      if (kept !== undefined && rows * 2 < kept.rows && !smaller) throw new ListError({ code: 'list-shrunk', rows, before: kept.rows })
      return await writer.finish(
        {
          name: listName,
          kind: read.kind,
          month: month ?? monthOf(read, file, called),
          source: basename(called),
          importedAt: now,
          faults,
          // A federation rates guests too: the ratings are its own, whatever the flag of whoever has them.
          mapping: read.mapping === null ? null : { ...read.mapping, federation: read.mapping.federation || home },
        },
        (share) => progress({ phase: 'ordering', share }),
      )
    } catch (error) {
      await writer.abandon()
      throw error
    }
  } finally {
    await file.close()
  }
}

/** What the list says of its month, else its name in the archive or outside, else when it was written. */
export const monthOf = (
  { month }: Pick<ReadList, 'month'>,
  { name, written }: Pick<ListFile, 'name' | 'written'>,
  called: string,
): string => month ?? monthOfName(name) ?? monthOfName(called) ?? written.toISOString().slice(0, 7)

const copyEntries = async (
  portions: AsyncIterable<readonly (ListEntry | string | null)[]>,
  add: (entries: readonly ListEntry[]) => Promise<void>,
): Promise<{ readonly rows: number; readonly faults: number; readonly home: string }> => {
  let rows = 0
  let faults = 0
  const federations = new Map<string, number>()
  let first: { readonly line: number; readonly text: string } | null = null
  for await (const portion of portions) {
    const entries = portion.filter((entry): entry is ListEntry => entry !== null && typeof entry !== 'string')
    if (entries.length < portion.length && first === null) {
      const at = portion.findIndex((entry) => entry === null || typeof entry === 'string')
      // The header is a line too.
      first = { line: rows + faults + at + 2, text: String(portion[at] ?? '').trim() }
    }
    faults += portion.length - entries.length
    rows += entries.length
    for (const { federation } of entries) federations.set(federation, (federations.get(federation) ?? 0) + 1)
    await add(entries)
    if (first !== null && faults > alwaysAllowed && faults * 1000 > mostFaults * (rows + faults))
      throw new ListError({ code: 'list-malformed', ...first, faults })
  }
  if (first !== null && rows === 0) throw new ListError({ code: 'list-malformed', ...first, faults })
  const [home = ''] = [...federations].find(([, many]) => many * 2 > rows) ?? []
  return { rows, faults, home }
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `list_2026-10.csv`, `standard_oct26frl.txt`. */
export const monthOfName = (name: string): string | null => {
  const [, year, month] = /(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])(?!\d)/.exec(name) ?? []
  if (year !== undefined) return `${year}-${month}`
  const [, word, short] = /(?<![a-z])([a-z]{3})(\d\d)(?=frl|[^a-z\d]|$)/i.exec(name) ?? []
  const number = monthNames.indexOf(word?.toLowerCase() ?? '') + 1
  return number === 0 ? null : `20${short}-${String(number).padStart(2, '0')}`
}
