import { demand } from './refuse.ts'
import { type Cell, keyOf, nothing, type Report } from './report.ts'

export const editions = ['fide-dutch-2017', 'fide-dutch-2026'] as const
export type Edition = (typeof editions)[number]
export type Colour = 'w' | 'b'
export type Player = ReturnType<typeof playersOf>[number]
export const bye = { id: 0, score: -1, strength: 0, met: new Set<number>() } as unknown as Player

export const other = (colour: Colour): Colour => (colour === 'w' ? 'b' : 'w')
const isGame = ({ opponent, result }: Cell): boolean => opponent !== 0 && result !== '+' && result !== '-'
const isAllocated = ({ opponent, result }: Cell): boolean => opponent === 0 && (result === 'U' || result === '+')
const takesPart = (one: Cell): boolean => one.opponent !== 0 || isAllocated(one)
/** W, D, L: games of less than a move; an open game counts as drawn. Signs without an opponent are byes of TRF06; nothing at all is an absence. */
const ofGame: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0', '': '=', '?': '=' }
const ofBye: Readonly<Record<string, string>> = { '+': 'U', '=': 'H', '-': 'Z', '': 'Z' }

/** The players to be paired in `round`, in order of rank: score, then number (A.2; 1.2). Of the past only the rounds before it are read. */
export const playersOf = (report: Report, round: number, edition: Edition, byPairingNumber: boolean) => {
  const { worth, paired, virtual, away } = report
  demand(Number.isInteger(round) && round > 0 && round <= paired + 1, 'format', `round ${round}`)
  const pointsOf = (one: Cell): number => {
    const { opponent, colour, result } = one
    const key = isGame(one) ? colour + (ofGame[result] ?? result) : opponent === 0 ? (ofBye[result] ?? result) : result
    if (worth[key] === undefined) demand(false, 'report', `result ${colour} ${result}`)
    return worth[key]!
  }
  const pointsBefore = new Map<number, readonly number[]>()
  for (const [id, cells] of report.players) {
    const sums = [0]
    for (const one of cells.slice(0, round - 1)) sums.push(sums.at(-1)! + pointsOf(one))
    pointsBefore.set(id, sums)
  }
  const scoreIn = (id: number, r: number): number => pointsBefore.get(id)![r - 1]! + (virtual.get(keyOf(id, r)) ?? 0)
  const [win, loss] = [Math.max(worth.w1!, worth.b1!), Math.min(worth.w0!, worth.b0!)]
  const isAway = (id: number): boolean => away.has(keyOf(id, round)) || away.has(keyOf(id, 0))
  const isHere = (id: number, now = nothing): boolean => (round <= paired ? takesPart(now) : now.result === '' && !isAway(id))
  const all = [...report.players].sort(([a], [b]) => a - b)
  const ever = all.filter(([id, cells]) => cells.slice(0, round - 1).some(takesPart) || isHere(id, cells[round - 1]))
  const parityOf = new Map(ever.map(([id], at) => [id, at + 1]))
  /** -1: down, 1: up. 1.4.3 asks for the bye, or for more than a loss; A.4.b for nothing but a round without a game. */
  const floatIn = (id: number, one: Cell | undefined, r: number): number => {
    if (one !== undefined && isGame(one)) return Math.sign(scoreIn(one.opponent, r) - scoreIn(id, r))
    return one !== undefined && (edition === 'fide-dutch-2017' || isAllocated(one) || pointsOf(one) > loss) ? -1 : 0
  }
  // C.2: the bye, or a win by forfeit; in 2026 any round without a game that was worth a win.
  const isWon = (one: Cell): boolean => (edition === 'fide-dutch-2017' ? one.opponent !== 0 && one.result === '+' : pointsOf(one) >= win)
  const playerOf = ([id, cells]: readonly [number, readonly Cell[]]) => {
    const past = cells.slice(0, round - 1)
    const games = past.filter(isGame)
    const colours = games.map(({ colour }) => colour as Colour)
    const keptApart = report.apart.flatMap((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : []))
    const difference = colours.reduce((sum, colour) => sum + (colour === 'w' ? 1 : -1), 0)
    const [latest, score] = [colours.at(-1), scoreIn(id, round)]
    const repeated = colours.length > 1 && latest === colours.at(-2)
    // Beyond one the difference says which colour is due; then the colour had twice; then the difference again.
    const byDifference = Math.abs(difference) > 1 || (!repeated && difference !== 0)
    const wants = latest === undefined ? null : byDifference ? (difference > 0 ? 'b' : 'w') : other(latest)
    // 0 none, 1 mild, 2 strong, 3 absolute.
    const strength = latest === undefined ? 0 : Math.abs(difference) > 1 || repeated ? 3 : difference === 0 ? 1 : 2
    // Of the last round, and of the one before it.
    const [last, before] = [floatIn(id, past.at(-1), round - 1), floatIn(id, past.at(-2), round - 2)]
    const [down, up] = [[last < 0, before < 0] as const, [last > 0, before > 0] as const]
    const met = new Set(games.map(({ opponent }) => opponent).concat(keptApart))
    const mayHaveBye = !past.some((one) => !isGame(one) && (isAllocated(one) || isWon(one)))
    const topscorer = round === (report.rounds ?? paired) && score > (win * (round - 1)) / 2
    const [unplayed, parity] = [round - 1 - games.length, byPairingNumber ? id : parityOf.get(id)!]
    const alike = `${wants} ${strength} ${difference} ${repeated} ${last} ${before}`
    return { id, score, colours, difference, wants, strength, repeated, met, down, up, mayHaveBye, topscorer, unplayed, parity, alike }
  }
  const present = ever.filter(([id, cells]) => isHere(id, cells[round - 1]))
  return present.map(playerOf).sort((a, b) => b.score - a.score || a.id - b.id)
}

/** C.3 (C3): do absolute colour preferences let these two meet? A topscorer may meet anybody. */
export const coloursAllow = (a: Player, b: Player): boolean =>
  a.strength < 3 || b.strength < 3 || a.wants !== b.wants || a.topscorer || b.topscorer
/** The initial colour as round 1 shows it: that of odd numbers who outrank their opponent. */
export const colourShown = ({ players }: Report): Colour | null => {
  const took = [...players].filter(([, [cell = nothing]]) => takesPart(cell)).sort(([a], [b]) => a - b)
  const at = took.findIndex(([id, [cell]]) => cell!.opponent > id && /[wb]/.test(cell!.colour))
  const colour = took[at]?.[1][0]?.colour as Colour | undefined
  return colour === undefined ? null : at % 2 === 0 ? colour : other(colour)
}
