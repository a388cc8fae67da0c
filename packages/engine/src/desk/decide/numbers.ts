import { type PairingNumber, type PlayerId, pairingNumber } from '../../model/ids.ts'
import { assignPairingNumbers } from '../../model/initial-order.ts'
import type { Player } from '../../model/player.ts'
import { rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { tournamentOf } from '../tournament.ts'

export type Numbers = readonly (readonly [PlayerId, PairingNumber])[]

/** Pairing numbers in the order the rulebook has for them (CFC 613, 1998 A.2), else by C.04.2 2.2; equals whose order was settled by hand keep it. */
export const initialNumbers = (state: DeskState): Numbers => {
  const byHand = state.numbersByHand === true && rulebookAt(state).traits.drawnFrom !== 'tables'
  return byHand ? recalculatedNumbers(state) : inInitialOrder(state).map(({ id, pairingNumber }) => [id, pairingNumber] as const)
}

/** The same where equals keep the order of the numbers they have, so that nothing but data that were corrected moves anybody. */
export const recalculatedNumbers = (state: DeskState): Numbers => fromOne(equalsAsNumbered(state, inInitialOrder(state)))

const inInitialOrder = (state: DeskState): readonly Player[] => {
  const system = rulebookAt(state)
  const tournament = system.declared(tournamentOf(state))
  return system.numberPlayers?.(tournament) ?? assignPairingNumbers(tournament.players, tournament.ratings)
}

/**
 * C.04.2 2.5: whoever has a number keeps the place in the order, also where ratings were corrected since; newcomers come before the first they precede in the
 * initial order, and in a round robin whose numbers were given by hand after all others.
 */
export const placedNumbers = (state: DeskState): Numbers => {
  const initial = initialNumbers(state).toSorted(([, a], [, b]) => a - b)
  const rank = new Map(initial.map(([id], at) => [id, at]))
  const has = ({ id }: { readonly id: PlayerId }): boolean => typeof state.players.get(id)?.pairingNumber === 'number'
  const places = initial.map(([id]) => ({ id }))
  const list = places.filter(has).toSorted((a, b) => state.players.get(a.id)!.pairingNumber! - state.players.get(b.id)!.pairingNumber!)
  const last = rulebookAt(state).traits.drawnFrom === 'tables'
  for (const newcomer of places.filter((one) => !has(one))) {
    const place = last ? -1 : list.findIndex(({ id }) => rank.get(newcomer.id)! < rank.get(id)!)
    list.splice(place === -1 ? list.length : place, 0, newcomer)
  }
  return fromOne(list)
}

const fromOne = (list: readonly { readonly id: PlayerId }[]): Numbers => list.map(({ id }, at) => [id, pairingNumber(at + 1)] as const)

/** C.04.2 2.2: nothing but the alphabet, or what was said in its place, is between them. */
export const areEqual = (a: Pick<Player, 'rating' | 'title'>, b: Pick<Player, 'rating' | 'title'>): boolean =>
  (a.rating ?? 0) === (b.rating ?? 0) && a.title === b.title

/** The order of rating and title; within equals, those who have numbers stand in the order of these. */
const equalsAsNumbered = ({ players }: DeskState, order: readonly Player[]): readonly Player[] => {
  const numberOf = ({ id }: Player): number | null => players.get(id)?.pairingNumber ?? null
  const sorted = order.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
  const next = new Map<string, Player[]>()
  const blockOf = ({ rating, title }: Player): string => `${rating ?? 0} ${title ?? ''}`
  for (const player of sorted.filter((one) => numberOf(one) !== null).toSorted((a, b) => numberOf(a)! - numberOf(b)!)) {
    const block = next.get(blockOf(player)) ?? []
    block.push(player)
    next.set(blockOf(player), block)
  }
  return sorted.map((player) => (numberOf(player) === null ? player : next.get(blockOf(player))!.shift()!))
}
