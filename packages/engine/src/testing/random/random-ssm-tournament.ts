import { playerId, type RoundNumber, roundNumber } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import { newPlayer } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem } from '../../model/scoring.ts'
import { newTournament, type RequestedBye, type Tournament } from '../../model/tournament.ts'
import type { PairingAnswer, RoundPairing } from '../../pairing/round-pairing.ts'
import { defaultSsmReadings, type SsmReadings, ssmDefaults } from '../../rulebook/ssm/rules.ts'
import { type Dice, makeDice } from './dice.ts'

export type RandomSsmRound = { readonly tournament: Tournament; readonly round: RoundNumber; readonly answer: PairingAnswer }

/**
 * An SSM tournament of 4 to 40 players and 3 to 8 rounds out of one seed, paired round by round with `pair`: game scores up to 20, clubs kept apart,
 * ratings used or not, games missed, players away, pairs forbidden. Yields each round as it stood before it was paired.
 */
export function* randomSsmTournament(
  seed: number,
  pair: (tournament: Tournament, round: RoundNumber) => PairingAnswer,
  {
    players = [4, 40],
    readings = defaultSsmReadings,
  }: { readonly players?: readonly [number, number]; readonly readings?: SsmReadings } = {},
): Generator<RandomSsmRound> {
  const dice = makeDice(seed)
  const rounds = dice.between(3, 8)
  const rates = { draw: dice.pick([0, 0.1, 0.4]), missed: dice.pick([0, 0, 0.08]), away: dice.pick([0, 0, 0.1]) }
  let tournament = randomField(dice, dice.between(...players), rounds, seed, readings)
  for (let r = 1; r <= rounds; r++) {
    const round = roundNumber(r)
    const requestedByes = tournament.players
      .filter(() => dice.chance(rates.away))
      .map(({ id }): RequestedBye => ({ player: id, round, bye: 'zero-point' }))
    tournament = { ...tournament, requestedByes }
    const answer = pair(tournament, round)
    yield { tournament, round, answer }
    if (answer.kind !== 'pairing') return
    const outcomes = outcomesOf(dice, answer, rates)
    tournament = {
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, outcomes: [...player.outcomes, outcomes.get(player.id) ?? absent] })),
    }
  }
}

const randomField = (dice: Dice, count: number, rounds: number, seed: number, readings: SsmReadings): Tournament => {
  const clubs = dice.pick([0, 0, 3, 6])
  const players = Array.from({ length: count }, (_, index) =>
    newPlayer({
      id: playerId(index + 1),
      pairingNumber: (index + 1) as never,
      name: `Player ${index + 1}`,
      rating: dice.chance(0.8) ? dice.between(1000, 1100) : null,
      club: clubs > 0 && dice.chance(0.7) ? `Club ${dice.between(1, clubs)}` : '',
    }),
  )
  return newTournament({
    numberOfRounds: dice.chance(0.9) ? rounds : null,
    scoring: scoringSystem(20, 10, 0),
    players,
    forbiddenPairs: dice.chance(0.1)
      ? [{ players: dice.shuffle(players.map(({ id }) => id)).slice(0, 2), firstRound: roundNumber(1), lastRound: null }]
      : [],
    rules: {
      ...ssmDefaults,
      ...readings,
      useRating: dice.chance(0.5),
      seed: String(seed),
      restricted: clubs > 0 ? { by: 'club', groups: dice.chance(0.3) ? ['Club 1'] : null, rounds: dice.between(1, rounds) } : null,
    },
  })
}

const outcomesOf = (
  dice: Dice,
  { boards, bye }: RoundPairing,
  rates: { readonly draw: number; readonly missed: number },
): ReadonlyMap<number, Outcome> => {
  const outcomes = new Map<number, Outcome>()
  if (bye !== null) outcomes.set(bye, { kind: 'bye', bye: 'pairing-allocated' })
  for (const { white, black } of boards) {
    const set = (result: 'win' | 'draw' | 'loss', mine: number, theirs: number): void => {
      const other = result === 'win' ? 'loss' : result === 'loss' ? 'win' : 'draw'
      const game = { kind: 'game', rated: true } as const
      outcomes.set(white, { ...game, opponent: black, colour: 'white', result, gameScore: pointsFromTenths(10 * mine) })
      outcomes.set(black, { ...game, opponent: white, colour: 'black', result: other, gameScore: pointsFromTenths(10 * theirs) })
    }
    if (dice.chance(rates.missed)) {
      outcomes.set(white, { kind: 'forfeit', opponent: black, colour: null, result: 'win' })
      outcomes.set(black, { kind: 'forfeit', opponent: white, colour: null, result: 'loss' })
    } else if (dice.chance(rates.draw)) set('draw', 10, 10)
    else {
      const winner = dice.between(11, 20)
      if (dice.chance(0.55)) set('win', winner, 20 - winner)
      else set('loss', 20 - winner, winner)
    }
  }
  return outcomes
}
