import type { PlayerId } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { add, exact, multiply, toNumber } from '../standings/exact.ts'
import { ratingReports } from '../standings/rating-report.ts'
import type { Standings } from '../standings/standings.ts'
import type { Contender } from './contender.ts'

/** Everybody in the order of the standings; those of one rank in the order of the list. `firstTime`: who plays here for the first time, which no file says. */
export const contendersOf = (
  tournament: Tournament,
  { rows, round }: { readonly rows: readonly Pick<Standings['rows'][number], 'player' | 'points'>[]; readonly round: number },
  firstTime: ReadonlySet<PlayerId> = new Set(),
): readonly Contender[] => {
  // What came after the round of the standings is no gain of theirs.
  const then = { ...tournament, players: tournament.players.map((player) => ({ ...player, outcomes: player.outcomes.slice(0, round) })) }
  const reports = ratingReports(then)
  return rows.map(({ player, points }): Contender => {
    // Whether it is one K or another is all the same: only score and expectation are asked for.
    const report = reports(player.id, { k: 20 })
    return {
      id: player.id,
      points: Number(points),
      rating: player.rating,
      sex: player.sex,
      birth: player.birth,
      club: player.club,
      federation: player.federation,
      firstTime: firstTime.has(player.id),
      // Taken exactly: equal gains are the same number, and the standings decide between them.
      gain:
        report === null || report.expected === null || report.games === 0
          ? null
          : toNumber(add(report.score, multiply(exact(-1), report.expected))),
    }
  })
}
