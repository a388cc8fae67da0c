import { playerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import { addPoints, type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor, type ScoringSystem, scoringSystem, standardScoring } from '../../model/scoring.ts'
import type { NotCounted } from '../../model/tournament.ts'
import { playerFields } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import { isCounted, isOpenGame } from './open-round.ts'
import type { PlayerRecord } from './player-record.ts'
import { byeOutcome } from './results.ts'
import type { Rounds } from './rounds.ts'

const zero = pointsFromTenths(0)

/** A player whose points are not those of the outcomes. */
type PointsFault = { readonly player: PlayerRecord; readonly expected: Points }

/** What may be in the points of a player beyond what is certain: by each of the readings, and of each bye announced. Programs differ on these. */
type Parts = { readonly by: readonly Points[]; readonly announced: readonly Points[] }

/** What a report may leave out of an open round. */
const readings: readonly (readonly NotCounted[])[] = [
  [],
  ['open-games'],
  ['open-games', 'open-allocated-byes'],
  ['open-games', 'open-byes'],
  ['open-games', 'open-byes', 'open-results'],
]
/** Of one player alone, points without a result that is in are a fault. */
const readingsOfOne = 4

const partsOf = (rounds: Rounds, scoring: ScoringSystem): ((player: PlayerRecord) => Parts | null) => {
  const announced = new Map<number, Points[]>()
  for (const { player, bye } of rounds.requestedByes)
    announced.set(player, [...(announced.get(player) ?? []), pointsFor(byeOutcome(bye), scoring)])
  const last = rounds.paired - 1
  const isOpen = [...rounds.outcomes.values()].some((outcomes) => isOpenGame(outcomes[last]))
  return (player) => {
    const outcomes = rounds.outcomes.get(playerId(player.id)) ?? []
    if (player.points === null || !readable(outcomes)) return null
    let certain = zero
    const uncertain: Outcome[] = []
    for (let at = 0; at < outcomes.length; at++) {
      const outcome = outcomes[at]!
      if ((isOpen && at === last) || isOpenGame(outcome)) uncertain.push(outcome)
      else certain = addPoints(certain, pointsFor(outcome, scoring))
    }
    const by = readings.map((left) =>
      uncertain.reduce(
        (total, outcome) => (isCounted(outcome, true, left) ? addPoints(total, pointsFor(outcome, scoring)) : total),
        certain,
      ),
    )
    return { by, announced: announced.get(player.id) ?? [] }
  }
}

/** Points written must be the points of the outcomes, by one of the readings; each with no bye announced, the next one, or all. */
const pointsFaults = (players: readonly PlayerRecord[], rounds: Rounds, scoring: ScoringSystem): readonly PointsFault[] => {
  const of = partsOf(rounds, scoring)
  const faults = players.flatMap((player) => {
    const parts = of(player)
    if (parts === null || player.unsure || player.points === parts.by[0]) return []
    const { by, announced } = parts
    const extras = [zero, announced[0] ?? zero, sum(announced)]
    const accepted = by.slice(0, readingsOfOne).flatMap((points) => extras.map((extra) => addPoints(points, extra)))
    return accepted.includes(player.points!) ? [] : [{ player, expected: by[0]! }]
  })
  return faults.length === 0 || notCountedIn(players, rounds, scoring) !== null ? [] : faults
}

/** The reading by which the points of all players are what the file says, told by what it leaves out; null where they are of several readings, or leave nothing out. */
export const notCountedIn = (players: readonly PlayerRecord[], rounds: Rounds, scoring: ScoringSystem): readonly NotCounted[] | null =>
  leftOutOf(players, rounds, scoring) ??
  leftOutOf(
    players.filter(({ unsure }) => !unsure),
    rounds,
    scoring,
  )

const leftOutOf = (players: readonly PlayerRecord[], rounds: Rounds, scoring: ScoringSystem): readonly NotCounted[] | null => {
  const cellsOf: ReadonlyMap<number, PlayerRecord['cells']> = new Map(players.map(({ id, cells }) => [id, cells]))
  // Byes of 240 stand nowhere in 001, and are in no points that we write.
  const inColumns = rounds.requestedByes.filter(({ player, round }) => (cellsOf.get(player)?.[round - 1] ?? null) !== null)
  const of = partsOf({ ...rounds, requestedByes: inColumns }, scoring)
  const known = players.flatMap((player) => {
    const parts = of(player)
    return parts === null ? [] : [{ points: player.points!, parts }]
  })
  for (const more of [[], ['announced-byes']] as const)
    for (const [n, left] of readings.entries()) {
      const fits = known.every(({ points, parts }) => points === addPoints(parts.by[n]!, more.length > 0 ? zero : sum(parts.announced)))
      if (fits) return left.length + more.length === 0 ? null : [...left, ...more]
    }
  return null
}

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
 * them. What was concluded is told as a warning, unless it is what the bye of a team is worth to its members: the team has its own points of it (320).
 */
export const scoringByPoints = (players: readonly PlayerRecord[], rounds: Rounds, ofTeams: boolean, list: IssueList): ScoringSystem => {
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
  if (!ofTeams || win !== standardScoring.winWhite) report(list, 'scoring-inferred', { ...place, win, draw, loss, bye })
  return fitting
}

const readable = (outcomes: readonly (Outcome | 'broken')[]): outcomes is readonly Outcome[] => !outcomes.includes('broken')

const sum = (values: readonly Points[]): Points => values.reduce((total, value) => addPoints(total, value), zero)
