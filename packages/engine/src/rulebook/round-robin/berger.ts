/** A game of the tables, by numbers; the first has White. */
export type TableGame = readonly [white: number, black: number]

/** Number of rounds in which everybody meets everybody once. */
export const bergerRounds = (players: number): number => (players < 2 ? 0 : players + (players % 2) - 1)

/**
 * CFC 652; FIDE C.05 Annex 1: a round of the Berger tables, boards in the order of the tables. Who has which number: numbers.ts. For an odd number one
 * more number is added, and whoever meets it rests.
 *
 * With N the last number, i and j below N meet in the round r for which i + j = r + 1 (mod N - 1); the smaller number has White when i + j is odd, the larger
 * when it is even. N meets x with 2x = r + 1 (mod N - 1), who has White in the first half of the numbers. Numbers up to N / 2 have White once more than
 * Black, the others once less.
 */
export const bergerRound = (players: number, round: number): readonly TableGame[] => {
  const last = players + (players % 2)
  const modulus = last - 1
  const number = (value: number): number => ((((value - 1) % modulus) + modulus) % modulus) + 1
  // 2x = round + 1; modulus is odd, so half of an odd number is half of it plus the modulus.
  const resting = number((round + 1) % 2 === 0 ? (round + 1) / 2 : (round + 1 + modulus) / 2)
  const games: TableGame[] = players < last ? [] : [resting <= last / 2 ? [resting, last] : [last, resting]]
  for (let step = 1; step < last / 2; step++) {
    const [a, b] = [number(resting + step), number(resting - step)]
    const [small, large] = [Math.min(a, b), Math.max(a, b)]
    games.push((a + b) % 2 === 1 ? [small, large] : [large, small])
  }
  return games
}
