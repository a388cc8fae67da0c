import type { Colour } from '../../model/colour.ts'
import { type PairingNumber, type PlayerId, pairingNumber, playerId, type RoundNumber, roundNumber } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import { newPlayer, type Player } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, scoringSystem, standardScoring } from '../../model/scoring.ts'
import { type ForbiddenPairs, newTournament, type RequestedBye, type Tournament, type VirtualPoints } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { rulesOf } from '../rules-of.ts'
import { type Dice, makeDice } from './dice.ts'
import { type Rates, randomOutcomes, randomRates } from './random-results.ts'

/** Anything but a pairing ends the tournament. */
export type PairFunction = (tournament: Tournament, round: RoundNumber, initialColour: Colour) => PairingAnswer | { readonly kind: string }

export type RandomRound = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly initialColour: Colour
  readonly answer: ReturnType<PairFunction>
}

export type RandomTournamentLimits = { readonly players?: readonly [number, number]; readonly rounds?: readonly [number, number] }

/**
 * A tournament out of one seed, paired round by round with `pair`: any of forfeits, byes, absences, late entries, withdrawals, forbidden pairs,
 * odd scoring, virtual points, pairing numbers unlike ids. Yields each round as it stood before it was paired, with the answer.
 */
export function* randomTournament(
  seed: number,
  pair: PairFunction,
  limits: RandomTournamentLimits = {},
): Generator<RandomRound, Tournament> {
  const dice = makeDice(seed)
  const count = dice.between(...(limits.players ?? [2, 14]))
  const rounds = dice.between(...(limits.rounds ?? [1, 9]))
  const initialColour: Colour = dice.chance(0.5) ? 'white' : 'black'
  const rates = randomRates(dice)
  const firstRound = new Map<PlayerId, number>()
  const lastRound = new Map<PlayerId, number>()
  const players = randomPlayers(dice, count)
  for (const { id } of players) {
    if (dice.chance(rates.lateEntry)) firstRound.set(id, dice.between(2, 4))
    if (dice.chance(rates.withdrawal)) lastRound.set(id, dice.between(1, rounds))
  }

  // The order of the throws is the tournament.
  const { parity, acceleration, ...drawn } = {
    numberOfRounds: dice.chance(0.9) ? rounds : null,
    scoring: randomScoring(dice),
    initialColour: dice.chance(0.9) ? initialColour : null,
    parity: dice.chance(0.9) ? ('paired-participants' as const) : ('pairing-number' as const),
    players,
    forbiddenPairs: dice.chance(0.2) ? randomForbiddenPairs(dice, players, rounds) : [],
    virtualPoints: dice.chance(0.2) ? randomVirtualPoints(dice, players, rounds) : new Map(),
    acceleration: dice.chance(0.1) ? ('baku' as const) : null,
  }
  let tournament = newTournament({ ...drawn, rules: rulesOf('fide-dutch-2026', { parity, acceleration }) })

  for (let r = 1; r <= rounds; r++) {
    const round = roundNumber(r)
    const requestedByes = players.flatMap(({ id }): readonly RequestedBye[] => {
      if (r < (firstRound.get(id) ?? 1) || r > (lastRound.get(id) ?? rounds)) return [{ player: id, round, bye: 'zero-point' }]
      if (!dice.chance(rates.requestedBye)) return []
      return [{ player: id, round, bye: dice.pick(['half-point', 'half-point', 'zero-point', 'full-point'] as const) }]
    })
    tournament = { ...tournament, requestedByes }
    const answer = pair(tournament, round, initialColour)
    yield { tournament, round, initialColour, answer }
    if (!isPairing(answer)) return tournament
    const outcomes = randomOutcomes(dice, rates, answer)
    const awayAs = new Map(requestedByes.map(({ player, bye }): [PlayerId, Outcome] => [player, { kind: 'bye', bye }]))
    tournament = {
      ...tournament,
      players: tournament.players.map((player) => ({
        ...player,
        outcomes: [
          ...player.outcomes,
          decided(dice, outcomes.get(player.id) ?? (dice.chance(0.3) ? absent : (awayAs.get(player.id) ?? absent)), rates),
        ],
      })),
    }
  }
  return tournament
}

const isPairing = (answer: ReturnType<PairFunction>): answer is Extract<PairingAnswer, { kind: 'pairing' }> => answer.kind === 'pairing'

/** Once in a while the arbiter gives a round other points. */
const decided = (dice: Dice, outcome: Outcome, { strange }: Rates): Outcome =>
  outcome.kind !== 'absent' && dice.chance(strange) ? { ...outcome, points: pointsFromTenths(dice.pick([0, 5, 10, 15])) } : outcome

/** Mostly numbered as listed; sometimes listed in any order, with pairing numbers of their own. */
const randomPlayers = (dice: Dice, count: number): readonly Player[] => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const shuffled = dice.chance(0.2)
  const ids = shuffled ? dice.shuffle(numbers) : numbers
  const ranked = ids.map((id, index): [PlayerId, PairingNumber] => [playerId(id), pairingNumber(index + 1)])
  return (shuffled ? dice.shuffle(ranked) : ranked).map(([id, number]) => newPlayer({ id, pairingNumber: number, name: `Player ${id}` }))
}

const randomScoring = (dice: Dice): ScoringSystem => {
  if (dice.chance(0.7)) return standardScoring
  return dice.pick([
    scoringSystem(30, 10, 0),
    scoringSystem(20, 10, 0),
    scoringSystem(30, 20, 10, { forfeitLoss: pointsFromTenths(0) }),
    scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(5) }),
    scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0), forfeitWin: pointsFromTenths(5) }),
    scoringSystem(10, 3, 0, { winBlack: pointsFromTenths(12), drawBlack: pointsFromTenths(5) }),
  ])
}

const randomForbiddenPairs = (dice: Dice, players: readonly Player[], rounds: number): readonly ForbiddenPairs[] =>
  Array.from({ length: dice.between(1, 3) }, () => {
    const first = dice.between(1, rounds)
    return {
      players: dice
        .shuffle(players)
        .slice(0, dice.between(2, 3))
        .map(({ id }) => id),
      firstRound: roundNumber(first),
      lastRound: dice.chance(0.5) ? null : roundNumber(dice.between(first, rounds)),
    }
  })

/** The upper half gets a point in the first rounds and half a point after, as accelerations do; or anything goes. */
const randomVirtualPoints = (dice: Dice, players: readonly Player[], rounds: number): VirtualPoints => {
  if (dice.chance(0.5)) {
    const upper = players.filter(({ pairingNumber }) => pairingNumber <= Math.ceil(players.length / 2))
    const full = Math.ceil(rounds / 3)
    return new Map(upper.map(({ id }) => [id, [...Array(full).fill(10), ...Array(full).fill(5)].map(pointsFromTenths)]))
  }
  const any = (): Points => pointsFromTenths(dice.pick([0, 0, 5, 10]))
  return new Map(players.filter(() => dice.chance(0.5)).map(({ id }) => [id, Array.from({ length: rounds }, any)]))
}
