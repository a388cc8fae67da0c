import { displayPoints } from '../../model/points.ts'
import { makeTieBreak, type TieBreakCode } from '../code.ts'
import { type Exact, formatExact } from '../exact.ts'
import { ruleOf } from '../rank.ts'
import type { Standings } from '../standings.ts'
import { left, right, type TextTable } from './text-table.ts'

/** A value with the decimals of its tie-break; empty when there is none. */
export const valueText = (code: TieBreakCode, value: Exact | null): string =>
  value === null ? '' : formatExact(value, ruleOf(code).decimals)

/** What stands above the column of a tie-break, and of the points. */
export const headingOf = (code: TieBreakCode): string => ruleOf(code).heading ?? makeTieBreak(code)
export const pointsHeading = ({ of, manner }: Pick<Standings, 'of' | 'manner'>): string =>
  of === 'teams' ? 'MP' : manner.wdl ? 'WDL' : 'Pts'

/** Once for all who share it, and a dash for a player who has none. */
const rankText = (rank: number | null, before: number | undefined): string => (rank === null ? '-' : rank === before ? '' : String(rank))

/** Rank, player, points and tie-breaks. A shared rank is written once, with the first who has it. */
export const standingsTable = ({ of, manner, rows, criteria }: Standings): TextTable => {
  const tieBreaks = criteria.slice(1)
  return {
    columns: [
      right('Rk'),
      right('No'),
      left(''),
      left('Name'),
      right('Rtg'),
      right(pointsHeading({ of, manner })),
      ...(of === 'teams' ? [right('GP')] : []),
      ...tieBreaks.map((code) => right(headingOf(code))),
    ],
    rows: rows.map(({ rank, unranked, player, points, gamePoints, values }, at) => [
      rankText(unranked === true ? null : rank, rows[at - 1]?.rank),
      String(player.pairingNumber),
      player.title ?? '',
      player.name.trim(),
      player.rating === null ? '' : String(Math.round(player.rating)),
      displayPoints(points),
      ...(gamePoints === undefined ? [] : [displayPoints(gamePoints)]),
      ...tieBreaks.map((code, index) => valueText(code, values[index + 1]!)),
    ]),
  }
}
