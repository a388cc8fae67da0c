import type { TieBreakIssue } from '../model/issues/tie-breaks.ts'
import { makeTieBreak, plainCode, type TieBreakCode } from './code.ts'
import { knownNames } from './parse-code.ts'
import { tieBreakRule } from './tie-breaks/index.ts'

/** C.07 4.2: the points, and after them those of the tie-breaks that can be computed here; of the others it is said why not, and they decide nothing. */
export const usableCodes = (
  codes: readonly TieBreakCode[],
  whose: 'players' | 'teams',
): { readonly criteria: readonly TieBreakCode[]; readonly issues: readonly TieBreakIssue[] } => {
  const criteria: TieBreakCode[] = [plainCode('PTS')]
  const issues: TieBreakIssue[] = []
  for (const code of codes) {
    const text = makeTieBreak(code)
    if (text === 'PTS') continue
    const rule = tieBreakRule(code.name)
    const issue = { source: 'tie-breaks', severity: 'error', article: 'C.02.03 MTB26', text } as const
    if (rule === null) issues.push({ ...issue, code: 'tie-break-unknown', known: knownNames(whose) })
    else if (rule.for !== 'both' && rule.for !== whose) issues.push({ ...issue, code: `tie-break-for-${rule.for}` })
    else criteria.push(code)
  }
  return { criteria, issues }
}
