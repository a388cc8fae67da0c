/** The tied in order, those who stay tied together. */
export type Tiers = readonly (readonly number[])[]

/** Sorted by `compare`, equals together. */
export const tiersBy = (items: readonly number[], compare: (a: number, b: number) => number): Tiers => {
  const tiers: number[][] = []
  for (const item of [...items].sort(compare)) {
    const last = tiers.at(-1)
    if (last !== undefined && compare(last[0]!, item) === 0) last.push(item)
    else tiers.push([item])
  }
  return tiers
}

/** Place of each, from 1, shared by those who stay tied. */
export const placesOf = (tiers: Tiers): ReadonlyMap<number, number> => {
  const places = new Map<number, number>()
  let place = 1
  for (const tier of tiers) {
    for (const index of tier) places.set(index, place)
    place += tier.length
  }
  return places
}
