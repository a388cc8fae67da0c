import { expect, test } from 'vitest'
import { makeDice } from '../../../testing/random/dice.ts'
import { bestPerfectMatching } from './best-perfect-matching.ts'

/** Every perfect matching, one after the other. */
const bestByTrying = (left: readonly number[], worth: (a: number, b: number) => bigint | null): bigint | null => {
  const [first, ...others] = left
  if (first === undefined) return 0n
  let best: bigint | null = null
  for (const other of others) {
    const value = worth(first, other)
    if (value === null) continue
    const rest = bestByTrying(
      others.filter((one) => one !== other),
      worth,
    )
    if (rest !== null && (best === null || value + rest > best)) best = value + rest
  }
  return best
}

test('a matching is as good as the best that trying everything finds', () => {
  for (let seed = 1; seed <= 1500; seed++) {
    const dice = makeDice(seed)
    const size = 2 * dice.between(1, 5)
    const [density, spread] = [dice.pick([0.3, 0.6, 0.9]), dice.pick([0, 2, 40])]
    const table = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => (dice.chance(density) ? BigInt(dice.between(-spread, spread)) * 2n ** 70n : null)),
    )
    const worth = (a: number, b: number): bigint | null => table[Math.min(a, b)]![Math.max(a, b)]!
    const worths = [...new Set(table.flat().filter((one) => one !== null))]
    const mate = bestPerfectMatching(size, worths, (a, b) => {
      const one = worth(a, b)
      return one === null ? null : worths.indexOf(one)
    })?.mate
    const right = bestByTrying(
      Array.from({ length: size }, (_, at) => at),
      worth,
    )
    const found = mate?.reduce((sum, other, one) => (one < other ? sum + worth(one, other)! : sum), 0n) ?? null
    expect({ seed, found }).toEqual({ seed, found: right })
    if (mate !== undefined) expect(mate.every((other, one) => mate[other] === one)).toBe(true)
  }
})
