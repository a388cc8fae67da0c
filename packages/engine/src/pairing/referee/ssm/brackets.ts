import type { PlayerId } from '../../../model/ids.ts'
import type { SsmRow } from './sheet.ts'

export type SsmBracket = {
  readonly movedDown: readonly SsmRow[]
  readonly residents: readonly SsmRow[]
  readonly pairs: readonly (readonly [SsmRow, SsmRow])[]
  readonly free: readonly SsmRow[]
  readonly last: boolean
  readonly combined: boolean
}

export const scoresOf = (rows: readonly SsmRow[]): readonly number[] => [...new Set(rows.map(({ standing }) => standing[0]))]

/** The brackets a pairing came from when everything from the score `combinedFrom` down was combined (C9). `leaves` are not among those who go on down. */
export const ssmBrackets = (
  rows: readonly SsmRow[],
  opponents: ReadonlyMap<PlayerId, PlayerId>,
  combinedFrom: number,
  leaves: (players: readonly SsmRow[]) => SsmRow | null = () => null,
): readonly SsmBracket[] => {
  const scores = scoresOf(rows)
  const tops = scores.filter((score) => score >= combinedFrom)
  const brackets: SsmBracket[] = []
  let movedDown: readonly SsmRow[] = []
  for (const score of tops) {
    const last = score === tops.at(-1)
    const residents = rows.filter(({ standing }) => (last ? standing[0] <= score : standing[0] === score))
    const players = [...movedDown, ...residents]
    const inside = new Map(players.map((row) => [row.id, row]))
    const partner = (row: SsmRow): SsmRow | undefined => inside.get(opponents.get(row.id) as PlayerId)
    const pairs = players.flatMap((row, at) => {
      const other = partner(row)
      return other !== undefined && players.indexOf(other) > at ? [[row, other] as const] : []
    })
    const free = players.filter((row) => partner(row) === undefined)
    brackets.push({ movedDown, residents, pairs, free, last, combined: last && score !== scores.at(-1) })
    const left = last ? null : leaves(players)
    movedDown = free.filter((row) => row !== left)
  }
  return brackets
}
