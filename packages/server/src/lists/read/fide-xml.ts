import type { ListEntry } from '../entry.ts'
import { ListError } from '../list-issue.ts'
import { type FideColumn, fideEntry } from './fide-entry.ts'

const opening = '<player>'
const closing = '</player>'

/** The beginning of FIDE's list as XML; it has no declaration, and other writers may add one. */
export const isFideXml = (text: string): boolean => /^\s*(<\?xml[^>]*\?>\s*)?<playerslist[\s>]/.test(text)

/** The encoding that a declaration names; FIDE's list has none and is UTF-8. */
export const encodingOf = (text: string): string => /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(text)?.[1] ?? 'utf-8'

/** No record of anybody is nearly as long. */
const longestRecord = 65_536

/**
 * The records of the list out of pieces of its text. Elements of a player are flat and few, so that one bounded record at a time is all that is ever held.
 */
export const createXmlReader = () => {
  let rest = ''
  let line = 1
  return {
    take: (piece: string): readonly (ListEntry | string)[] => {
      const text = rest + piece
      const entries: (ListEntry | string)[] = []
      let at = 0
      for (;;) {
        const from = text.indexOf(opening, at)
        if (from < 0) break
        const to = text.indexOf(closing, from)
        if (to < 0) break
        const record = text.slice(from + opening.length, to)
        entries.push(readPlayer(record) ?? record.slice(0, 60))
        at = to + closing.length
      }
      rest = text.slice(at)
      line += entries.length
      if (rest.length > longestRecord + piece.length || (rest.length > longestRecord && !rest.includes(opening)))
        throw new ListError({ code: 'list-line-too-long', line, most: longestRecord })
      return entries
    },
    end: (): void => {
      if (!/^\s*<\/playerslist>\s*$/.test(rest)) throw new ListError({ code: 'list-cut-off', line })
    },
  }
}

const elements: Readonly<Record<FideColumn, string>> = {
  id: 'fideid',
  name: 'name',
  federation: 'country',
  sex: 'sex',
  title: 'title',
  womenTitle: 'w_title',
  otherTitles: 'o_title',
  arenaTitle: 'foa_title',
  'standard rating': 'rating',
  'standard games': 'games',
  'standard k': 'k',
  'rapid rating': 'rapid_rating',
  'rapid games': 'rapid_games',
  'rapid k': 'rapid_k',
  'blitz rating': 'blitz_rating',
  'blitz games': 'blitz_games',
  'blitz k': 'blitz_k',
  birth: 'birthday',
  flag: 'flag',
}

const tags = Object.fromEntries(Object.entries(elements).map(([column, element]) => [column, `<${element}>`])) as typeof elements

/** Each element is looked for behind the one before, where FIDE's list has it, and from the beginning only if it is not there. */
const readPlayer = (record: string): ListEntry | null => {
  let last = 0
  return fideEntry((column) => {
    const tag = tags[column]
    let at = record.indexOf(tag, last)
    if (at < 0) at = record.indexOf(tag)
    if (at < 0) return ''
    const to = record.indexOf('<', at + tag.length)
    if (to < 0) return ''
    last = to
    return decode(record.slice(at + tag.length, to))
  })
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.includes('&')
    ? text
        .replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
          const code = decimal === undefined ? (hex === undefined ? null : Number.parseInt(hex, 16)) : Number(decimal)
          return code === null ? (named[String(name).toLowerCase()] ?? all) : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
        })
        .trim()
    : text.trim()
