import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Board } from '../pairing/round-pairing.ts'
import { createMemory } from '../remembered.ts'
import type { DeskState } from './state.ts'

/** A player, or a team, who always sits at one board: the number that stands on it, in these rounds or (null) in all. */
export type FixedBoard = { readonly player: PlayerId; readonly number: number; readonly rounds: readonly RoundNumber[] | null }

/** What of it counts in one round. */
export type FixedSeat = Pick<FixedBoard, 'player' | 'number'>

/** More than these no hall has. */
export const mostBoards = 100_000

/**
 * A pairing with the seats that are fixed in it; whoever comes first there keeps the board. `numbers`: what stands on the boards, told to somebody who does
 * not see who sits at all of them.
 */
export type Seating = {
  readonly boards: readonly Board[]
  readonly fixed?: readonly FixedSeat[] | undefined
  readonly numbers?: readonly number[] | undefined
}

/** What stands on a board, and whose fixed board it is; null by the rule. `at` counts from 0 in the order of the pairing. */
export type NumberedBoard = { readonly at: number; readonly number: number; readonly fixed: PlayerId | null }

/**
 * Why somebody does not sit at the board that is fixed, or sits where one would not look. `opponent`: both of a pair are fixed, and the other one keeps;
 * `taken`: somebody of another pair has that board; `beyond`: it is kept, but is none of the boards from the first to the last of the round.
 */
export type BoardConflict =
  | { readonly kind: 'opponent' | 'taken'; readonly gives: PlayerId; readonly number: number; readonly keeps: PlayerId }
  | { readonly kind: 'beyond'; readonly player: PlayerId; readonly number: number; readonly first: number; readonly last: number }

type Seats = { readonly boards: readonly NumberedBoard[]; readonly conflicts: readonly BoardConflict[] }

/**
 * The number of every board of a pairing, in its order, and what could not be kept. Fixed boards first; all others get the numbers that are left in the
 * order of the pairing (C.04.2 4.2), from the first board on.
 */
export const numberBoards = (seating: Seating, firstBoard: number): Seats =>
  known.of(seating, firstBoard, () => seatsOf(seating, firstBoard))

const known = createMemory<Seating, number, Seats>(2)

const seatsOf = ({ boards, fixed = [], numbers }: Seating, firstBoard: number): Seats => {
  if (numbers !== undefined) return { boards: numbers.map((number, at) => ({ at, number, fixed: null })), conflicts: [] }
  const last = firstBoard + boards.length - 1
  const keepers = new Map<number, FixedSeat>()
  const taken = new Map<number, PlayerId>()
  const conflicts: BoardConflict[] = []
  for (const { player, number } of fixed) {
    const at = boards.findIndex(({ white, black }) => white === player || black === player)
    if (at === -1) continue
    const [opponent, there] = [keepers.get(at), taken.get(number)]
    if (opponent !== undefined) {
      if (opponent.number !== number) conflicts.push({ kind: 'opponent', gives: player, number, keeps: opponent.player })
    } else if (there !== undefined) conflicts.push({ kind: 'taken', gives: player, number, keeps: there })
    else {
      keepers.set(at, { player, number })
      taken.set(number, player)
      if (number < firstBoard || number > last) conflicts.push({ kind: 'beyond', player, number, first: firstBoard, last })
    }
  }
  let next = firstBoard
  const free = (): number => {
    while (taken.has(next)) next++
    return next++
  }
  return {
    boards: boards.map((_, at) => {
      const keeper = keepers.get(at)
      return { at, number: keeper?.number ?? free(), fixed: keeper?.player ?? null }
    }),
    conflicts,
  }
}

/** The numbers alone, in the order of the pairing. */
export const boardNumbers = (seating: Seating, firstBoard: number): readonly number[] =>
  numberBoards(seating, firstBoard).boards.map(({ number }) => number)

/** The boards of a pairing as one walks along them in the hall. */
export const alongTheHall = <B extends Board>(
  seating: Seating & { readonly boards: readonly B[] },
  firstBoard: number,
): readonly (NumberedBoard & { readonly board: B })[] =>
  numberBoards(seating, firstBoard)
    .boards.map((place) => ({ ...place, board: seating.boards[place.at]! }))
    .sort((a, b) => a.number - b.number)

/** Who has a fixed board in a round: the lower pairing number keeps it, of teams the one that entered first. */
const seatsIn = ({ fixedBoards = [], players }: Pick<DeskState, 'fixedBoards' | 'players'>, round: number): readonly FixedSeat[] => {
  const rank = (id: PlayerId): number => players.get(id)?.pairingNumber ?? Number.MAX_SAFE_INTEGER
  return fixedBoards
    .filter(({ rounds }) => rounds === null || rounds.some((one) => one === round))
    .map(({ player, number }) => ({ player, number }))
    .sort((a, b) => rank(a.player) - rank(b.player) || a.player - b.player)
}

/** The pairing with the fixed seats of its round; without any it says nothing of them. */
export const seated = <P extends { readonly round: number; readonly fixed?: readonly FixedSeat[] }>(state: DeskState, pairing: P): P => {
  const { fixed: _, ...bare } = pairing
  const seats = seatsIn(state, pairing.round)
  return (seats.length === 0 ? bare : { ...bare, fixed: seats }) as P
}
