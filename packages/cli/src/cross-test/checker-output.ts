/** One round as another engine's checker prints it: pairs and bye (black 0) that it expects, and those of the tournament in their place. */
export type CheckedByOther = { readonly round: number; readonly theirs: readonly PrintedPair[]; readonly recorded: readonly PrintedPair[] }
export type PrintedPair = { readonly white: number; readonly black: number }

const pair = /(\d+)\s*-\s*(\d+|pab|bye)\b/gi

/** Every round the checker speaks of; both lists are empty where it agrees. */
export const parseCheckerOutput = (text: string): readonly CheckedByOther[] => {
  const rounds: { round: number; theirs: PrintedPair[]; recorded: PrintedPair[] }[] = []
  /** Where the column of the tournament begins. */
  let second = 24
  for (const line of text.split(/\r\n|\r|\n/)) {
    const head = /Round #(\d+)/.exec(line)
    if (head !== null) {
      rounds.push({ round: Number(head[1]), theirs: [], recorded: [] })
      continue
    }
    const columns = /Checker pairings\s+(?=Tournament pairings)/.exec(line)
    if (columns !== null) second = columns.index + columns[0].length - 4
    const current = rounds.at(-1)
    if (current === undefined || columns !== null) continue
    for (const match of line.matchAll(pair)) {
      const black = Number(match[2])
      const entry = { white: Number(match[1]), black: Number.isNaN(black) ? 0 : black }
      if (match.index < second) current.theirs.push(entry)
      else current.recorded.push(entry)
    }
  }
  return rounds
}
