import { nationalIdsOf, nationalIdsText } from '../../model/national-ids.ts'
import type { Player } from '../../model/player.ts'
import { addPoints, makePoints, pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { makeRoundCell } from '../trf/results.ts'
import { columns, rareColumns, type WrittenColumn } from './columns.ts'
import { makeRow } from './rows.ts'

/** One row a player in the order of the model: data, points, rank, then each round as opponent, colour and result of a TRF, with the score of the game itself. */
export const makePlayersCsv = ({ players, scoring }: Tournament): string => {
  const rounds = players.reduce((most, player) => Math.max(most, player.outcomes.length), 0)
  const shown = [
    ...columns,
    ...rareColumns.filter((column) =>
      players.some((player) => (column === 'city' ? player.city !== undefined : nationalIdsOf(player).length > 0)),
    ),
  ]
  const header = [...shown, ...Array.from({ length: rounds }, (_, index) => `round ${index + 1}`)]
  const rows = players.map((player) => {
    const points = player.outcomes.reduce((sum, outcome) => addPoints(sum, pointsFor(outcome, scoring)), pointsFromTenths(0))
    const cells: Readonly<Record<WrittenColumn, string>> = {
      id: String(player.id),
      name: player.name,
      title: player.title ?? '',
      rating: player.rating === null ? '' : String(player.rating),
      federation: player.federation,
      'fide id': player.fideId,
      birth: player.birth,
      sex: player.sex ?? '',
      club: player.club,
      city: player.city ?? '',
      'national id': nationalIdsText(nationalIdsOf(player)),
      points: makePoints(points),
      rank: player.rank === null ? '' : String(player.rank),
    }
    const history = Array.from({ length: rounds }, (_, index) => roundText(player.outcomes[index]))
    return [...shown.map((column) => cells[column]), ...history]
  })
  return [header, ...rows].map((row) => `${makeRow(row)}\r\n`).join('')
}

const roundText = (outcome: Player['outcomes'][number] | undefined): string => {
  if (outcome === undefined) return ''
  const [opponent, colour, result] = makeRoundCell(outcome, 'trf16')
  const score = outcome.kind === 'game' && outcome.gameScore !== undefined ? makePoints(outcome.gameScore) : ''
  return outcome.kind === 'bye' ? result : `${opponent} ${colour} ${result} ${score}`.trim()
}
