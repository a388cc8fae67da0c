import { makeTieBreak, type StandingsReport, toNumber, valueText } from '@zug/engine/standings'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'

/** Lines of their own about the recorded ranks; none when they are right or there is nothing to check. */
export const standingsLines = (file: string, report: StandingsReport, style: Style): readonly string[] => {
  if (report.kind === 'nothing-to-check') return []
  const name = style('bold', printable(file))
  const partly =
    report.unreadable === null ? [] : [`${name} standings checked only before ${printable(report.unreadable)}, which cannot be computed`]
  const first = report.differences[0]
  if (first === undefined) return partly
  const { criterion, upper, lower } = first
  const code = makeTieBreak(criterion)
  const side = (place: typeof upper): string =>
    `rank ${place.recorded} player ${place.player} with ${valueText(criterion, place.value) || 'no value'}`
  const more = report.differences.length - 1
  return [
    `${name} standings ${style('red', 'differ')} at ${code} (C.07 of ${report.edition}; ${report.criteria.join(', ')})`,
    `  recorded: ${side(upper)}, ${side(lower)}${more === 0 ? '' : `; ${more} more ${more === 1 ? 'pair' : 'pairs'} of neighbours`}`,
    ...partly,
  ]
}

/** What `check --json` says about the standings of a file. */
export const standingsCheckJson = (report: StandingsReport) =>
  report.kind === 'nothing-to-check'
    ? report
    : {
        ...report,
        differences: report.differences.map(({ criterion, upper, lower }) => ({
          criterion: makeTieBreak(criterion),
          upper: { ...upper, value: upper.value === null ? null : toNumber(upper.value) },
          lower: { ...lower, value: lower.value === null ? null : toNumber(lower.value) },
        })),
      }
