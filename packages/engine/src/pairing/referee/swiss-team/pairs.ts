import { maximumMatching } from '../maximum-matching.ts'
import { bestPerfectMatching } from './best-perfect-matching.ts'
import { firstPartners } from './first-partners.ts'
import { may } from './playable.ts'
import type { EntrantRow } from './sheet.ts'

type Role = 'top' | 'bottom'

/** Pairings of a bracket in which those with a role keep to it: how good the best is, one of them, and which pairs such ones have where everybody has a role. */
type Found = { readonly cost: bigint; readonly mate: readonly number[]; readonly usable: (a: number, b: number) => boolean }

/**
 * 3.6: C8, C9, C10, then the identifier: top members as early as possible, and the partner of each as early as possible. Where a pairing meets every criterion the others
 * are of no interest, and no sum is asked for.
 */
export const pairsOf = (bracket: readonly EntrantRow[], countsFloats: boolean): readonly (readonly [EntrantRow, EntrantRow])[] => {
  const size = bracket.length
  const failsOf = failing(bracket, countsFloats)
  const best = bestOf(size, failsOf, [], false) ?? bestOf(size, failsOf, [], true)!
  const weighed = best.cost > 0n
  const under = (roles: readonly Role[]): Found | null => {
    const found = bestOf(size, failsOf, roles, weighed)
    return found?.cost === best.cost ? found : null
  }
  const roles = rolesOf(size, (some) => under(some) !== null)
  const { mate, usable } = under(roles)!
  const tops = roles.flatMap((role, at) => (role === 'top' ? [at] : []))
  const bottoms = roles.flatMap((role, at) => (role === 'bottom' ? [at] : []))
  const partners = firstPartners(
    tops.map((at) => bottoms.indexOf(mate[at]!)),
    (top, bottom) => usable(tops[top]!, bottoms[bottom]!),
  )
  return tops.map((at, top) => [bracket[at]!, bracket[bottoms[partners[top]!]!]!] as const)
}

/** Which criteria a pair fails, as a number of three bits; null: the two may not meet. The first of the two has the smaller number. */
const failing = (bracket: readonly EntrantRow[], countsFloats: boolean) => {
  const same = (a: EntrantRow, b: EntrantRow): boolean => a.wants !== '' && a.wants.toLowerCase() === b.wants.toLowerCase()
  const bothStrong = (a: EntrantRow, b: EntrantRow): boolean => same(a, b) && a.wants === b.wants && a.wants === a.wants.toUpperCase()
  const floatsAgain = (a: EntrantRow, b: EntrantRow): boolean =>
    countsFloats && a.points !== b.points && (a.points > b.points ? a : b).floated
  return (at: number, to: number): number | null => {
    const [a, b] = [bracket[at]!, bracket[to]!]
    return may(a, b) ? (same(a, b) ? 4 : 0) + (bothStrong(a, b) ? 2 : 0) + (floatsAgain(a, b) ? 1 : 0) : null
  }
}

const bestOf = (
  size: number,
  failsOf: (at: number, to: number) => number | null,
  roles: readonly Role[],
  weighed: boolean,
): Found | null => {
  const fails = (a: number, b: number): number | null => {
    const [at, to] = a < b ? [a, b] : [b, a]
    return roles[at] === 'bottom' || roles[to] === 'top' ? null : failsOf(at, to)
  }
  if (!weighed) {
    const mate = maximumMatching(size, (a, b) => fails(a, b) === 0)
    return mate.includes(-1) ? null : { cost: 0n, mate, usable: (a, b) => fails(a, b) === 0 }
  }
  const base = BigInt(size + 1)
  const costs = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => BigInt(bits >> 2) * base ** 2n + BigInt((bits >> 1) & 1) * base + BigInt(bits & 1))
  const found = bestPerfectMatching(
    size,
    costs.map((cost) => -cost),
    fails,
  )
  if (found === null) return null
  const cost = found.mate.reduce((sum, other, one) => (one < other ? sum + costs[fails(one, other)!]! : sum), 0n)
  return { cost, mate: found.mate, usable: (a, b) => fails(a, b) !== null && found.justPaid(a, b) }
}

/** 3.6.2: the upper half as a rule. Else each in its turn is a top member if it can: mostly several in a row can, so that it is the end of the row that is sought. */
const rolesOf = (size: number, canBe: (roles: readonly Role[]) => boolean): readonly Role[] => {
  const all = (roles: readonly Role[]): readonly Role[] => [...roles, ...Array<Role>(size - roles.length).fill('bottom')]
  const withTops = (roles: readonly Role[], more: number): readonly Role[] => [...roles, ...Array<Role>(more).fill('top')]
  let [roles, missing]: [readonly Role[], number] = [[], size / 2]
  while (!canBe(all(withTops(roles, missing)))) {
    let [can, cannot] = [0, missing]
    while (cannot - can > 1) {
      const middle = can + ((cannot - can) >> 1)
      if (canBe(withTops(roles, middle))) can = middle
      else cannot = middle
    }
    roles = [...withTops(roles, can), 'bottom']
    missing -= can
  }
  return all(withTops(roles, missing))
}
