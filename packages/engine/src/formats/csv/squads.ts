/** Somebody who goes into a team: the line of the list, the team's name and the board, as they stand there. */
export type Placed = { readonly index: number; readonly team: string; readonly board: string }
export type Squad = { readonly name: string; readonly members: readonly number[] }

export const sameTeam = (name: string): string => name.trim().toLowerCase()

/** Players by team, board 1 first; where no board is given, in the order of the list. */
export const squadsOf = (placed: readonly Placed[]): readonly Squad[] => {
  const teams = new Map<string, Placed[]>()
  for (const one of placed) {
    const key = sameTeam(one.team)
    if (key !== '') teams.set(key, [...(teams.get(key) ?? []), one])
  }
  return [...teams.values()].map((members) => ({
    name: members[0]!.team.trim(),
    members: members.toSorted((a, b) => boardOf(a) - boardOf(b)).map(({ index }) => index),
  }))
}

const boardOf = ({ board }: Placed): number => (/^\d{1,3}$/.test(board.trim()) ? Number(board) : 1000)

/** How many boards a match probably has: the size that most squads have, the smaller one of two. */
export const likelyBoards = (squads: readonly Squad[]): number => {
  const counts = new Map<number, number>()
  for (const { members } of squads) counts.set(members.length, (counts.get(members.length) ?? 0) + 1)
  return [...counts].toSorted(([a, some], [b, others]) => others - some || a - b)[0]?.[0] ?? 1
}
