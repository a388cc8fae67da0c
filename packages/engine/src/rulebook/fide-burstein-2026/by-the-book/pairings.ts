/** A pairing of a bracket by what stands in it; whoever has the virtual opponent 0 floats. */
export type Ordered<T> = { readonly pairs: readonly (readonly [T, T])[]; readonly floaters: readonly T[] }

/**
 * Burstein 4, 4.1, 4.2, 4.3: every pairing of players, given by BSN, of whom so many float, in the order of the text: the first has the largest number for an
 * opponent, and 0, to float, after all others; then the second likewise, and so on.
 */
export function* orderedPairings<T>(
  players: readonly T[],
  floaters: number,
  mayMeet: (a: T, b: T) => boolean = () => true,
): Generator<Ordered<T>> {
  const [first, ...others] = players
  if (first === undefined) {
    yield { pairs: [], floaters: [] }
    return
  }
  if (others.length > floaters)
    for (const second of others.toReversed()) {
      if (!mayMeet(first, second)) continue
      const left = others.filter((one) => one !== second)
      for (const rest of orderedPairings(left, floaters, mayMeet))
        yield { pairs: [[first, second], ...rest.pairs], floaters: rest.floaters }
    }
  if (floaters > 0)
    for (const rest of orderedPairings(others, floaters - 1, mayMeet)) yield { pairs: rest.pairs, floaters: [first, ...rest.floaters] }
}
