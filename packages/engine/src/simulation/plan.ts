import { absent } from '../model/outcome.ts'
import { standardScoring } from '../model/scoring.ts'
import { emptyInfo, newTournament, type Tournament, type TournamentInfo } from '../model/tournament.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import { withBakuAcceleration } from '../rulebook/baku-acceleration/index.ts'
import { type Attendance, drawAttendance } from './attendance.ts'
import { drawField } from './field.ts'
import { makeRandom, type Random } from './random.ts'
import { drawRates, type Rates, within } from './rates.ts'
import { drawForbiddenPairs, drawRegulations, leewayOf } from './regulations.ts'
import { drawScoring } from './scoring.ts'
import type { SimulationSettings } from './settings.ts'
import { drawTeams } from './teams.ts'

/** Everything about a tournament that is settled before its first round; results are drawn as it is played. */
export type SimulationPlan = {
  readonly seed: string
  /** With no round played. */
  readonly start: Tournament
  readonly rounds: number
  readonly rates: Rates
  readonly strengths: ReadonlyMap<number, number>
  readonly attendance: Attendance
}

export const drawPlan = (system: PairingSystem, settings: SimulationSettings, seed: string): SimulationPlan => {
  const random = makeRandom(seed)
  const leeway = leewayOf(system.id)
  const entrants = fieldSize(settings, random)
  const boards = leeway.teams ? within(settings.boards, random) : 1
  const { players, strengths } = drawField(entrants * boards, settings, random)
  const teams = leeway.teams ? drawTeams(players, boards, random) : undefined
  const ids = (teams ?? players).map(({ id }) => id)
  const wanted = Math.min(within(settings.rounds, random), Math.max(1, entrants - 1))
  const rates = drawRates(settings, random)
  const scoring = leeway.scoring ? drawScoring(settings, random) : standardScoring
  const forbiddenPairs = leeway.roundRobin ? [] : drawForbiddenPairs(ids, wanted, settings, random)
  const colour = random.chance(0.5) ? 'white' : 'black'
  const accelerated = settings.acceleration === 'baku' || (random.chance(0.15) && settings.acceleration === 'any')
  const regulations = drawRegulations(system.id, ids, wanted, seed, settings, random)
  const single = entrants - 1 + (entrants % 2)
  const rounds = leeway.roundRobin ? Math.max(1, single) * (regulations.roundRobin?.double ? 2 : 1) : wanted
  const attendance = drawAttendance(ids, rounds, rates, random)
  const declared = newTournament({
    info: infoOf(system.id, rounds, seed),
    rulebook: system.id,
    numberOfRounds: rounds,
    scoring: system.scoring ?? scoring,
    initialColour: system.colourless ? null : settings.initialColour === 'any' ? colour : settings.initialColour,
    players,
    forbiddenPairs,
    acceleration: accelerated && leeway.baku !== null ? 'baku' : null,
    ...(teams === undefined ? {} : { teams }),
    ...(system.colourless ? { colourless: true } : {}),
    ...regulations,
  })
  const start = system.scoringOf === undefined ? declared : { ...declared, scoring: system.scoringOf(declared) }
  return {
    seed,
    start: leeway.baku === null ? start : accelerate(start, attendance, leeway.baku),
    rounds,
    rates: system.colourless ? { ...rates, unusualResult: 0 } : rates,
    strengths,
    attendance,
  }
}

const fieldSize = ({ players, field }: SimulationSettings, random: Random): number => {
  const size = within(players, random)
  if (field === 'any' || size % 2 === (field === 'odd' ? 1 : 0)) return size
  return size + 1 <= players.high || size - 1 < 2 ? size + 1 : size - 1
}

/** C.04.7 1.3: whoever enters late is not on the list when the groups are made. The points are spelled out, so that no one has to guess that list. */
const accelerate = (start: Tournament, attendance: Attendance, variant: 'win' | 'literal'): Tournament => {
  if (start.acceleration === null) return start
  const entered = start.players.map((player) => ({
    ...player,
    outcomes: [attendance.get(player.id)?.get(1) === 'away' ? absent : ({ kind: 'bye', bye: 'zero-point' } as const)],
  }))
  const { virtualPoints } = withBakuAcceleration({ ...start, players: entered }, { variant })
  return virtualPoints.size === 0 ? { ...start, acceleration: null } : { ...start, virtualPoints }
}

/** A date in the time of the rulebook, since files name the edition by it. */
const infoOf = (rulebook: string, rounds: number, seed: string): TournamentInfo => {
  const year = { 'fide-dutch-1998': 1999, 'fide-dutch-2012': 2014, 'fide-dutch-2017': 2024 }[rulebook] ?? 2026
  return {
    ...emptyInfo,
    name: `Random tournament, seed ${seed}`,
    city: 'Zug',
    federation: 'SUI',
    startDate: `${year}/03/01`,
    endDate: `${year}/03/${String(Math.min(28, rounds)).padStart(2, '0')}`,
    chiefArbiter: 'Random tournament generator',
  }
}
