import { playerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import { addPoints, type Points, pointsFromTenths, subtractPoints } from '../../model/points.ts'
import { pointsFor, type ScoringSystem, scoringSystem, standardScoring } from '../../model/scoring.ts'
import { playerFields } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import type { PlayerRecord } from './player-record.ts'
import { byeOutcome } from './results.ts'
import type { Rounds } from './rounds.ts'

const zero = pointsFromTenths(0)

/** A player whose points are not those of the outcomes. */
type PointsFault = { readonly player: PlayerRecord; readonly expected: Points }

/**
 * Points written must be the points of the outcomes. Programs differ on three things, and all readings are taken: byes announced for rounds to come may be
 * counted already, an adjourned game may count nothing yet, and so may the bye of a last round whose games are still to be played.
 */
const pointsFaults = (players: readonly PlayerRecord[], rounds: Rounds, scoring: ScoringSystem): readonly PointsFault[] => {
  const announced = new Map<number, Points[]>()
  for (const { player, bye } of rounds.requestedByes)
    announced.set(player, [...(announced.get(player) ?? []), pointsFor(byeOutcome(bye), scoring)])
  const last = rounds.paired - 1
  const isOpen = [...rounds.outcomes.values()].some((outcomes) => isAdjourned(outcomes[last]))
  return players.flatMap((player) => {
    const outcomes = rounds.outcomes.get(playerId(player.id)) ?? []
    if (player.points === null || !readable(outcomes)) return []
    const expected = sum(outcomes.map((outcome) => pointsFor(outcome, scoring)))
    const isPending = (outcome: Outcome, at: number): boolean => isAdjourned(outcome) || (isOpen && at === last && outcome.kind === 'bye')
    const pending = sum(outcomes.filter(isPending).map((outcome) => pointsFor(outcome, scoring)))
    const adjourned = sum(outcomes.filter(isAdjourned).map((outcome) => pointsFor(outcome, scoring)))
    const later = announced.get(player.id) ?? []
    const extras = [zero, later[0] ?? zero, sum(later)]
    const accepted = [expected, subtractPoints(expected, adjourned), subtractPoints(expected, pending)].flatMap((base) =>
      extras.map((extra) => addPoints(base, extra)),
    )
    return accepted.includes(player.points) ? [] : [{ player, expected }]
  })
}

const isAdjourned = (outcome: Outcome | 'broken' | undefined): boolean =>
  outcome !== undefined && outcome !== 'broken' && outcome.kind === 'game' && outcome.result === 'adjourned'

/** Are all points written those of this scoring? */
export const explainsPoints = (players: readonly PlayerRecord[], rounds: Rounds, scoring: ScoringSystem): boolean =>
  pointsFaults(players, rounds, scoring).length === 0

/** Reports every fault. Players of a 299 record have points that come from elsewhere. */
export const checkPoints = (
  players: readonly PlayerRecord[],
  rounds: Rounds,
  scoring: ScoringSystem,
  adjusted: ReadonlySet<number>,
  list: IssueList,
): void => {
  for (const { player, expected } of pointsFaults(players, rounds, scoring)) {
    const place = { line: player.line, column: playerFields.points.from, player: player.id }
    report(list, adjusted.has(player.id) ? 'points-with-299' : 'points-mismatch', { ...place, points: player.points!, expected })
  }
}

/** Scoring that events use without a record to say so, likeliest first. */
const unspoken: readonly ScoringSystem[] = [
  scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(5) }),
  scoringSystem(10, 5, 0, { pairingAllocatedBye: zero }),
  ...[30, 20].flatMap((win) => [win, 10, 0].map((bye) => scoringSystem(win, 10, 0, { pairingAllocatedBye: pointsFromTenths(bye) }))),
]

/** One slip of the pen is not another scoring: so many players must speak for it, unless all who differ had the bye. */
const fewestWitnesses = 4

/**
 * The scoring of a file that declares none: 1-½-0, unless the points written say otherwise and one of the other usual ways explains every one of
 * them. What was concluded is told as a warning.
 */
export const scoringByPoints = (players: readonly PlayerRecord[], rounds: Rounds, list: IssueList): ScoringSystem => {
  const faults = pointsFaults(players, rounds, standardScoring)
  const [first] = faults
  if (first === undefined) return standardScoring
  const hadBye = ({ player }: PointsFault): boolean =>
    (rounds.outcomes.get(playerId(player.id)) ?? []).some(
      (outcome) => outcome !== 'broken' && outcome.kind === 'bye' && outcome.bye === 'pairing-allocated',
    )
  if (!faults.every(hadBye) && faults.length < fewestWitnesses) return standardScoring
  const fitting = unspoken.find((scoring) => pointsFaults(players, rounds, scoring).length === 0)
  if (fitting === undefined) return standardScoring
  const place = { line: first.player.line, column: playerFields.points.from, player: first.player.id }
  const { winWhite: win, drawWhite: draw, lossWhite: loss, pairingAllocatedBye: bye } = fitting
  report(list, 'scoring-inferred', { ...place, win, draw, loss, bye })
  return fitting
}

const readable = (outcomes: readonly (Outcome | 'broken')[]): outcomes is readonly Outcome[] => !outcomes.includes('broken')

const sum = (values: readonly Points[]): Points => values.reduce((total, value) => addPoints(total, value), zero)
