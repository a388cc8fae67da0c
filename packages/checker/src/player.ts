import { sumOf } from './field.ts'
import { demand } from './refuse.ts'
import { type Cell, nothing, readReport } from './report.ts'

export const editions = ['fide-dutch-2017', 'fide-dutch-2026'] as const
export type Colour = 'w' | 'b'
export type Player = ReturnType<typeof startOf>['players'][number]
type Parity = 'paired-participants' | 'pairing-number'
/** Of a certificate: what its round is, and how 5.2.5 is read. */
export type Setting = { rulebook: (typeof editions)[number]; round: number; initialColour: 'white' | 'black'; parity: Parity }
export const bye = { id: 0, score: -1, strength: 0, met: new Set<number>() } as unknown as Player
export const other = (colour: Colour): Colour => (colour === 'w' ? 'b' : 'w')
const isGame = ({ opponent, result }: Cell): boolean => opponent !== 0 && result !== '+' && result !== '-'
const isAllocated = ({ opponent, result }: Cell): boolean => opponent === 0 && (result === 'U' || result === '+')
const takesPart = (cell: Cell): boolean => cell.opponent !== 0 || isAllocated(cell)
/** W, D, L: games of less than a move; an open game counts as drawn. Signs without an opponent are byes of TRF06; nothing at all is an absence. */
const ofGame: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0', '': '=', '?': '=' }
const ofBye: Readonly<Record<string, string>> = { '+': 'U', '=': 'H', '-': 'Z', '': 'Z' }

/** In order of rank: score, then number (A.2; 1.2). */
export const byRank = (a: { id: number; score: number }, b: { id: number; score: number }): number => b.score - a.score || a.id - b.id
/** The players to be paired in a round, by rank, and the initial colour. Of the past only the rounds before it are read. */
export const startOf = (text: string, { rulebook, round, initialColour, parity: reading }: Setting) => {
  const { players, rounds, firstColour, worth, virtual, apart, away, paired } = readReport(text, round)
  const old = rulebook === 'fide-dutch-2017'
  const parityOf = (id: number, at: number): number => (reading === 'pairing-number' ? id : at + 1) % 2
  demand(round > 0 && round <= Math.min(paired + 1, rounds || round), 'report', `round ${round}`)
  const pointsOf = (cell: Cell): number => {
    const { opponent, colour, result } = cell
    const key = isGame(cell) ? colour + (ofGame[result] ?? result) : opponent === 0 ? (ofBye[result] ?? result) : result
    demand(worth[key] !== undefined, 'report', `result ${colour} ${result}`)
    return worth[key]!
  }
  const points = new Map(players.map(([id, cells]) => [id, cells.slice(0, round - 1).map(pointsOf)]))
  const scoreIn = (id: number, r: number): number => sumOf(points.get(id)!.slice(0, r - 1)) + (virtual[r]?.get(id) ?? 0)
  const [win, loss] = [Math.max(worth.w1!, worth.b1!), Math.min(worth.w0!, worth.b0!)]
  /** -1: down, 1: up. 1.4.3 asks for the bye, or for more than a loss; A.4.b for nothing but a round without a game. */
  const floatIn = (id: number, cell: Cell | undefined, r: number): number => {
    if (cell !== undefined && isGame(cell)) return Math.sign(scoreIn(cell.opponent, r) - scoreIn(id, r))
    return cell !== undefined && (old || isAllocated(cell) || pointsOf(cell) > loss) ? -1 : 0
  }
  // C.2: the bye, or a win by forfeit; in 2026 any round without a game that was worth a win.
  const isWon = (cell: Cell): boolean => (old ? cell.result === '+' : pointsOf(cell) >= win)
  const playerOf = ([id, cells]: readonly [number, readonly Cell[]], at: number) => {
    const past = cells.slice(0, round - 1)
    const games = past.filter(isGame)
    const colours = games.map(({ colour }) => colour as Colour)
    const met = new Set(games.map(({ opponent }) => opponent).concat(apart.get(id) ?? []))
    const difference = colours.reduce((sum, colour) => sum + (colour === 'w' ? 1 : -1), 0)
    const [latest, score] = [colours.at(-1), scoreIn(id, round)]
    const repeated = colours.length > 1 && latest === colours.at(-2)
    // Beyond one the difference says which colour is due; then the colour had twice; then the difference again.
    const byDifference = Math.abs(difference) > 1 || (!repeated && difference !== 0)
    const wants = latest === undefined ? null : byDifference ? (difference > 0 ? 'b' : 'w') : other(latest)
    // 0 none, 1 mild, 2 strong, 3 absolute.
    const strength = latest === undefined ? 0 : Math.abs(difference) > 1 || repeated ? 3 : difference === 0 ? 1 : 2
    // Of the last round, and of the one before it.
    const floats = [floatIn(id, past.at(-1), round - 1), floatIn(id, past.at(-2), round - 2)] as const
    const mayHaveBye = !past.some((cell) => !isGame(cell) && (isAllocated(cell) || isWon(cell)))
    const topscorer = round === (rounds ?? paired) && score > (win * (round - 1)) / 2
    const [unplayed, parity] = [round - 1 - games.length, parityOf(id, at)]
    return { id, score, colours, difference, wants, strength, repeated, met, floats, mayHaveBye, topscorer, unplayed, parity }
  }
  const isHere = ([id, { [round - 1]: now = nothing }]: readonly [number, readonly Cell[]]): boolean =>
    round <= paired ? takesPart(now) : now.result === '' && !away.has(id)
  const ever = players.filter((one) => isHere(one) || one[1].slice(0, round - 1).some(takesPart))
  // The initial colour as round 1 shows it: that of odd numbers who outrank their opponent.
  const took = players.flatMap(([id, [cell = nothing]]) => (takesPart(cell) ? [{ ...cell, id, score: virtual[1]?.get(id) ?? 0 }] : []))
  const then = new Map(took.map((one, at) => [one.id, { ...one, parity: parityOf(one.id, at) }]))
  const outranks = ({ opponent, ...one }: (typeof took)[number]): boolean => then.has(opponent) && byRank(one, then.get(opponent)!) < 0
  const shown = [...then.values()].sort(byRank).find((one) => /[wb]/.test(one.colour) && outranks(one))
  const first = firstColour ?? (shown?.parity === 0 ? other(shown.colour as Colour) : shown?.colour) ?? initialColour[0]
  return { players: ever.flatMap((one, at) => (isHere(one) ? [playerOf(one, at)] : [])).sort(byRank), first: first as Colour }
}

/** C.3 (C3): do absolute colour preferences let these two meet? A topscorer may meet anybody. */
export const coloursAllow = (a: Player, b: Player): boolean =>
  a.strength < 3 || b.strength < 3 || a.wants !== b.wants || a.topscorer || b.topscorer
