/** One game between teams A and B: whose player of which number has White. */
export type TeamGame = { readonly white: `${'A' | 'B'}${number}`; readonly black: `${'A' | 'B'}${number}` }

/** As published, a negative number for a game in which the player of B has White: board i of A meets |entry i| of B. */
const tables: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 2],
    [-2, -1],
  ],
  3: [
    [1, 2, -3],
    [-2, 3, -1],
    [3, -1, 2],
  ],
  4: [
    [1, 2, -3, -4],
    [-2, -1, 4, 3],
    [3, 4, -1, -2],
    [-4, -3, 2, 1],
  ],
  5: [
    [1, 2, 3, -4, -5],
    [-2, -3, 4, 5, -1],
    [3, 4, -5, -1, 2],
    [-4, 5, 1, -2, -3],
    [5, -1, -2, 3, 4],
  ],
}

/**
 * Scheveningen: two teams, everybody meets all of the other team. Not of the handbook; the tables in use for 2 to 5 boards. Null where there is no table or round.
 */
export const scheveningenRound = (boards: number, round: number): readonly TeamGame[] | null =>
  tables[boards]?.[round - 1]?.map((entry, index): TeamGame => {
    const [a, b] = [`A${index + 1}`, `B${Math.abs(entry)}`] as const
    return entry > 0 ? { white: a, black: b } : { white: b, black: a }
  }) ?? null
