import { playerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import { addPoints, makePoints, type Points, pointsFromTenths, subtractPoints } from '../../model/points.ts'
import { pointsFor, type ScoringSystem } from '../../model/scoring.ts'
import { playerFields } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import type { PlayerRecord } from './player-record.ts'
import { byeOutcome } from './results.ts'
import type { Rounds } from './rounds.ts'

/**
 * Points written must be the points of the outcomes. Programs differ on two things, and both readings are taken: byes announced for rounds
 * to come may be counted already, and an adjourned game may count nothing yet. Players of a 299 record have points that come from elsewhere.
 */
export const checkPoints = (
  players: readonly PlayerRecord[],
  rounds: Rounds,
  scoring: ScoringSystem,
  adjusted: ReadonlySet<number>,
  list: IssueList,
): void => {
  const announced = new Map<number, Points[]>()
  for (const { player, bye } of rounds.requestedByes)
    announced.set(player, [...(announced.get(player) ?? []), pointsFor(byeOutcome(bye), scoring)])
  for (const player of players) {
    const outcomes = rounds.outcomes.get(playerId(player.id)) ?? []
    if (player.points === null || !readable(outcomes)) continue
    const expected = sum(outcomes.map((outcome) => pointsFor(outcome, scoring)))
    const adjourned = sum(
      outcomes.map((outcome) => (outcome.kind === 'game' && outcome.result === 'adjourned' ? pointsFor(outcome, scoring) : zero)),
    )
    const later = announced.get(player.id) ?? []
    const extras = [zero, later[0] ?? zero, sum(later)]
    const accepted = [expected, subtractPoints(expected, adjourned)].flatMap((base) => extras.map((extra) => addPoints(base, extra)))
    if (accepted.includes(player.points)) continue
    const place = { line: player.line, column: playerFields.points.from, player: player.id }
    const found = `Player ${player.id} has ${makePoints(player.points)} points, but the results give ${makePoints(expected)}`
    if (adjusted.has(player.id)) report(list, 'points-with-299', place, `${found}; of 299 records those that name a result are counted.`)
    else report(list, 'points-mismatch', place, `${found}. Correct one of them, or state the scoring (162, XXS or BBW, BBD ...).`)
  }
}

const readable = (outcomes: readonly (Outcome | 'broken')[]): outcomes is readonly Outcome[] => !outcomes.includes('broken')

const zero = pointsFromTenths(0)
const sum = (values: readonly Points[]): Points => values.reduce((total, value) => addPoints(total, value), zero)
