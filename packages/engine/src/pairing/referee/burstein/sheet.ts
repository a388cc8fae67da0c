import type { PlayerId } from '../../../model/ids.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { Player } from '../../../model/player.ts'
import { pointsFor } from '../../../model/scoring.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { february2026 } from '../editions.ts'
import { type Row, sheetOf } from '../sheet.ts'

/** C.04.4.2 1.7: a line of the sheet with the strength of the opposition so far. */
export type BursteinRow = Row & { readonly buchholz: number; readonly berger: number }

/** The lines before a round, by score, then by 1.8; colours, meetings and byes are noted as for the Dutch system. */
export const bursteinSheet = (tournament: Tournament, round: number, series: 'current-round' | 'last-round'): readonly BursteinRow[] => {
  const { players, scoring } = tournament
  const played = Math.max(0, ...players.map(({ outcomes }) => outcomes.length))
  const of = ({ outcomes }: Player, r: number): Outcome => outcomes[r - 1] ?? { kind: 'absent' }
  const isNothing = (outcome: Outcome): boolean =>
    outcome.kind === 'absent' ||
    (outcome.kind === 'bye' && outcome.bye === 'zero-point' && pointsFor(outcome, scoring) === scoring.zeroPointBye)
  const awayNow = (player: Player): boolean =>
    round <= played
      ? isNothing(of(player, round))
      : tournament.requestedByes.some((bye) => bye.player === player.id && bye.round === round && bye.bye === 'zero-point')

  const own = new Map<PlayerId, number>()
  const seen = new Map<PlayerId, number>()
  for (const player of players) {
    let [points, asSeen, running] = [0, 0, 0]
    for (let r = 1; r < round; r++) {
      const outcome = of(player, r)
      points += pointsFor(outcome, scoring)
      running = isNothing(outcome) ? running + 1 : 0
    }
    asSeen = points
    if (running > 0 && (series === 'last-round' || awayNow(player))) asSeen += running * (scoring.drawWhite - scoring.zeroPointBye)
    own.set(player.id, points)
    seen.set(player.id, asSeen)
  }

  const byId = new Map(players.map((player) => [player.id, player]))
  const rows = sheetOf(tournament, round, february2026).map((row): BursteinRow => {
    const player = byId.get(row.id)!
    let [buchholz, berger] = [0, 0]
    for (let r = 1; r < round; r++) {
      const outcome = of(player, r)
      const against = outcome.kind === 'game' ? seen.get(outcome.opponent)! : own.get(player.id)!
      buchholz += against
      berger += against * pointsFor(outcome, scoring)
    }
    return { ...row, buchholz, berger }
  })
  return rows.sort((a, b) => b.points - a.points || higherFirst(a, b))
}

/** 1.8. */
export const higherFirst = (a: BursteinRow, b: BursteinRow): number => {
  if (a.buchholz !== b.buchholz) return b.buchholz - a.buchholz
  if (a.berger !== b.berger) return b.berger - a.berger
  return a.number - b.number
}
