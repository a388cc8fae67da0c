import type { PlayerId } from '../../model/ids.ts'
import type { Competitor } from './competitor.ts'
import type { Group } from './group.ts'
import { type OddMen, opponentsInOrder } from './odd-men.ts'
import { pairAcross } from './pair-across.ts'

/**
 * CFC 621: the groups from the highest score down, each giving its odd men to those below (623 to 626). Where a lower group could else not be paired by the
 * laws (618), those above it are adjusted. The fast way.
 *
 * Which players a pair across groups takes, and who stays, is one decision over all groups, for the laws (618) come before the rules on odd men. It is
 * cut into stretches at large groups. A group of N whose members nobody has met more than e of, with N at least 2e + 2 + 2k, can give away any k
 * of its players as odd men and any k as opponents of odd men, and the others can still all be paired (Dirac: everybody may meet at least half of them);
 * so what happens above it does not concern what happens below. `spare` is k; a stretch that would need more is not cut there.
 */
export const chooseOddMen = (groups: readonly Group[], byColour: boolean, spare = 4): OddMen => {
  for (let allowed = spare; ; allowed *= 8) {
    const found = inStretches(groups, byColour, allowed)
    if (found !== null) return found
  }
}

const inStretches = (groups: readonly Group[], byColour: boolean, spare: number): OddMen | null => {
  const met = mostMet(groups)
  const large = groups.map(({ players }, index) => players.length >= 2 * met[index]! + 2 + 2 * spare)
  const pairs: (readonly [Competitor, Competitor])[] = []
  const rest: (readonly Competitor[])[] = []
  let oddMen: readonly Competitor[] = []
  for (let index = 0; index < groups.length; ) {
    const source = large[index] ? index : null
    let staying: readonly Competitor[] = []
    if (source !== null) {
      if (oddMen.length > spare) return null
      const received = receive(oddMen, groups[source]!.players, byColour)
      pairs.push(...received.map((opponent, at) => [oddMen[at]!, opponent] as const))
      staying = groups[source]!.players.filter((player) => !received.includes(player))
    }
    const first = source === null ? index : index + 1
    const next = large.indexOf(true, first)
    const end = next === -1 ? groups.length : next
    const across = pairAcross({
      source: source === null ? null : { players: staying, reserve: met[source]! + spare },
      groups: groups.slice(first, end).map(({ players }) => players),
      last: next === -1,
      byColour,
    })
    if (across === null || across.fromSource > spare) return null
    pairs.push(...across.pairs)
    rest.push(...across.rest)
    oddMen = across.oddMen
    index = end
  }
  return { pairs, rest }
}

/** 624, 625: in a large group every odd man has his first choice. */
const receive = (oddMen: readonly Competitor[], players: readonly Competitor[], byColour: boolean): readonly Competitor[] => {
  const received: Competitor[] = []
  for (const oddMan of oddMen) received.push(opponentsInOrder(oddMan, players, byColour).find((player) => !received.includes(player))!)
  return received
}

/** For each group, the most of its members that anybody of it, or who may come down to it, may not meet. */
const mostMet = (groups: readonly Group[]): readonly number[] => {
  const groupOf = new Map<PlayerId, number>(groups.flatMap(({ players }, index) => players.map(({ id }) => [id, index] as const)))
  const most = groups.map(() => 0)
  for (const [own, { players }] of groups.entries())
    for (const { excluded } of players) {
      const counts = new Map<number, number>()
      for (const id of excluded) {
        const group = groupOf.get(id)
        if (group !== undefined && group >= own) counts.set(group, (counts.get(group) ?? 0) + 1)
      }
      for (const [group, count] of counts) most[group] = Math.max(most[group]!, count)
    }
  return most
}
