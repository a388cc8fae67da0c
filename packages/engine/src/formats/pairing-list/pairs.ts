import { type PlayerId, playerId } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'
import { err, ok, type Result } from '../../result.ts'

/** Boards and bye, the way tournament programs read them from an engine. */
export type PairList = {
  readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[]
  readonly bye: PlayerId | null
}

/** The number of pairs, then `white black` a line, the bye as `id 0`. The bye is counted as a pair. */
export const makePairs = (boards: PairList['boards'], bye: PlayerId | null): string => {
  const rows = boards.map(({ white, black }) => `${white} ${black}`)
  if (bye !== null) rows.push(`${bye} 0`)
  return `${[rows.length, ...rows].join('\n')}\n`
}

export const pairsIssues = ['pairs-count-malformed', 'pairs-count-mismatch', 'pair-malformed', 'player-twice', 'bye-twice'] as const
export type PairsIssueCode = (typeof pairsIssues)[number]

const maximumLines = 100_000

export const parsePairs = (text: string): Result<PairList, Issue[]> => {
  const issues: Issue[] = []
  const report = (code: PairsIssueCode, line: number, message: string) => issues.push({ code, severity: 'error', line, column: 1, message })
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, maximumLines)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const first = lines[0]?.trim() ?? ''
  const count = /^\d{1,6}$/.test(first) ? Number(first) : null
  if (count === null) report('pairs-count-malformed', 1, 'The first line is the number of pairs.')
  else if (count !== lines.length - 1) report('pairs-count-mismatch', 1, `${count} pairs announced, ${lines.length - 1} follow.`)
  const boards: { white: PlayerId; black: PlayerId }[] = []
  let bye: PlayerId | null = null
  const seen = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const match = /^(\d{1,6})\s+(\d{1,6})$/.exec(line.trim())
    const [white, black] = [Number(match?.[1]), Number(match?.[2])]
    if (match === null || white === 0) {
      report('pair-malformed', index + 1, 'A pair is two starting ranks, White first, or a starting rank and 0 for the bye.')
      continue
    }
    for (const id of [white, black]) {
      if (id !== 0 && seen.has(id)) report('player-twice', index + 1, `Player ${id} is paired twice.`)
      seen.add(id)
    }
    if (black !== 0) boards.push({ white: playerId(white), black: playerId(black) })
    else if (bye !== null) report('bye-twice', index + 1, `Players ${bye} and ${white} both have the bye.`)
    else bye = playerId(white)
  }
  return issues.length > 0 ? err(issues) : ok({ boards, bye })
}
