import type { Compatible, RoundFacts } from '../compatible.ts'
import type { Competitor, Pair } from '../competitor.ts'
import { clash } from '../due-colour.ts'
import { exchangesFor } from '../exchange-order.ts'
import { mayStandFor } from '../maxi.ts'
import { type Table, tableOf } from './opponents.ts'

type Adjacent = (i: number, j: number) => boolean

/** Lim 2.5, 5.2, 5.7: both scrutinies of players in the direction of pairing. Who can be without a clash is found board by board, or player by player; then the first pairing in the order of exchanges. */
export const scrutinise = (players: readonly Competitor[], compatible: Compatible, facts: RoundFacts): readonly Pair[] => {
  const size = players.length
  const at = (place: number): Competitor => players[place]!
  const clashes: Adjacent = (i, j) => clash(at(i), at(j))
  let allowed: Adjacent = (i, j) => compatible(at(i), at(j))
  if (facts.maxi) {
    const proposed = firstInOrder(size, tableOf(size, allowed))
    const everywhere = allowed
    allowed = (i, j) => {
      const [one, other] = i < j ? [i, j] : [j, i]
      return (proposed[one] === other || mayStandFor(at(other), at(proposed[one]!), facts)) && everywhere(i, j)
    }
  }
  const kept = new Uint8Array(size)
  const proper: Adjacent = (i, j) => ((kept[i] === 0 && kept[j] === 0) || !clashes(i, j)) && allowed(i, j)
  const mate =
    facts.colourExchanges === 'each-player'
      ? forEachPlayer(players, tableOf(size, proper, startWithColours(size, allowed, clashes)), clashes, kept)
      : forEachBoard(players, proper, clashes, kept)
  return players.flatMap((first, place) => (place < mate[place]! ? [{ first, second: at(mate[place]!) }] : []))
}

/**
 * Lim 4.1, 5.2: board after board, at its first player: it is to be without a clash, if who was scrutinised before stays so. Mostly somebody is left for that; else boards already
 * found are given up where that helps, and the walk begins again.
 */
const forEachBoard = (players: readonly Competitor[], proper: Adjacent, clashes: Adjacent, kept: Uint8Array): Int32Array => {
  const size = players.length
  const scrutinised = new Uint8Array(size)
  const everybody = Array.from({ length: size }, (_, place) => place)
  let found: Walked | null = null
  let start: readonly (readonly [number, number])[] = []
  do {
    found = walk(tableOf(size, proper, start), everybody, found?.boards ?? null, sparing(players, kept), (one, other, table, order) => {
      if (scrutinised[one] === 1) return other
      scrutinised[one] = 1
      if (!clashes(one, other)) {
        kept[one] = 1
        return other
      }
      const peaceful = (place: number): boolean => !clashes(one, place)
      const instead = table.first(one, order().filter(peaceful))
      if (instead !== null) {
        kept[one] = 1
        return instead
      }
      const whole = tableOf(size, proper, pairsIn(table.mate))
      if (whole.first(one, everybody.filter(peaceful).reverse()) === null) return other
      kept[one] = 1
      start = pairsIn(whole.mate)
      return null
    })
  } while (!found.whole)
  return found.boards
}

/** Those whose board with the first of `left` spares enough who are not due a colour for those that must not clash and are: others need not be looked at. */
const sparing =
  (players: readonly Competitor[], kept: Uint8Array) =>
  (left: readonly number[]): ((other: number) => boolean) => {
    const [one] = left as [number]
    const surplusOf = (colour: 'white' | 'black') => {
      const worth = (place: number): number => (players[place]!.preference.colour !== colour ? 1 : kept[place] === 1 ? -1 : 0)
      const most = left.reduce((sum, place) => sum + worth(place), 0) - worth(one)
      return (other: number): boolean => worth(other) <= most
    }
    const [white, black] = [surplusOf('white'), surplusOf('black')]
    return (other) => white(other) && black(other)
  }

type Walked = { readonly boards: Int32Array; readonly whole: boolean }

/** Lim 4.1, 4.2, 4.3: one after the other the first opponent in the order of exchanges, or whom `choose` has instead; null ends the walk. As long as boards of a walk before, with less asked, can be had, nobody comes before them. */
const walk = (
  table: Table,
  everybody: readonly number[],
  before: Int32Array | null,
  sensible: ((left: readonly number[]) => (other: number) => boolean) | null,
  choose: (one: number, other: number, table: Table, order: () => readonly number[]) => number | null,
): Walked => {
  const boards = new Int32Array(everybody.length).fill(-1)
  let known = before
  let left = everybody
  while (left.length > 0) {
    const [one] = left as [number]
    const unsettled = left
    // Where boards of a walk before can be had nobody asks for it.
    const order = (): readonly number[] =>
      sensible === null ? exchangesFor(unsettled) : exchangesFor(unsettled).filter(sensible(unsettled))
    const again = known === null || known[one] === -1 ? null : table.first(one, [known[one]!])
    if (again === null) known = null
    const other = choose(one, again ?? table.first(one, order())!, table, order)
    if (other === null) return { boards, whole: false }
    table.settle(one, other)
    boards[one] = other
    boards[other] = one
    left = left.filter((place) => place !== one && place !== other)
  }
  return { boards, whole: true }
}

const pairsIn = (mate: Int32Array): readonly (readonly [number, number])[] =>
  [...mate].flatMap((other, place) => (place < other ? [[place, other] as const] : []))

const forEachPlayer = (players: readonly Competitor[], table: Table, clashes: Adjacent, kept: Uint8Array): Int32Array => {
  keepColours(players, table, clashes, kept)
  return firstInOrder(players.length, table)
}

/** Lim 5.2: each player in turn is to be without a clash, if those before stay so. There cannot be more who are due a colour without a clash than others. */
const keepColours = (players: readonly Competitor[], { mate, first }: Table, clashes: Adjacent, kept: Uint8Array): void => {
  const size = players.length
  const due = (colour: 'white' | 'black'): number => players.filter(({ preference }) => preference.colour === colour).length
  const others = { white: size - due('white'), black: size - due('black') }
  const served = { white: 0, black: 0 }
  const places = Array.from({ length: size }, (_, place) => place)
  for (const [place, { preference }] of players.entries()) {
    const { colour } = preference
    if (colour !== null && clashes(place, mate[place]!)) {
      if (served[colour] >= others[colour]) continue
      kept[place] = 1
      if (first(place, places) === null) {
        kept[place] = 0
        continue
      }
    }
    kept[place] = 1
    if (colour !== null) served[colour]++
  }
}

/** The first pairing in the order of exchanges. */
const firstInOrder = (size: number, table: Table): Int32Array =>
  walk(
    table,
    Array.from({ length: size }, (_, place) => place),
    null,
    null,
    (_, other) => other,
  ).boards

/** Each in turn takes the first in the order of exchanges who is free and due the other colour: nearly all that will be needed. */
const startWithColours = (size: number, allowed: Adjacent, clashes: Adjacent): readonly (readonly [number, number])[] => {
  const pairs: (readonly [number, number])[] = []
  let left = Array.from({ length: size }, (_, place) => place)
  while (left.length > 1) {
    const [one] = left as [number]
    const even = left.length % 2 === 0 ? left : left.slice(0, -1)
    const other = exchangesFor(even).find((place) => allowed(one, place) && !clashes(one, place))
    if (other !== undefined) pairs.push([one, other])
    left = left.filter((place) => place !== one && place !== other)
  }
  return pairs
}
