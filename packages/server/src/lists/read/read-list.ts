import { buffer } from 'node:stream/consumers'
import { readText, textOfFile } from '../../exchange/read-file.ts'
import type { ListEntry } from '../entry.ts'
import { ListError } from '../list-issue.ts'
import { layoutOf, monthOfHeader, readFideLine } from './fide-text.ts'
import { createXmlReader, encodingOf, isFideXml } from './fide-xml.ts'
import { createLineCheck, createLines } from './lines.ts'
import { type Mapping, missingOf, proposeMapping } from './mapping.ts'
import { entriesOf, entriesOfTournament, tableOf } from './national.ts'
import type { ListFile } from './open-file.ts'

/** What a file turned out to be, before its entries are read. */
export type ReadList = {
  readonly kind: 'fide' | 'national'
  /** The month that the list itself names. */
  readonly month: string | null
  /** Columns of a national list that is a table, and which of them are taken for what. */
  readonly headings: readonly string[] | null
  readonly mapping: Mapping | null
  /** The first rows of such a table as they stand there. */
  readonly sample: readonly (readonly string[])[]
  /** In portions; what is no entry is its text, or null. */
  readonly entries: AsyncIterable<readonly (ListEntry | string | null)[]>
}

/** A national list is read as a whole. */
const largestTable = 200_000_000

/**
 * What is known of the columns: what lists of before had, of which the first counts whose headings are all there; a federation for everybody of whom none is
 * said; and what somebody says now, `whole` where that is all there is to say.
 */
export type Columns = {
  readonly kept?: readonly Mapping[]
  readonly federation?: string
  readonly wanted?: Mapping | null
  readonly whole?: boolean
}

export const fitsHeadings = ({ columns }: Mapping, headings: readonly string[]): boolean =>
  Object.values(columns).every((heading) => headings.includes(heading))

/** So many rows show what a column is. */
const sampleRows = 3

/** `read` hears how many bytes of the file were taken. */
export const readList = async (file: ListFile, columns: Columns = {}, read: (bytes: number) => void = () => {}): Promise<ReadList> => {
  const pieces = file.bytes(read)[Symbol.asyncIterator]()
  const { value, done } = await pieces.next()
  if (done || value === undefined) throw new ListError({ code: 'list-empty' })
  const first = withoutMark(value as Buffer)
  const start = first.toString('latin1', 0, 4096)
  const header = start.split(/\r?\n/, 1)[0]!
  const layout = layoutOf(header, kindOf(file.name))
  const all = joined(first, pieces)
  if (layout !== null)
    return { kind: 'fide', month: monthOfHeader(header), headings: null, mapping: null, sample: [], entries: textEntries(all, layout) }
  if (isFideXml(start))
    return { kind: 'fide', month: null, headings: null, mapping: null, sample: [], entries: xmlEntries(all, encodingOf(start)) }
  return national(all, columns)
}

const mark = Buffer.from('\uFEFF')

/** Some editors put a mark before UTF-8, which FIDE does not. */
const withoutMark = (first: Buffer): Buffer => (first.subarray(0, mark.length).equals(mark) ? first.subarray(mark.length) : first)

const kindOf = (name: string): 'standard' | 'rapid' | 'blitz' =>
  /rapid/i.test(name) ? 'rapid' : /blitz/i.test(name) ? 'blitz' : 'standard'

async function* joined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}

async function* textEntries(pieces: AsyncIterable<Buffer>, layout: NonNullable<ReturnType<typeof layoutOf>>) {
  const lines = createLines()
  let header = true
  let number = 1
  for await (const piece of pieces) {
    if (piece.includes(0)) throw new ListError({ code: 'list-not-text' })
    const taken = lines.take(piece.toString('latin1'))
    yield (header ? taken.slice(1) : taken).filter((line) => line !== '').map((line) => readFideLine(line, layout) ?? line.slice(0, 60))
    number += taken.length
    if (taken.length > 0) header = false
  }
  const last = lines.end()
  if (last === '' || last === '\u001a') return
  // Lines are as wide as the header, blanks included; what is shorter and has no end was cut off.
  if (last.length < layout.width - 4) throw new ListError({ code: 'list-cut-off', line: number })
  yield [readFideLine(last, layout) ?? last.slice(0, 60)]
}

async function* xmlEntries(pieces: AsyncIterable<Buffer>, encoding: string) {
  const reader = createXmlReader()
  const decode = decoderFor(encoding)
  for await (const piece of pieces) yield reader.take(decode(piece))
  reader.end()
}

/** Bytes that are no letters of the encoding are an error: a name with signs in their place would never be found. */
const decoderFor = (encoding: string): ((piece: Buffer) => string) => {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    return (piece) => orNotText(() => decoder.decode(piece, { stream: true }))
  } catch {
    throw new ListError({ code: 'list-not-text' })
  }
}

const orNotText = (decode: () => string): string => {
  try {
    return decode()
  } catch {
    throw new ListError({ code: 'list-not-text' })
  }
}

const national = async (
  pieces: AsyncIterable<Buffer>,
  { kept = [], federation = '', wanted = null, whole: isWhole = false }: Columns,
): Promise<ReadList> => {
  const file = await textOfFile(await whole(pieces), { isList })
  if (!file.ok) throw new ListError(isSheetTooLarge(file.error) ? { code: 'list-sheet-too-large' } : { code: 'list-unknown', file: '' })
  const { format, text, adjustments } = file.value
  const start = text.slice(0, 4096)
  // FIDE's list in another encoding is no national one.
  if (start.includes('\0') || layoutOf(start.split(/\r?\n/, 1)[0]!) !== null || isFideXml(start))
    throw new ListError({ code: 'list-not-text' })
  if (format !== 'table') {
    const read = readText(format, text, adjustments)
    if (!read.ok) throw new ListError({ code: 'list-unknown', file: '' })
    return {
      kind: 'national',
      month: null,
      headings: null,
      mapping: null,
      sample: [],
      entries: one(entriesOfTournament(read.value.tournament)),
    }
  }
  const table = tableOf(text)
  const known = kept.find((mapping) => fitsHeadings(mapping, table.headings)) ?? { ...proposeMapping(table.headings), federation }
  const mapping: Mapping =
    isWhole && wanted !== null
      ? wanted
      : { columns: { ...known.columns, ...wanted?.columns }, federation: wanted?.federation || known.federation }
  return {
    kind: 'national',
    month: null,
    headings: table.headings,
    mapping,
    sample: table.rows.slice(0, sampleRows).map(({ cells }) => cells),
    entries: {
      async *[Symbol.asyncIterator]() {
        yield entriesOf(table, mapping)
      },
    },
  }
}

/** A sheet whose headings name a number and a name. */
const isList = (text: string): boolean => {
  try {
    return missingOf(proposeMapping(tableOf(text).headings)).length === 0
  } catch {
    return false
  }
}

const isSheetTooLarge = (issues: readonly { readonly code: string }[]): boolean =>
  issues.some(({ code }) => code === 'xlsx-too-wide' || code === 'xlsx-too-large')

async function* one<T>(value: T) {
  yield value
}

const whole = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  let size = 0
  const lines = createLineCheck()
  return buffer(
    (async function* () {
      for await (const piece of pieces) {
        size += piece.length
        if (size > largestTable) throw new ListError({ code: 'list-too-large', megabytes: largestTable / 1_000_000 })
        lines.take(piece)
        yield piece
      }
    })(),
  )
}
