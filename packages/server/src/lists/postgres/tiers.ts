/** Who has no rating comes after all others, in the order of the list, and in a table of their own that is never sorted; its places begin here. */
export const restFrom = 2 ** 24

export const restOf = (table: string): string => `${table}_rest`

/** A part of a list that has an index of its own. */
export type Tier = { readonly from: (table: string) => string; readonly where: string }

const rated = (where: string): Tier => ({ from: (table) => table, where })
const bounds = [8_000, 150_000] as const

/** The most sought have an index of their own, the next ones another: what a hall looks for is found without going through two million. */
export const ratedTiers: readonly Tier[] = [
  rated(`pos <= ${bounds[0]}`),
  rated(`pos > ${bounds[0]} and pos <= ${bounds[1]}`),
  rated(`pos > ${bounds[1]}`),
]
export const restTier: Tier = { from: restOf, where: 'true' }

/** In the order in which they are asked; the last two at the same time. */
export const tiers: readonly (readonly Tier[])[] = [...ratedTiers.slice(0, -1).map((tier) => [tier]), [...ratedTiers.slice(-1), restTier]]
