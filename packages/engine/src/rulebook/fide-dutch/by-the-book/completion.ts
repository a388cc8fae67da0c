import type { Budget } from '../../by-the-book/budget.ts'
import type { Competitor } from '../competitor.ts'
import { type DutchEdition, mayMeet } from '../edition.ts'

/**
 * FIDE Dutch 2017 A.9, 2026 1.9, C4: can these players be paired among themselves so that C.1 to C.3 hold? With an odd number one of them, who may take it,
 * gets the bye. Whoever floated down may meet anybody, another downfloater too.
 */
export const canBeCompleted = (
  players: readonly Competitor[],
  edition: DutchEdition,
  budget: Budget,
  mayBeLeftOver: (player: Competitor) => boolean = mayTakeBye,
): boolean => canAllBeDealtWith(players, players, edition, budget, mayBeLeftOver)

const mayTakeBye = (player: Competitor): boolean => player.mayTakeBye

/**
 * Why nothing can be completed: a group whose members cannot all have an opponent (or the bye), even if all others make way for them, and from
 * which nobody can be taken away without that ceasing to hold; with it all others whom its members may meet.
 */
export const stuckGroup = (
  players: readonly Competitor[],
  edition: DutchEdition,
  budget: Budget,
): { readonly stuck: readonly Competitor[]; readonly only: readonly Competitor[] } => {
  let stuck = players
  for (const player of players) {
    const smaller = stuck.filter((other) => other !== player)
    if (!canAllBeDealtWith(smaller, players, edition, budget, mayTakeBye)) stuck = smaller
  }
  const only = players.filter((player) => !stuck.includes(player) && stuck.some((member) => mayMeet(edition, member, player)))
  return { stuck, only }
}

/** Can every one of `wanted` get an opponent out of `players`, or the bye when their number is odd? Tries everything, no dead end twice. */
const canAllBeDealtWith = (
  wanted: readonly Competitor[],
  players: readonly Competitor[],
  edition: DutchEdition,
  budget: Budget,
  mayBeLeftOver: (player: Competitor) => boolean,
): boolean => {
  const deadEnds = new Set<string>()

  const possible = (open: readonly Competitor[], free: readonly Competitor[], bye: boolean): boolean => {
    if (open.length === 0) return true
    const key = `${open.map((player) => player.rank).join()}|${free.map((player) => player.rank).join()}|${bye}`
    if (deadEnds.has(key)) return false
    budget.spend()

    // Whoever has fewest opponents left goes first: the answer is the same, it comes sooner.
    const opponents = open.map((player) => free.filter((other) => other !== player && mayMeet(edition, player, other)))
    const fewest = opponents.reduce((least, list, index) => (list.length < opponents[least]!.length ? index : least), 0)
    const player = open[fewest]!
    const without = (list: readonly Competitor[], ...gone: readonly Competitor[]) => list.filter((one) => !gone.includes(one))
    const found =
      opponents[fewest]!.some((other) => possible(without(open, player, other), without(free, player, other), bye)) ||
      (bye && mayBeLeftOver(player) && possible(without(open, player), without(free, player), false))
    if (!found) deadEnds.add(key)
    return found
  }
  return possible(wanted, players, players.length % 2 === 1)
}
