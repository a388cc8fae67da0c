import { demand } from './refuse.ts'

/** One round of a player: number of the opponent (0: none), colour and result as written. */
export type Cell = { readonly opponent: number; readonly colour: string; readonly result: string }
export const nothing: Cell = { opponent: 0, colour: '', result: '' }
export type Report = ReturnType<typeof readReport>
/** A player in a round; round 0 is the one to be paired. */
export const keyOf = (id: number, round: number): number => 10_000 * id + round
/** What a code of scoring is about: results, after the colour where it was a game; U is the pairing-allocated bye. */
const codes = `XXS WW:w1|XXS BW:b1|XXS WD:w=|XXS BD:b=|XXS WL:w0|XXS BL:b0|XXS W:w1 b1 + F|XXS D:w= b= H|XXS ZPB:Z|XXS HPB:H|XXS FPB:F|XXS PAB:U
XXS FW:+|XXS FL:-|BBW:w1 b1 + F|BBD:w= b= H|BBL:w0 b0|BBZ:Z|BBF:-|BBU:U|162 W:w1 b1 + F|162 D:w= b= H|162 L:w0 b0|162 A:Z -|162 P:U|162 X:`
const about = new Map(codes.split(/[|\n]/).map((entry) => entry.split(':') as [string, string]))

const read = (text: string | undefined, shape: RegExp, what: string): number => {
  if (!shape.test(text ?? '')) demand(false, 'report', `${what} ${text}`)
  return Number(text)
}
const [digits, decimal, twoDigits] = [/^ *\d{0,4} *$/, /^(\d{1,4}(\.\d)?|\.\d)$/, /^\d\d?$/]
const number = (text: string): number => read(text, digits, 'number')
const tenths = (text: string | undefined): number => Math.round(10 * read(text, decimal, 'points'))
const cellsOf = (line: string): Cell[] => {
  const cells: Cell[] = []
  for (let at = 91; at < line.length; at += 10) {
    const [colour = '', result = ''] = [line[at + 5], line[at + 7]]
    cells.push({ opponent: number(line.slice(at, at + 4)), colour: colour.trim().toLowerCase(), result: result.trim().toUpperCase() })
  }
  return cells
}

/** What is needed of a Tournament Report File, of any dialect, for a round. Points are in tenths. */
export const readReport = (text: string, round: number) => {
  const players = new Map<number, Cell[]>()
  const worth: Record<string, number> = { w1: 10, b1: 10, 'w=': 5, 'b=': 5, w0: 0, b0: 0, '+': 10, '-': 0, U: 10, H: 5, F: 10, Z: 0 }
  const [virtual, away, apart] = [new Map<number, number>(), new Set<number>(), [] as (readonly number[])[]]
  const scoring: [code: string, points: string | undefined][] = []
  let [rounds, firstColour, paired, spelled]: [number | null, string | null, number, number] = [null, null, 0, 0]
  // A column is a character, also where that is two units.
  for (const line of text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '?').split(/\r\n|\r|\n/)) {
    const code = line.slice(0, 3).toUpperCase()
    if (code === '001') {
      const id = number(line.slice(4, 8))
      demand(id > 0 && !players.has(id), 'report', `player ${id} twice`)
      players.set(id, cellsOf(line))
      continue
    }
    const said = line.slice(3).toUpperCase()
    const words: readonly string[] = said.match(/[^ \t]+/g) ?? []
    const ids = (from: number): readonly number[] => words.slice(from).map(number)
    if (code === 'XXR' || code === '142') rounds = number(words.join(' '))
    if (code === 'XXC' || code === '152') firstColour = /\b(WHITE1|BLACK1|W|B)\b/.exec(said)?.[0]?.[0]?.toLowerCase() ?? firstColour
    if (code === 'XXP') apart.push(ids(0))
    if (code === '260' && round >= ids(0)[0]! && round <= ids(0)[1]!) apart.push(ids(2))
    if (code === 'XXZ') for (const one of ids(0)) away.add(keyOf(one, 0))
    if (code === '240') for (const one of ids(2)) away.add(keyOf(one, ids(1)[0]!))
    for (let at = 9, end = code === 'XXA' ? line.trimEnd().length : 0; at < end; at += 5)
      virtual.set(keyOf(number(line.slice(4, 8)), (at - 4) / 5), tenths(line.slice(at, at + 4).trim() || '0'))
    const [first, last, from, to] = code === '250' ? ids(-4).map((n, at) => (at === 1 ? read(`${n}`, twoDigits, 'round') : n)) : []
    for (let id = from!; id <= to!; id++, spelled++) for (let r = first!; r <= last!; r++) virtual.set(keyOf(id, r), tenths(words.at(-5)))
    if (code === 'XXS') for (const word of words) scoring.push([`XXS ${word.split('=')[0]}`, word.split('=').slice(1).join('=')])
    if (/^BB[WDLZFU]$/.test(code)) scoring.push([code, words[0]])
    if (code === '162') for (const [, name, points] of said.matchAll(/([A-Z]) *([\d.]+)/g)) scoring.push([`162 ${name}`, points])
    const [, since, until] = /^### ?Zug: rounds (\d{1,4})-(\d{1,4})/.exec(line) ?? []
    demand(!(round >= Number(since) && round <= Number(until)), 'report', 'other results when it was paired')
    demand(code !== '299' && !(code === 'XXC' && words.includes('RANK')) && spelled < 3e4, 'report', `record ${line}: not read here`)
  }
  for (const [code, points] of scoring) {
    demand(about.has(code), 'report', `scoring ${code}`)
    for (const key of about.get(code)!.split(' ')) worth[key] = tenths(points)
  }
  // The pairing-allocated bye follows the win of these dialects unless it is said by itself.
  const isSaid = (pattern: RegExp): boolean => scoring.some(([code]) => pattern.test(code))
  if (isSaid(/^BBW|162 W/) && !isSaid(/PAB|BBU|162 P/)) worth.U = worth.w1!
  for (const [id, cells] of players)
    for (let at = 0; at < cells.length; at++) {
      const { opponent, colour, result } = cells[at]!
      if (opponent !== 0 || result === 'U') paired = Math.max(paired, at + 1)
      const theirs = players.get(opponent)?.[at]
      const mutual = theirs?.opponent === id && (theirs.colour !== colour || (colour !== 'w' && colour !== 'b'))
      if (opponent !== 0 && !mutual) demand(false, 'report', `${id}, round ${at + 1}: ${opponent}`)
    }
  for (const cells of players.values()) while (cells.length < paired) cells.push(nothing)
  return { players, rounds, firstColour: firstColour as 'w' | 'b' | null, worth, virtual, apart, away, paired }
}
