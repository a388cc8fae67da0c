import type { Excuse } from '../model/excuse.ts'
import { type PlayerId, type RoundNumber, roundNumber } from '../model/ids.ts'
import { absent, type Outcome } from '../model/outcome.ts'
import type { RequestedBye, Tournament } from '../model/tournament.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import type { PairingAnswer, RoundPairing } from '../pairing/round-pairing.ts'
import { makeRandom, type Random } from '../random.ts'
import type { Absence } from './attendance.ts'
import { type GameConditions, playRound } from './games.ts'
import { drawPlan, type SimulationPlan } from './plan.ts'
import type { SimulationSettings } from './settings.ts'
import { playMatches } from './teams.ts'
import { withRanks } from './with-ranks.ts'

/** A round as it stood before it was paired, and how it was paired. */
export type SimulatedRound = { readonly tournament: Tournament; readonly round: RoundNumber; readonly answer: PairingAnswer }

/** Plays a plan round by round and gives the finished tournament, or null when a round had no legal pairing. */
export function* playPlan(system: PairingSystem, plan: SimulationPlan): Generator<SimulatedRound, Tournament | null> {
  const random = makeRandom(`${plan.seed} results`)
  const conditions: GameConditions = {
    rates: plan.rates,
    strengthOf: (player) => plan.strengths.get(player) ?? 1500,
    colourless: system.traits.colours === 'never',
    twoGames: system.traits.games === 'two',
  }
  let tournament = plan.start
  for (let number = 1; number <= plan.rounds; number++) {
    const round = roundNumber(number)
    const before = { ...tournament, requestedByes: byesOf(plan, round) }
    const answer = system.pairRound(before, round)
    yield { tournament: before, round, answer }
    if (answer.kind === 'no-legal-pairing') return null
    const played = afterRound(tournament, answer, (player) => plan.attendance.get(player as PlayerId)?.get(number), conditions, random)
    tournament = plan.excuses ? withExcuses(played, system, round) : played
  }
  return tournament
}

const byesOf = ({ attendance }: SimulationPlan, round: RoundNumber): readonly RequestedBye[] =>
  [...attendance].flatMap(([player, missed]): readonly RequestedBye[] => {
    const absence = missed.get(round)
    return absence === undefined ? [] : [{ player, round, bye: absence === 'away' ? 'zero-point' : absence }]
  })

const afterRound = (
  tournament: Tournament,
  pairing: RoundPairing,
  missed: (player: number) => Absence | undefined,
  conditions: GameConditions,
  random: Random,
): Tournament => {
  if (tournament.teams !== undefined) return { ...tournament, teams: playMatches(tournament.teams, pairing, missed, conditions, random) }
  const outcomes = playRound(pairing, conditions, random)
  const unpaired = (player: number): Outcome => {
    const absence = missed(player)
    return absence === undefined || absence === 'away' ? absent : { kind: 'bye', bye: absence }
  }
  const players = tournament.players.map((player) => ({
    ...player,
    outcomes: [...player.outcomes, outcomes.get(player.id) ?? unpaired(player.id)],
  }))
  return { ...tournament, players }
}

/** CFC 616: whoever has defaulted in the round is excused, where the rules know an excuse. */
const withExcuses = (tournament: Tournament, system: PairingSystem, round: RoundNumber): Tournament => {
  const { rules } = tournament
  if (rules === null || !('excused' in rules)) return tournament
  const excuses = system.entrants(tournament).players.flatMap(({ id, outcomes }): readonly Excuse[] => {
    const outcome = outcomes[round - 1]
    return outcome?.kind === 'forfeit' && outcome.result === 'loss' ? [{ player: id, round }] : []
  })
  return excuses.length === 0 ? tournament : { ...tournament, rules: { ...rules, excused: [...rules.excused, ...excuses] } }
}

export type Simulated = { readonly seed: string; readonly tournament: Tournament }

/** Some plans lead into a round without a legal pairing, or lose all their players; they are drawn anew, from seeds that follow from the first. */
const attempts = 20

/**
 * A random tournament, played to its end, with ranks. The same rulebook, settings and seed give the same tournament. null when every attempt led into a
 * round without a legal pairing, as many rounds of few players do, or into a last round that nobody came to.
 */
export const simulate = (system: PairingSystem, settings: SimulationSettings, seed: string): Simulated | null =>
  simulatePlans(system, seed, (attempt) => drawPlan(system, settings, attempt))

export const simulatePlans = (system: PairingSystem, seed: string, plan: (seed: string) => SimulationPlan): Simulated | null => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const own = attempt === 0 ? seed : `${seed}~${attempt}`
    const planned = plan(own)
    const rounds = playPlan(system, planned)
    let [step, cameToTheLast] = [rounds.next(), false]
    while (!step.done) {
      const { answer } = step.value
      cameToTheLast = answer.kind === 'pairing' && (answer.boards.length > 0 || answer.bye !== null)
      step = rounds.next()
    }
    if (step.value !== null && cameToTheLast) return { seed: own, tournament: withRanks(step.value, planned.tieBreaks) }
  }
  return null
}
