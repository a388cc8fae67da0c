import type { TieBreakIssue } from '../model/issues/tie-breaks.ts'
import type { Tournament } from '../model/tournament.ts'
import type { TieBreakCode } from './code.ts'
import { parseTieBreaks } from './parse-code.ts'

/** What a report declares: 212 lists the criteria of the standings (points included), 202 the tie-breaks only. 212 counts when both are there. */
export type DeclaredTieBreaks = {
  readonly record: '212' | '202'
  readonly text: string
  /** Up to the first one that cannot be computed. */
  readonly tieBreaks: readonly TieBreakCode[]
  /** The first one that cannot be computed, and why; null when all can. */
  readonly unreadable: { readonly text: string; readonly issue: TieBreakIssue } | null
}

/** null: the report declares none. */
export const declaredTieBreaks = (tournament: Tournament): DeclaredTieBreaks | null => {
  const whose = tournament.teams === undefined ? 'players' : 'teams'
  for (const record of ['212', '202'] as const) {
    const text = tournament.extra.find(({ id, text }) => id === record && text.trim() !== '')?.text.trim()
    if (text === undefined) continue
    const whole = parseTieBreaks(text, whose)
    if (whole.ok) return { record, text, tieBreaks: whole.value, unreadable: null }
    return { record, text, ...readablePart(text, whose) }
  }
  return null
}

const readablePart = (text: string, whose: 'players' | 'teams'): Pick<DeclaredTieBreaks, 'tieBreaks' | 'unreadable'> => {
  const pieces = text.split(/[,;]/).map((piece) => piece.trim())
  let tieBreaks: readonly TieBreakCode[] = []
  for (let count = 1; count <= pieces.length; count++) {
    const parsed = parseTieBreaks(pieces.slice(0, count).join(','), whose)
    if (!parsed.ok) return { tieBreaks, unreadable: { text: pieces[count - 1]!, issue: parsed.error[0]! } }
    tieBreaks = parsed.value
  }
  return { tieBreaks, unreadable: null }
}
