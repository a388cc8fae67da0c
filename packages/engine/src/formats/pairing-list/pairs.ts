import { type PlayerId, playerId } from '../../model/ids.ts'
import type { PairsIssue, PairsIssueData } from '../../model/issues/pairs.ts'
import { err, ok, type Result } from '../../result.ts'
import { limits } from '../limits.ts'

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

export const pairsIssues = [
  'pairs-count-malformed',
  'pairs-count-mismatch',
  'pair-malformed',
  'player-twice',
  'bye-twice',
] as const satisfies readonly PairsIssue['code'][]
export type PairsIssueCode = PairsIssue['code']

export const parsePairs = (text: string): Result<PairList, PairsIssue[]> => {
  const issues: PairsIssue[] = []
  const report = <Code extends PairsIssueCode>(code: Code, line: number, told: PairsIssueData[Code]) =>
    issues.push({ source: 'pairs', code, severity: 'error', line, column: 1, ...told } as unknown as PairsIssue)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, limits.lines)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const first = lines[0]?.trim() ?? ''
  const count = /^\d{1,6}$/.test(first) ? Number(first) : null
  if (count === null) report('pairs-count-malformed', 1, {})
  else if (count !== lines.length - 1) report('pairs-count-mismatch', 1, { announced: count, found: lines.length - 1 })
  const boards: { white: PlayerId; black: PlayerId }[] = []
  let bye: PlayerId | null = null
  const seen = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const match = /^(\d{1,6})\s+(\d{1,6})$/.exec(line.trim())
    const [white, black] = [Number(match?.[1]), Number(match?.[2])]
    if (match === null || white === 0) {
      report('pair-malformed', index + 1, {})
      continue
    }
    for (const id of [white, black]) {
      if (id !== 0 && seen.has(id)) report('player-twice', index + 1, { player: id })
      seen.add(id)
    }
    if (black !== 0) boards.push({ white: playerId(white), black: playerId(black) })
    else if (bye !== null) report('bye-twice', index + 1, { players: [bye, white] })
    else bye = playerId(white)
  }
  return issues.length > 0 ? err(issues) : ok({ boards, bye })
}
