import type { KindOfPlay, ListEntry } from '../entry.ts'
import { type FideColumn, fideEntry } from './fide-entry.ts'

/** Where a field of a line is: from, to. */
type Place = readonly [number, number]

/** Fields of a list by the places of its own header: layouts have changed before. */
export type Layout = { readonly places: Readonly<Partial<Record<FideColumn, Place>>>; readonly width: number }

/** Words of the header, in any order. A single list has its rating under a month, such as `OCT26`. */
const headings: Readonly<Record<string, FideColumn>> = {
  'ID Number': 'id',
  Name: 'name',
  Fed: 'federation',
  Sex: 'sex',
  Tit: 'title',
  WTit: 'womenTitle',
  OTit: 'otherTitles',
  FOA: 'arenaTitle',
  SRtng: 'standard rating',
  SGm: 'standard games',
  SK: 'standard k',
  RRtng: 'rapid rating',
  RGm: 'rapid games',
  Rk: 'rapid k',
  RK: 'rapid k',
  BRtng: 'blitz rating',
  BGm: 'blitz games',
  Bk: 'blitz k',
  BK: 'blitz k',
  'B-day': 'birth',
  Born: 'birth',
  Flag: 'flag',
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** The month of a single list, `2026-10`; null in a combined one, whose header has none. */
export const monthOfHeader = (header: string): string | null => {
  const [, month, year] = /\b([A-Z]{3})(\d\d)\b/.exec(header) ?? []
  const number = months.indexOf(month ?? '') + 1
  return number === 0 ? null : `20${year}-${String(number).padStart(2, '0')}`
}

/** null when this is no header of FIDE's. `single` is what kind of play a list of one kind is for. */
export const layoutOf = (header: string, single: KindOfPlay = 'standard'): Layout | null => {
  if (!/^ID Number\s+Name\s/.test(header)) return null
  const starts = [...header.trimEnd().matchAll(/ID Number|\S+/g)].map(({ 0: word, index }) => ({ word, index }))
  const places: Partial<Record<FideColumn, Place>> = {}
  for (const [at, { word, index }] of starts.entries()) {
    const column = headings[word] ?? (/^[A-Z]{3}\d\d$/.test(word) ? (`${single} rating` as const) : ofSingle(word, single))
    if (column !== undefined) places[column] = [index, starts[at + 1]?.index ?? Number.POSITIVE_INFINITY]
  }
  return places.id && places.name && places.federation ? { places, width: header.trimEnd().length } : null
}

const ofSingle = (word: string, kind: KindOfPlay): FideColumn | undefined =>
  word === 'Gms' ? `${kind} games` : word === 'K' ? `${kind} k` : undefined

/** A line of the list; null when it is none. */
export const readFideLine = (raw: string, layout: Layout): ListEntry | null => {
  const line = letters(raw, layout.width)
  const over = overlong(line, layout)
  return fideEntry((column) => {
    const place = layout.places[column]
    if (place === undefined) return ''
    const [from, to] = place
    return asWritten(line.slice(from <= over.at ? from : from + over.by, to <= over.at ? to : to + over.by).trim())
  })
}

/** A list is written in plain letters; where one is not, its bytes are those of UTF-8, and the places are counted in letters if the line is too long in bytes. */
const letters = (raw: string, width: number): string => {
  if (!/[\x80-\xff]/.test(raw)) return raw
  const text = Buffer.from(raw, 'latin1').toString('utf8')
  return text.includes('\uFFFD') || raw.length <= width ? raw : text
}

/** A field whose places were counted in bytes: those of UTF-8 in it are letters. */
const asWritten = (field: string): string => {
  if (!/[\xc2-\xf4][\x80-\xbf]/.test(field)) return field
  const text = Buffer.from(field, 'latin1').toString('utf8')
  return text.includes('\uFFFD') ? field : text
}

/** A few lines have a character too many, where the other titles run into the column behind them: what follows is further right. */
const overlong = (line: string, { places: { otherTitles }, width }: Layout): { readonly at: number; readonly by: number } => {
  const by = line.length - width
  if (otherTitles === undefined || by < 1 || by > 4 || line[otherTitles[1] - 1] === ' ') return { at: Number.POSITIVE_INFINITY, by: 0 }
  return { at: otherTitles[0], by }
}
