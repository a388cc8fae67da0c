import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { virtualPointsOf } from './acceleration.ts'
import type { Due, Letter } from './colours.ts'
import { dutchDeclared, readingsDeclared } from './declared.ts'
import type { RefereeEdition } from './editions.ts'

export type FloatMark = 'down' | 'up' | null

/** One line of the pairing sheet: a player to be paired, as the tournament stands before the round. */
export type Row = {
  readonly id: PlayerId
  readonly number: PairingNumber
  /** From 0, highest first. */
  readonly place: number
  /** Tenths, virtual points of the round included. */
  readonly points: number
  /** Played games only, oldest first. */
  readonly colours: readonly Letter[]
  /** Whites minus Blacks. */
  readonly balance: number
  readonly due: Due
  /** Floats of the last round and of the one before. */
  readonly floats: readonly [FloatMark, FloatMark]
  readonly met: ReadonlySet<PlayerId>
  readonly forbidden: ReadonlySet<PlayerId>
  readonly keptFromBye: boolean
  /** Games not played, for whatever reason. */
  readonly unplayed: number
  readonly topscorer: boolean
  /** Odd among those ever paired, or by the pairing number where the tournament says so. */
  readonly odd: boolean
}

type Memory = {
  points: number
  colours: Letter[]
  floats: FloatMark[]
  met: Set<PlayerId>
  keptFromBye: boolean
  unplayed: number
  dealtWith: boolean
}

/** The sheet for a round, from the highest ranked down, made by playing the tournament through from its first round. */
export const sheetOf = (tournament: Tournament, round: number, edition: RefereeEdition): readonly Row[] => {
  const dutch = dutchDeclared(tournament)
  const readings = readingsDeclared(tournament)
  const forfeitFloats = edition.forfeitFloats(readings)
  const memories = new Map(tournament.players.map((player) => [player.id, newMemory()]))
  const virtual = virtualPointsOf(tournament, edition.accelerationIsLiteral)
  const pointsIn = (id: PlayerId, r: number): number => memories.get(id)!.points + virtual(id, r)
  for (let r = 1; r < round; r++) {
    // Floats compare the scores with which the round was paired, so nobody gets points before all floats are noted.
    const before = new Map(tournament.players.map(({ id }) => [id, pointsIn(id, r)]))
    for (const player of tournament.players)
      remember(memories.get(player.id)!, player.id, outcomeIn(player, r), before, tournament.scoring, edition, forfeitFloats)
  }

  if (dutch.colourless) for (const memory of memories.values()) memory.colours.length = 0

  const present = toBePaired(tournament, round)
  const here = new Set(present)
  const ranked = present.toSorted((a, b) => pointsIn(b.id, round) - pointsIn(a.id, round) || a.pairingNumber - b.pairingNumber)
  const counted = tournament.players.filter((player) => memories.get(player.id)!.dealtWith || here.has(player))
  const numbers = new Map(counted.toSorted((a, b) => a.pairingNumber - b.pairingNumber).map(({ id }, index) => [id, index + 1]))
  const forbidden = forbiddenIn(tournament, round)
  const rounds = tournament.numberOfRounds ?? roundsRecorded(tournament)
  const best = Math.max(tournament.scoring.winWhite, tournament.scoring.winBlack) * (round - 1)
  return ranked.map((player, place): Row => {
    const memory = memories.get(player.id)!
    const points = pointsIn(player.id, round)
    const topscorer = round === rounds && 2 * points > best
    return {
      id: player.id,
      number: player.pairingNumber,
      place,
      points,
      colours: memory.colours,
      balance: memory.colours.reduce((balance, letter) => balance + (letter === 'W' ? 1 : -1), 0),
      due: edition.dueColour(memory.colours, topscorer, readings.includes('A.7-games') || playedBothLast(player, round)),
      floats: [memory.floats.at(-1) ?? null, memory.floats.at(-2) ?? null],
      met: memory.met,
      forbidden: forbidden.get(player.id) ?? nobody,
      keptFromBye: memory.keptFromBye,
      unplayed: memory.unplayed,
      topscorer,
      odd: (dutch.parity === 'pairing-number' ? player.pairingNumber : numbers.get(player.id)!) % 2 === 1,
    }
  })
}

/** Without a gap in the two latest rounds. */
const playedBothLast = (player: Player, round: number): boolean =>
  [round - 1, round - 2].every((r) => r >= 1 && outcomeIn(player, r).kind === 'game')

const newMemory = (): Memory => ({ points: 0, colours: [], floats: [], met: new Set(), keptFromBye: false, unplayed: 0, dealtWith: false })

const remember = (
  memory: Memory,
  id: PlayerId,
  outcome: Outcome,
  before: ReadonlyMap<PlayerId, number>,
  scoring: ScoringSystem,
  edition: RefereeEdition,
  forfeitFloats: boolean,
): void => {
  const points = worth(outcome, scoring)
  if (outcome.kind === 'game') {
    memory.colours.push(outcome.colour === 'white' ? 'W' : 'B')
    memory.met.add(outcome.opponent)
    memory.floats.push(floatOf(before.get(id)!, before.get(outcome.opponent)!))
  } else {
    memory.unplayed++
    const floats = edition.floatsWithoutGame(outcome, points, scoring) ? 'down' : null
    const byPairing = outcome.kind === 'forfeit' && forfeitFloats
    memory.floats.push(byPairing ? floatOf(before.get(id)!, before.get(outcome.opponent)!) : floats)
    memory.keptFromBye ||= edition.keepsFromBye(outcome, points, scoring)
  }
  memory.dealtWith ||= isDealtWith(outcome)
  memory.points += points
}

const floatOf = (mine: number, theirs: number): FloatMark => (mine === theirs ? null : mine > theirs ? 'down' : 'up')

const outcomeIn = (player: Player, round: number): Outcome => player.outcomes[round - 1] ?? { kind: 'absent' }

const worth = (outcome: Outcome, scoring: ScoringSystem): number => {
  if (outcome.kind === 'absent') return scoring.zeroPointBye
  if (outcome.points !== undefined) return outcome.points
  if (outcome.kind === 'forfeit') return outcome.result === 'win' ? scoring.forfeitWin : scoring.forfeitLoss
  if (outcome.kind === 'bye')
    return {
      'pairing-allocated': scoring.pairingAllocatedBye,
      'half-point': scoring.halfPointBye,
      'full-point': scoring.fullPointBye,
      'zero-point': scoring.zeroPointBye,
    }[outcome.bye]
  const [win, draw, loss] =
    outcome.colour === 'white'
      ? [scoring.winWhite, scoring.drawWhite, scoring.lossWhite]
      : [scoring.winBlack, scoring.drawBlack, scoring.lossBlack]
  return { win, draw, adjourned: draw, loss }[outcome.result]
}

/** An opponent or the pairing-allocated bye. */
const isDealtWith = (outcome: Outcome): boolean =>
  outcome.kind === 'game' || outcome.kind === 'forfeit' || (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated')

const roundsRecorded = (tournament: Tournament): number => Math.max(0, ...tournament.players.map(({ outcomes }) => outcomes.length))

/** C.04.2.D.4: a round on record shows who was paired; for the next one, all but those who have announced that they will not play. */
const toBePaired = (tournament: Tournament, round: number): readonly Player[] => {
  if (round <= roundsRecorded(tournament)) return tournament.players.filter((player) => isDealtWith(outcomeIn(player, round)))
  const away = new Set(tournament.requestedByes.filter((bye) => bye.round === round).map(({ player }) => player))
  return tournament.players.filter(({ id }) => !away.has(id))
}

const nobody: ReadonlySet<PlayerId> = new Set()

/** Whom the organiser keeps each player from in this round. */
const forbiddenIn = (tournament: Tournament, round: number): ReadonlyMap<PlayerId, ReadonlySet<PlayerId>> => {
  const forbidden = new Map<PlayerId, Set<PlayerId>>()
  for (const { players, firstRound, lastRound } of tournament.forbiddenPairs) {
    if (firstRound > round || round > (lastRound ?? round)) continue
    for (const id of players) {
      const others = forbidden.get(id) ?? new Set()
      forbidden.set(id, others)
      for (const other of players) if (other !== id) others.add(other)
    }
  }
  return forbidden
}
