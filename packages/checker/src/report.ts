import { demand, limits } from './refuse.ts'

/** One round of a player: number of the opponent (0: none), colour and result as written. */
export type Cell = { readonly opponent: number; readonly colour: string; readonly result: string }
export const nothing: Cell = { opponent: 0, colour: '', result: '' }
/** What both players of a game, or of one forfeited, may tell: one winner at most, and nobody draws who was beaten. */
const ofOneGame = /^([1W][0L]|[0L][1W]|[=D0L]{2}|\+-|-\+|--|\??\??)$/
/** What a code of scoring is about: results, after the colour where it was a game; U is the pairing-allocated bye. */
const codes = `XXS WW:w1|XXS BW:b1|XXS WD:w=|XXS BD:b=|XXS WL:w0|XXS BL:b0|XXS W:w1 b1 + F|XXS D:w= b= H|XXS ZPB:Z|XXS HPB:H|XXS FPB:F|XXS PAB:U
XXS FW:+|XXS FL:-|BBW:w1 b1 + F|BBD:w= b= H|BBL:w0 b0|BBZ:Z|BBF:-|BBU:U|162 W:w1 b1 + F|162 D:w= b= H|162 L:w0 b0|162 A:Z -|162 P:U|162 X:`
const about = new Map(codes.split(/[|\n]/).map((entry) => entry.split(':') as [string, string]))

const number = (text = '', shape = /^ *\d{0,4} *$/): number => {
  demand(shape.test(text), 'report', `number ${text}`)
  return Number(text)
}
const tenths = (points: string | undefined): number => Math.round(10 * number(points, /^(\d{1,4}(\.\d)?|\.\d)$/))
const sign = (text = ''): string => text.replace(/[ \t]/, '').toUpperCase()
const cellOf = (text: string): Cell => ({ opponent: number(text.slice(0, 4)), colour: sign(text[5]).toLowerCase(), result: sign(text[7]) })

/** What is needed of a Tournament Report File, of any dialect, for a round. Points are in tenths. */
export const readReport = (source: string, round: number) => {
  const cellsOf = new Map<number, Cell[]>()
  const worth: Record<string, number> = { w1: 10, b1: 10, 'w=': 5, 'b=': 5, w0: 0, b0: 0, '+': 10, '-': 0, U: 10, H: 5, F: 10, Z: 0 }
  const [virtual, away, apart] = [[] as Map<number, number>[], new Set<number>(), new Map<number, number[]>()]
  const [byes, rounds, firsts] = [[] as (readonly [id: number, round: number])[], [] as number[], [] as string[]]
  let [paired, accelerations, keptApart, scored] = [0, 0, 0, '']
  const score = (code: string, points: string | undefined): void => {
    demand(about.has(code), 'report', `scoring ${code}`)
    for (const key of about.get(code)!.split(' ')) worth[key] = tenths(points)
    scored += `${code} `
  }
  const accelerate = (id: number, r: number, points: string | undefined): void => {
    demand(++accelerations <= limits.accelerations, 'report', `more than ${limits.accelerations} accelerations`)
    virtual[r] = (virtual[r] ?? new Map()).set(id, tenths(points))
  }
  const keepApart = (ids: readonly number[]): void => {
    keptApart += ids.length ** 2
    demand(keptApart <= limits.cells, 'report', `more than ${limits.cells} pairs kept apart`)
    for (const id of ids) if (apart.get(id)?.push(...ids) === undefined) apart.set(id, [...ids])
  }
  // A column is a character, also where that is two units.
  demand(source.length <= limits.characters, 'report', `more than ${limits.characters} characters`)
  const lines = source.replace(/^\ufeff|(?<=[\ud800-\udbff])[\udc00-\udfff]/g, '').split(/\r\n|\r|\n/, limits.lines + 1)
  demand(lines.length <= limits.lines, 'report', `more than ${limits.lines} lines`)
  for (const line of lines) {
    demand(line.length <= limits.lineLength, 'report', `more than ${limits.lineLength} characters in a line`)
    const code = line.slice(0, 3).toUpperCase()
    if (code === '001') {
      const id = number(line.slice(4, 8))
      demand(id > 0 && !cellsOf.has(id), 'report', `player ${id} twice`)
      cellsOf.set(id, (line.slice(91).match(/.{1,10}/gs) ?? []).map(cellOf))
      continue
    }
    const said = line.slice(3).toUpperCase()
    const words: readonly string[] = said.match(/[^ \t]+/g) ?? []
    const ids = (from: number): readonly number[] => words.slice(from).map((word) => number(word))
    if (code === 'XXR' || code === '142') rounds.push(number(words.join(' ')))
    if (code === 'XXC' || code === '152') firsts.push(...(/\b(WHITE1|BLACK1|W|B)\b/.exec(said)?.[0].slice(0, 1).toLowerCase() ?? ''))
    if (code === 'XXP') keepApart(ids(0))
    if (code === '260' && round >= ids(0)[0]! && round <= ids(0)[1]!) keepApart(ids(2))
    if (code === 'XXZ') for (const id of ids(0)) away.add(id)
    if (code === '240') for (const id of ids(2)) byes.push([id, ids(1)[0]!])
    for (let at = 9; code === 'XXA' && at < line.length; at += 5)
      accelerate(number(line.slice(4, 8)), (at - 4) / 5, line.slice(at, at + 4).replace(/^[ \t]+|[ \t]+$/g, '') || '0')
    const [first, last = 0, from, to] = code === '250' ? ids(-4) : []
    for (let id = from!; id <= to!; id++) for (let r = first!; r <= last; r++) accelerate(id, r, words.at(-5))
    if (code === 'XXS') for (const [name, ...points] of words.map((word) => word.split('='))) score(`XXS ${name}`, points.join('='))
    if (/^BB[WDLZFU]$/.test(code)) score(code, words[0])
    if (code === '162') for (const [, name, points] of said.matchAll(/([A-Z]) *([\d.]+)/g)) score(`162 ${name}`, points)
    const [, since, until] = /^### ?Zug: rounds (\d{1,4})-(\d{1,4})/.exec(line) ?? []
    demand(!(round >= Number(since) && round <= Number(until)), 'report', 'other results when it was paired')
    const read = code === '250' ? [5, 6].includes(words.length) : code === '260' ? words.length > 3 : code !== '299'
    demand(read && !(code === 'XXC' && words.includes('RANK')), 'report', `record ${line}: not read here`)
  }
  // The pairing-allocated bye follows the win of these dialects unless it is said by itself.
  if (/BBW|162 W/.test(scored) && !/PAB|BBU|162 P/.test(scored)) worth.U = worth.w1!
  for (const [id, cells] of cellsOf)
    for (const [at, { opponent, colour, result }] of cells.entries()) {
      if (opponent !== 0 || result === 'U') paired = Math.max(paired, at + 1)
      const theirs = cellsOf.get(opponent)?.[at] ?? nothing
      const colours = (result === '+' || result === '-' ? /^(?!ww|bb)/ : /^(wb|bw)$/).test(colour + theirs.colour)
      const mutual = theirs.opponent === id && opponent !== id && colours && ofOneGame.test(result + theirs.result)
      demand(opponent === 0 || mutual, 'report', `${id}, round ${at + 1}: ${opponent}`)
    }
  demand(
    paired <= limits.rounds && paired * cellsOf.size <= limits.cells,
    'report',
    `${paired} rounds of ${cellsOf.size} players are too many`,
  )
  for (const cells of cellsOf.values()) while (cells.length < paired) cells.push(nothing)
  for (const [id, r] of byes)
    if (r === 0 || r === round) away.add(id)
    else demand(r > round || cellsOf.get(id)?.[r - 1]?.result !== '', 'report', `${id}: a bye that only record 240 tells`)
  const plain = virtual.every((points) => [...points.values()].every((one) => one === 0))
  demand(!plain || !lines.some((line) => /^[01]92.*_BAKU/is.test(line)), 'report', 'an acceleration that is not spelled out')
  for (const said of [rounds, firsts]) demand(new Set<unknown>(said).size < 2, 'report', `both ${said}`)
  const players = [...cellsOf].sort(([a], [b]) => a - b)
  return { players, rounds: rounds[0], firstColour: firsts[0] as 'w' | 'b' | undefined, worth, virtual, apart, away, paired }
}
