/**
 * Lim 2.4, 4.1, 4.1.1, 4.1.2, 4.2, 4.3: against whom the first of an even number, in the direction of pairing, is scrutinised: the bottom half in order, then the top half
 * from the bottom up. Of six: 4, 5, 6, 3, 2.
 */
export const exchangesFor = <One>(players: readonly One[]): readonly One[] => {
  const half = players.length / 2
  return [...players.slice(half), ...players.slice(1, half).reverse()]
}

/** Lim 2.4: the proposed pairings, top half against bottom half. */
export const proposed = <One>(players: readonly One[]): readonly (readonly [One, One])[] => {
  const half = players.length / 2
  return players.slice(0, half).map((one, at) => [one, players[half + at]!] as const)
}
