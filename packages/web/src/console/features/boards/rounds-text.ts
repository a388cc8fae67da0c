/** `1, 3–5` as rounds; null for all of them, undefined when it cannot be read. */
export const readRounds = (text: string, last: number): readonly number[] | null | undefined => {
  if (text.trim() === '') return null
  const rounds: number[] = []
  for (const part of text.split(/[\s,;]+(?![-–])/).filter((piece) => piece !== '')) {
    const found = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(part)
    if (found === null) return undefined
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])]
    if (from < 1 || to > last || to < from) return undefined
    for (let round = from; round <= to; round++) rounds.push(round)
  }
  return [...new Set(rounds)].sort((a, b) => a - b)
}

/** The same the other way round: neighbours become a range. */
export const showRounds = (rounds: readonly number[]): string => {
  const ranges: [number, number][] = []
  for (const round of rounds) {
    const open = ranges.at(-1)
    if (open !== undefined && open[1] === round - 1) open[1] = round
    else ranges.push([round, round])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`)).join(', ')
}
