import { expect, test } from 'vitest'
import { makeDice } from '../../testing/random/dice.ts'
import { leastTransport } from './least-transport.ts'

/** Every transport there is, unit by unit. */
const allTransports = (supply: readonly number[], demand: readonly number[]): readonly (readonly (readonly [number, number])[])[] => {
  const kind = supply.findIndex((amount) => amount > 0)
  if (kind === -1) return [[]]
  const less = (amounts: readonly number[], at: number): readonly number[] => amounts.map((amount, index) => amount - Number(index === at))
  return demand.flatMap((amount, to) =>
    amount === 0 ? [] : allTransports(less(supply, kind), less(demand, to)).map((rest) => [[kind, to] as const, ...rest]),
  )
}

test('the least cost, and what a transport of that cost is made of, as trying all of them has it (seeds 1 to 150)', () => {
  for (let seed = 1; seed <= 150; seed++) {
    const dice = makeDice(seed)
    const kinds = dice.between(1, 4)
    const spread = (): number[] => {
      const amounts = Array(kinds).fill(0)
      for (let unit = 0; unit < 5; unit++) amounts[dice.between(0, kinds - 1)]++
      return amounts
    }
    const [supply, demand] = [spread(), spread()]
    const costs = Array.from({ length: kinds }, () => Array.from({ length: kinds }, () => dice.between(0, 3)))
    const { cost, tight } = leastTransport(supply, demand, costs)
    const all = allTransports(supply, demand).map((units) => ({
      sum: units.reduce((sum, [from, to]) => sum + costs[from]![to]!, 0),
      tight: units.every(([from, to]) => tight[from]![to]),
    }))
    expect({ seed, cost }).toEqual({ seed, cost: Math.min(...all.map(({ sum }) => sum)) })
    expect({ seed, wrong: all.filter((each) => (each.sum === cost) !== each.tight) }).toEqual({ seed, wrong: [] })
  }
})
