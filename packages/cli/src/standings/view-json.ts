import { type Crosstable, type PlayerCard, type RatingReport, toNumber, type WallChart } from '@zug/engine/standings'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export const crosstableJson = ({ kind, standings, rows }: Crosstable): string =>
  json({
    kind,
    round: standings.round,
    final: standings.final,
    rows: rows.map(({ line, row, cells }) => ({
      line,
      rank: row.rank,
      ...(row.unranked === true ? { unranked: true } : {}),
      id: row.player.id,
      name: row.player.name,
      points: row.points / 10,
      cells,
    })),
  })

export const wallChartJson = ({ rounds, rows }: WallChart): string =>
  json({
    rounds,
    rows: rows.map(({ player, cells }) => ({
      id: player.id,
      pairingNumber: player.pairingNumber,
      name: player.name,
      cells: cells.map(({ outcome, progressive }) => ({ outcome, points: progressive / 10 })),
    })),
  })

export const cardJson = (card: PlayerCard, report: RatingReport): string =>
  json({
    id: card.player.id,
    pairingNumber: card.player.pairingNumber,
    name: card.player.name,
    title: card.player.title,
    rating: card.player.rating,
    rounds: card.rounds.map(({ round, opponent, opponentNumber, opponentName, outcome, float, points, progressive }) => ({
      round,
      opponent,
      opponentNumber,
      opponentName,
      outcome,
      float,
      points: points / 10,
      progressive: progressive / 10,
    })),
    ratingReport: {
      ...report,
      score: toNumber(report.score),
      expected: report.expected === null ? null : toNumber(report.expected),
      change: report.change === null ? null : toNumber(report.change),
    },
  })
