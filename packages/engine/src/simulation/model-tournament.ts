import { roundsPaired } from '../model/history.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Rules } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import { makeRandom } from '../random.ts'
import { makeTieBreak } from '../standings/code.ts'
import { declaredTieBreaks } from '../standings/declared.ts'
import { drawAttendance } from './attendance.ts'
import type { SimulationPlan } from './plan.ts'
import type { Rates } from './rates.ts'

/** How often things happened in a tournament that was played. Results come from the model, not from what this one happened to show. */
export const measuredRates = (tournament: Tournament): Rates => {
  const outcomes = tournament.players.flatMap((player) => player.outcomes)
  const share = (of: readonly Outcome[], test: (outcome: Outcome) => boolean): number =>
    of.length === 0 ? 0 : of.filter(test).length / of.length
  const paired = outcomes.filter(({ kind }) => kind === 'game' || kind === 'forfeit')
  const forfeits = paired.filter(({ kind }) => kind === 'forfeit')
  const won = share(paired, (outcome) => outcome.kind === 'forfeit' && outcome.result === 'win')
  const lost = share(paired, (outcome) => outcome.kind === 'forfeit' && outcome.result === 'loss')
  const bye = (kind: string): number => share(outcomes, (outcome) => outcome.kind === 'bye' && outcome.bye === kind)
  return {
    draw: null,
    forfeit: forfeits.length === 0 ? 0 : 2 * won,
    doubleForfeit: Math.max(0, lost - won),
    unusualResult: 0,
    quickGame: share(paired, (outcome) => outcome.kind === 'game' && !outcome.rated),
    halfPointBye: bye('half-point'),
    fullPointBye: bye('full-point'),
    zeroPointBye: bye('zero-point') + share(outcomes, ({ kind }) => kind === 'absent'),
    withdrawal: 0,
    lateEntry: 0,
    reEntry: 0,
  }
}

/** A tournament of the same players, rounds and regulations as the model, with games and byes drawn anew at the rates of the model. */
export const planFromModel = (model: Tournament, system: PairingSystem, seed: string): SimulationPlan => {
  const rounds = model.numberOfRounds ?? Math.max(1, roundsPaired(model))
  const rates = measuredRates(model)
  const ratings = model.players.flatMap(({ rating }) => rating ?? []).sort((a, b) => a - b)
  const unrated = ratings[Math.floor(ratings.length / 4)] ?? 1500
  const random = makeRandom(seed)
  const ids = (model.teams ?? model.players).map(({ id }) => id)
  return {
    seed,
    start: {
      ...model,
      info: { ...model.info, name: `Random tournament, seed ${seed}` },
      rules: system.adopt(model.rules) as Rules,
      numberOfRounds: rounds,
      initialColour: model.initialColour ?? (random.chance(0.5) ? 'white' : 'black'),
      players: model.players.map((player) => ({ ...player, rank: null, outcomes: [] })),
      requestedByes: [],
      extra: model.extra.filter(({ id }) => id !== '212' && id !== '202' && id !== '299'),
      ...(model.teams === undefined ? {} : { teams: model.teams.map((team) => ({ ...team, outcomes: [] })) }),
    },
    rounds,
    rates,
    strengths: new Map(model.players.map(({ id, rating }) => [id as number, rating ?? unrated])),
    attendance: drawAttendance(ids, rounds, rates, random),
    excuses: true,
    tieBreaks: listOf(model),
  }
}

/** The list that the model declares, points apart; null where it declares none that can be computed. */
const listOf = (model: Tournament): readonly string[] | null => {
  const declared = declaredTieBreaks(model)
  if (declared === null || declared.unreadable !== null) return null
  const codes = declared.tieBreaks.map(makeTieBreak).filter((code) => code !== 'PTS')
  return codes.length === 0 ? null : codes
}
