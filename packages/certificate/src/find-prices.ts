import type { Dual, Field, Limb, Prices, Wanted } from '@zug/checker'
import { type Prices as Found, pricesOf, pricesOfClasses } from '@zug/engine/proof'
import { claimedPrices } from './claimed-prices.ts'

type Sets = (readonly number[])[]
/** A field without those who are paired for good: its vertices, and where each of them is. */
type Active = { readonly field: Field; readonly vertices: readonly number[]; readonly mate: readonly number[] }

/**
 * Finds what the checker asks for in one bracket; new sets are added to `sets`. As in the engine one matching weighs all criteria that are left, in their order: its duals
 * are prices of each of them. It is asked only where the claim itself does not say them.
 */
export const priceFinder = (sets: Sets): Prices => {
  const planned = new Map<string, readonly Dual[]>()
  let claim: Claim = { members: [], pairs: [] }
  return (name, field, wanted) => {
    const known = planned.get(name)
    if (known !== undefined) return known
    if (claim.members !== field.members) claim = claimOf(field)
    if (isLeast(wanted) && isFree(claim, wanted[0]!)) return []
    const active = activeOf(field)
    if (!isLeast(wanted)) return firstOf(findAll(active, [limbOf(name, wanted)], wanted, sets))
    const claimed = findInClaim(active, wanted[0]!, sets)
    if (claimed !== null) return [claimed]
    const limbs = wanted.slice(0, Math.max(1, Math.floor(mostWeights / active.vertices.length ** 2)))
    const duals = findAll(active, limbs, wanted, sets)
    for (const [at, { name: of }] of limbs.entries()) {
      const own = duals[at + 1] ?? {}
      planned.set(of, at === 0 ? firstOf(duals) : isEmpty(own) ? [] : [own])
    }
    return planned.get(name)!
  }
}

/** What a matching has room for. */
const mostWeights = 2 ** 20
/** Beyond, a matching is no slower. */
const mostClasses = 150

const isEmpty = ({ p, q }: Dual): boolean => p === undefined && q === undefined
/** The prices of the limb, after those for a limb in which everything costs nothing. */
const firstOf = ([before, own]: readonly Dual[]): readonly Dual[] => (own === undefined ? [] : isEmpty(before!) ? [own] : [before!, own])

/** Of the claimed pairs one for each two groups, while groups are the same. */
type Claim = { readonly members: Field['members']; readonly pairs: readonly (readonly [number, number])[] }
const claimOf = ({ graph: { mate }, group, gone, members }: Field): Claim => {
  const pairs = new Map<number, readonly [number, number]>()
  for (let v = 0; v < mate.length; v++) {
    const [a, b] = [group[v]!, v === mate[v] ? members.length : group[mate[v]!]!]
    if (!gone[v] && a <= b && !pairs.has(a * (members.length + 1) + b)) pairs.set(a * (members.length + 1) + b, [v, mate[v]!])
  }
  return { members, pairs: [...pairs.values()] }
}

/** Nothing costs less than nothing. */
const isFree = ({ pairs }: Claim, limb: Limb): boolean => pairs.every(([v, w]) => costOf(limb, v, w) === 0)
/** Of vertices in any order. */
const costOf = ({ cost }: Limb, i: number, j: number): number => cost(Math.min(i, j), Math.max(i, j))

type Choice = Exclude<Wanted, readonly Limb[]>
const isLeast = (wanted: Wanted): wanted is readonly Limb[] => Array.isArray(wanted)
const isPreferred = ({ preferred }: Choice, w: number): boolean => preferred.some(([from, to]) => w >= from && w < to)
/** For `v` whoever is not preferred costs, so that the others are closed. */
const limbOf = (name: string, choice: Choice): Limb => ({
  name,
  cost: (i, j) => (i === choice.v || j === choice.v ? Number(!isPreferred(choice, i === choice.v ? j : i)) : 0),
})

const activeOf = (field: Field): Active => {
  const { graph, gone } = field
  const vertices: number[] = []
  const place: number[] = []
  for (let v = 0; v < graph.size; v++) if (!gone[v]) place[v] = vertices.push(v) - 1
  return { field, vertices, mate: vertices.map((v) => place[graph.mate[v]!]!) }
}

/** A set that has everybody who is left. */
const numberOfAll = ({ field: { gone }, vertices }: Active, sets: Sets): number =>
  sets.findIndex((set) => set.length >= vertices.length && set.reduce((sum, v) => sum + Number(!gone[v]), 0) === vertices.length)
/** With the set of all; where nobody can meet in it, it needs no price. */
const withAll = (active: Active, prices: readonly number[], all: number, sets: Sets): Dual => {
  const { vertices } = active
  if (all === 0 || vertices.length === 1) return dualOf({ vertices: prices, sets: [] }, vertices, [], sets)
  const before = numberOfAll(active, sets)
  const number = before === -1 ? sets.push(vertices) - 1 : before
  return dualOf({ vertices: prices, sets: [[0, all]] }, vertices, [number], sets)
}

const findInClaim = (active: Active, limb: Limb, sets: Sets): Dual | null => {
  const { field, vertices } = active
  const claimed = claimedPrices(field, vertices, limb, field.full.has(numberOfAll(active, sets)))
  if (claimed === null) return null
  return withAll(
    active,
    vertices.map((v) => claimed.groups[field.group[v]!]!),
    claimed.all,
    sets,
  )
}

/** Prices for a limb in which everything costs nothing, then for each limb; none where another solution is better, so that the checker will refuse the round. */
const findAll = (active: Active, limbs: readonly Limb[], wanted: Wanted, sets: Sets): readonly Dual[] => {
  const { field, vertices, mate } = active
  const { classOf, first } = classesOf(active, wanted)
  // Whoever is not to be closed shows by how much the others are.
  const shown = (limb: number, prices: readonly number[]): readonly number[] =>
    limb === 1 && !isLeast(wanted) ? prices.map((price, i) => (vertices[i] === wanted.v ? price - 2 : price)) : prices
  const quick = findByClasses(active, classOf, first, limbs, sets)
  if (quick !== null)
    return quick.map(({ classes, all }, at) =>
      withAll(
        active,
        shown(
          at,
          classOf.map((a) => classes[a]!),
        ),
        all,
        sets,
      ),
    )
  const known = [...field.full]
  const place = new Map(vertices.map((v, at) => [v, at]))
  const found = pricesOf({
    size: vertices.length,
    classOf,
    edge: (i, j) => i !== j && field.isOpen(vertices[i]!, vertices[j]!),
    alone: (i) => field.mayBeAlone[field.group[vertices[i]!]!]!,
    full: known.map((set) => field.graph.sets[set]!.flatMap((v) => place.get(v) ?? [])),
    limbs: limbs.map((limb) => costsOf(limb, vertices)),
    mate,
  })
  return found === null ? [] : found.map((prices, at) => dualOf({ ...prices, vertices: shown(at, prices.vertices) }, vertices, known, sets))
}

/** Of vertices by their place in a list, pairs and those alone by themselves; `others`: who is like them. */
const costsOf = (limb: Limb, vertices: readonly number[], others = vertices) => ({
  pair: (i: number, j: number) => costOf(limb, vertices[i]!, i === j ? others[j]! : vertices[j]!),
  alone: (i: number) => costOf(limb, vertices[i]!, vertices[i]!),
})

/** Vertices that no limb tells apart. */
const classesOf = ({ field, vertices }: Active, wanted: Wanted) => {
  const classOf: number[] = []
  const first: number[] = []
  const numbers = new Map<number, number>()
  for (const v of vertices) {
    const key = isLeast(wanted) ? field.group[v]! : 3 * field.group[v]! + (v === wanted.v ? 2 : Number(isPreferred(wanted, v)))
    const number = numbers.get(key) ?? first.push(v) - 1
    numbers.set(key, number)
    classOf.push(number)
  }
  return { classOf, first }
}

/** Without a matching, where classes of like vertices have prices that prove it. */
const findByClasses = (
  active: Active,
  classOf: readonly number[],
  first: readonly number[],
  limbs: readonly Limb[],
  sets: Sets,
): ReturnType<typeof pricesOfClasses> => {
  const { field, vertices, mate } = active
  const all = numberOfAll(active, sets)
  if ([...field.full].some((set) => set !== all) || first.length > mostClasses) return null
  const group = first.map((v) => field.group[v]!)
  const second: number[] = []
  for (const [at, a] of classOf.entries()) if (first[a] !== vertices[at]) second[a] ??= vertices[at]!
  const found = pricesOfClasses({
    classOf,
    edge: (a, b) => field.open[group[a]!]![group[b]!]! && (a !== b || second[a] !== undefined),
    alone: (a) => field.mayBeAlone[group[a]!]!,
    limbs: limbs.map((limb) => costsOf(limb, first, second)),
    mate,
    atMostOneAlone: field.full.has(all),
  })
  // A set may ask for less only when it is full: after it has asked for more.
  const ofAll = found?.find((prices) => prices.all !== 0)?.all ?? 0
  return ofAll < 0 && !field.full.has(all) ? null : found
}

export const dualOf = ({ vertices, sets: found }: Found, active: readonly number[], known: readonly number[], sets: Sets): Dual => {
  const byPrice = new Map<number, number[]>()
  for (let i = 0; i < vertices.length; i++) {
    const price = vertices[i]!
    if (price === 0) continue
    const list = byPrice.get(price)
    if (list === undefined) byPrice.set(price, [price, active[i]!])
    else list.push(active[i]!)
  }
  const numberOf = (set: number | readonly number[]): number => {
    if (typeof set === 'number') return known[set]!
    const members = set.map((i) => active[i]!).sort((a, b) => a - b)
    const before = sets.findIndex((one) => one.length === members.length && one.every((v, at) => v === members[at]))
    return before === -1 ? sets.push(members) - 1 : before
  }
  const q = found.map(([set, value]) => [numberOf(set), value] as const)
  return { ...(byPrice.size === 0 ? {} : { p: [...byPrice.values()] }), ...(q.length === 0 ? {} : { q }) }
}
