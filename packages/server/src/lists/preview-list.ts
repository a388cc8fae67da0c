import { basename } from 'node:path'
import type { ListEntry } from './entry.ts'
import { type ListImport, monthOf } from './import-list.ts'
import { ListError } from './list-issue.ts'
import type { RatingLists } from './port.ts'
import { type Mapping, missingOf } from './read/mapping.ts'
import { openListFile } from './read/open-file.ts'
import { fitsHeadings, type ReadList, readList } from './read/read-list.ts'

/** What a file is taken for, to be looked at by whoever sent it. */
export type ListPreview = {
  readonly kind: 'fide' | 'national'
  /** What it would be called: FIDE, or the list of before with the same columns. null: somebody has to say. */
  readonly name: string | null
  readonly month: string
  /** Of a table: its headings, the first rows, and which column is taken for what. */
  readonly headings: readonly string[] | null
  readonly sample: readonly (readonly string[])[]
  readonly mapping: Mapping | null
  /** The first entries as they would be taken; none where columns are missing. */
  readonly entries: readonly ListEntry[]
}

const entriesShown = 3

/** Reads as much of a list as tells what it is; whatever comes later in it is found when it is imported. */
export const previewList = async (lists: RatingLists, { path, file: called }: Pick<ListImport, 'path' | 'file'>): Promise<ListPreview> => {
  const file = await openListFile(path, basename(called))
  try {
    const known = (await lists.lists()).filter(({ mapping }) => mapping !== null)
    const read = await readList(file, { kept: known.map(({ mapping }) => mapping!) })
    const { headings } = read
    const same = headings === null ? undefined : known.find(({ mapping }) => fitsHeadings(mapping!, headings))
    return {
      kind: read.kind,
      name: read.kind === 'fide' ? 'FIDE' : (same?.name ?? null),
      month: monthOf(read, file, called),
      headings,
      sample: read.sample,
      mapping: read.mapping,
      entries: read.mapping !== null && missingOf(read.mapping).length > 0 ? [] : await firstOf(read),
    }
  } finally {
    await file.close()
  }
}

const firstOf = async ({ entries }: ReadList): Promise<readonly ListEntry[]> => {
  const first: ListEntry[] = []
  let seen = 0
  for await (const portion of entries) {
    seen += portion.length
    first.push(...portion.filter((entry): entry is ListEntry => entry !== null && typeof entry !== 'string').slice(0, entriesShown))
    if (first.length >= entriesShown) break
  }
  if (first.length === 0 && seen === 0) throw new ListError({ code: 'list-empty' })
  return first.slice(0, entriesShown)
}
