import type { DeskState } from '@zug/engine/desk'

/** Has this player, or the player's team, a game in the round that has no result, or none that is shown? */
export const stillOpen = ({ rounds, teams }: DeskState): ((round: number, entrant: number) => boolean) => {
  const open = new Set<string>()
  for (const { round, boards } of rounds)
    for (const { white, black, result } of boards) {
      if (result !== null) continue
      for (const entrant of [white, black])
        for (const id of [entrant, ...(teams.get(entrant)?.boards ?? []), ...(teams.get(entrant)?.alternates ?? [])])
          open.add(`${round} ${id}`)
    }
  return (round, entrant) => open.has(`${round} ${entrant}`)
}

type Line = { readonly round: number; readonly progressive: number }

/** Lines of one player, with `open` for a game that is on: it counts for nothing yet, whatever it will count for pairing. In tenths. */
export const countingNothing = <T extends Line>(
  lines: readonly T[],
  isOpen: (round: number) => boolean,
): readonly (T & { readonly open?: true })[] => {
  let [before, unearned] = [0, 0]
  return lines.map((line) => {
    const gained = line.progressive - before
    before = line.progressive
    if (!isOpen(line.round)) return { ...line, progressive: line.progressive - unearned }
    unearned += gained
    return { ...line, open: true as const, progressive: line.progressive - unearned }
  })
}
