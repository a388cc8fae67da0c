/**
 * The most sought have an index of their own, the next ones another: what a hall looks for is found without going through two million. The rest has two, which
 * are made, and asked, at the same time.
 */
const bounds = [20_000, 200_000, 1_000_000] as const

export const tiers: readonly (readonly string[])[] = [
  [`pos <= ${bounds[0]}`],
  [`pos > ${bounds[0]} and pos <= ${bounds[1]}`],
  [`pos > ${bounds[1]} and pos <= ${bounds[2]}`, `pos > ${bounds[2]}`],
]
