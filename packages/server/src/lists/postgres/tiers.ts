/** The most sought have an index of their own, the next ones another: what a hall looks for is found without going through two million. */
const bounds = [20_000, 200_000] as const

export const tiers: readonly { readonly name: string; readonly where: string }[] = [
  { name: 'first', where: `pos <= ${bounds[0]}` },
  { name: 'next', where: `pos > ${bounds[0]} and pos <= ${bounds[1]}` },
  { name: 'rest', where: `pos > ${bounds[1]}` },
]
