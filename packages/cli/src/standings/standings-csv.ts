import { makePoints } from '@zug/engine/model'
import { formatExact, makeTieBreak, type Standings, type TextTable, tieBreakRule } from '@zug/engine/standings'

/** Every rank written out, points with a decimal point: for spreadsheets rather than eyes. */
export const standingsCsvTable = ({ of, rows, criteria }: Standings): TextTable => {
  const tieBreaks = criteria.slice(1)
  const titles = [
    'rank',
    'number',
    'title',
    'name',
    'rating',
    'federation',
    of === 'teams' ? 'match points' : 'points',
    ...(of === 'teams' ? ['game points'] : []),
    ...tieBreaks.map(makeTieBreak),
  ]
  return {
    columns: titles.map((title) => ({ title, align: 'left' })),
    rows: rows.map(({ rank, unranked, player, points, gamePoints, values }) => [
      unranked === true ? '' : String(rank),
      String(player.pairingNumber),
      player.title ?? '',
      player.name.trim(),
      player.rating === null ? '' : String(player.rating),
      player.federation,
      makePoints(points),
      ...(gamePoints === undefined ? [] : [makePoints(gamePoints)]),
      ...tieBreaks.map((code, at) => {
        const value = values[at + 1] ?? null
        return value === null ? '' : formatExact(value, tieBreakRule(code.name)!.decimals)
      }),
    ]),
  }
}
