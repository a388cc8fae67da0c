import { makeTieBreak, type TieBreakCode } from '../code.ts'
import { type Exact, formatExact } from '../exact.ts'
import { ruleOf } from '../rank.ts'
import type { Standings, StandingsRow } from '../standings.ts'
import type { Term, Working } from '../working.ts'
import { noteText } from './note-text.ts'
import { valueText } from './standings-table.ts'

/** As short as it can be without loss, else two decimals: 3.5, 10.25, 6.17. */
const short = (value: Exact): string => {
  for (const decimals of [0, 1, 2]) if (10 ** decimals % value.denominator === 0) return formatExact(value, decimals)
  return formatExact(value, 2)
}

const termLine = (term: Term, nameOf: (id: number) => string): string => {
  const round = term.round === null ? '' : `round ${term.round}`
  const opponent = term.opponent === null ? '' : `${term.opponent} ${nameOf(term.opponent)}`.trim()
  const value = short(term.value)
  const score = term.score === null ? value : short(term.score)
  const product = term.times !== null ? `${score} × ${short(term.times)} = ${value}` : score === value ? value : `${score}: ${value}`
  const parts = [round, opponent, product, noteText(term.note, nameOf), noteText(term.cut, nameOf)].filter((part) => part !== '')
  return `  ${term.cut === null ? ' ' : '✗'} ${parts.join(', ')}`
}

/** The article that a tie-break comes from: of C.07, or of another rule. */
export const sourceOf = (code: TieBreakCode): string => {
  const { article } = ruleOf(code)
  return /^\d/.test(article) ? `C.07 ${article}` : article
}

/** The rules that these standings are by: C.07 with its edition where one of its tie-breaks is used, else those that the tie-breaks come from. */
export const standingsRules = ({ criteria, edition }: Standings): readonly string[] => {
  const sources = criteria.slice(1).map((code) => {
    const source = sourceOf(code)
    return source.startsWith('C.07') ? `C.07 of ${edition}` : source
  })
  return [...new Set(sources)]
}

/** SSM D.a: of an event told by wins, draws and losses the points are those. */
const wdl = {
  name: 'WDL',
  title: 'Wins, draws and losses',
  source: 'SSM D.a',
} as const

const criterionLines = (
  code: TieBreakCode,
  working: Working,
  nameOf: (id: number) => string,
  first: typeof wdl | null,
): readonly string[] => {
  const { title, heading, reading } = ruleOf(code)
  const told = reading === undefined ? title : `${title}, ${reading(code)}`
  const value = valueText(code, working.value)
  const note = working.note === null ? '' : ` (${noteText(working.note, nameOf)})`
  return [
    `${first?.name ?? heading ?? makeTieBreak(code)} ${value === '' ? '–' : value}${note}  ${first?.title ?? told}, ${first?.source ?? sourceOf(code)}`,
    ...working.terms.map((term) => termLine(term, nameOf)),
  ]
}

/** Every criterion of one player term by term: opponent, adjusted score, what was cut and why. */
export const workingLines = (standings: Standings, row: StandingsRow): readonly string[] => {
  const names = new Map(standings.rows.map(({ player }) => [player.id as number, player.name.trim()]))
  const workings = row.working()
  return standings.criteria.flatMap((code, at) =>
    criterionLines(code, workings[at]!, (id) => names.get(id) ?? '', at === 0 && standings.manner.wdl ? wdl : null),
  )
}
