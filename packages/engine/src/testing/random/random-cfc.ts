import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { type CfcRules, cfcDefaults, cfcVariations, exclusiveCfcVariations } from '../../rulebook/cfc/rules.ts'
import { makeDice } from './dice.ts'
import { type RandomRound, type RandomTournamentLimits, randomTournament } from './random-tournament.ts'

export type CfcPair = (tournament: Tournament, round: RoundNumber) => RandomRound['answer']

/** Tournaments of every kind with ratings, some of them equal or missing, and any of the variations of the handbook. */
export function* randomCfcTournament(seed: number, pair: CfcPair, limits: RandomTournamentLimits = {}): Generator<RandomRound, void> {
  const rules = randomRules(seed)
  const asCfc = (tournament: Tournament): Tournament => ({
    ...tournament,
    rules: rules(tournament),
    players: tournament.players.map((player) => ({ ...player, rating: ratingOf(seed, player.id) })),
  })
  const rounds = randomTournament(seed, (tournament, round) => pair(asCfc(tournament), round), limits)
  for (const each of rounds) yield { ...each, tournament: asCfc(each.tournament) }
}

const ratingOf = (seed: number, id: number): number | null => {
  const spread = makeDice(seed).pick([3, 40, 1000])
  const dice = makeDice(seed * 1000 + id)
  return dice.chance(0.15) ? null : 1400 + dice.between(0, spread)
}

const randomRules = (seed: number): ((tournament: Tournament) => CfcRules) => {
  const dice = makeDice(seed + 77_000_000)
  const chosen = cfcVariations.filter(() => dice.chance(0.25))
  const variations = chosen.filter((one) => !exclusiveCfcVariations.some(([first, second]) => second === one && chosen.includes(first)))
  const excusedIn = dice.pick([() => true, () => true, (round: number) => round % 2 === 1, () => false])
  return ({ players }) => {
    const ids = players.map(({ id }) => id)
    return {
      ...cfcDefaults,
      variations,
      seed: String(seed),
      apart: [ids.filter((id) => id % 3 === 0)],
      excused: players.flatMap(({ id, outcomes }) =>
        outcomes.flatMap((outcome, at) =>
          outcome.kind === 'forfeit' && outcome.result === 'loss' && excusedIn(at + 1)
            ? [{ player: id, round: (at + 1) as RoundNumber }]
            : [],
        ),
      ),
    }
  }
}
