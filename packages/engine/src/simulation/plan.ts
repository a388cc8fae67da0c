import { absent } from '../model/outcome.ts'
import type { Rules } from '../model/rules.ts'
import { standardScoring } from '../model/scoring.ts'
import { emptyInfo, newTournament, type Tournament, type TournamentInfo } from '../model/tournament.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import { makeRandom, type Random } from '../random.ts'
import { type Attendance, drawAttendance } from './attendance.ts'
import { drawField } from './field.ts'
import { drawForbiddenPairs } from './forbidden.ts'
import { drawRates, type Rates, within } from './rates.ts'
import { drawScoring } from './scoring.ts'
import type { SimulationSettings } from './settings.ts'
import { drawTeams } from './teams.ts'
import { drawTieBreaks } from './tie-breaks.ts'

/** Everything about a tournament that is settled before its first round; results are drawn as it is played. */
export type SimulationPlan = {
  readonly seed: string
  /** With no round played. */
  readonly start: Tournament
  readonly rounds: number
  readonly rates: Rates
  readonly strengths: ReadonlyMap<number, number>
  readonly attendance: Attendance
  /** Is whoever has defaulted excused (CFC 616), so that random absences do not empty the field? Not where the file has no room for it. */
  readonly excuses: boolean
  /** The list it declares; null: the usual one. */
  readonly tieBreaks: readonly string[] | null
}

export const drawPlan = (system: PairingSystem, settings: SimulationSettings, seed: string): SimulationPlan => {
  const random = makeRandom(seed)
  const { traits } = system
  const tables = traits.drawnFrom === 'tables'
  const entrants = fieldSize(settings, random)
  const boards = traits.pairs === 'teams' ? within(settings.boards, random) : 1
  const { players, strengths } = drawField(entrants * boards, settings, random)
  const teams = traits.pairs === 'teams' ? drawTeams(players, boards, random) : undefined
  const ids = (teams ?? players).map(({ id }) => id)
  const wanted = Math.min(within(settings.rounds, random), Math.max(1, entrants - 1))
  const rates = drawRates(settings, random)
  const scoring = traits.otherScorings ? drawScoring(settings, random) : standardScoring
  const forbiddenPairs = tables ? [] : drawForbiddenPairs(ids, wanted, settings, random)
  const colour = random.chance(0.5) ? 'white' : 'black'
  const accelerated = settings.acceleration === 'baku' || (random.chance(0.15) && settings.acceleration === 'any')
  const { variations, announced, regulationsOnFile } = settings
  const varied = variations && regulationsOnFile
  // Where the file has no room for them, nothing is declared but an acceleration.
  const drawn = regulationsOnFile || system.accelerate !== undefined
  const rules = drawn ? system.regulations?.({ entrants: ids, rounds: wanted, seed, varied, announced, accelerated, random }) : undefined
  const declared = (rules ?? system.defaults) as Rules
  const rounds = tables ? system.rounds(entrants, declared).rounds : wanted
  const attendance = drawAttendance(ids, rounds, rates, random)
  const start = system.declared(
    newTournament({
      info: infoOf(system, rounds, seed),
      rules: declared,
      numberOfRounds: rounds,
      scoring,
      initialColour: traits.colours === 'never' ? null : settings.initialColour === 'any' ? colour : settings.initialColour,
      players,
      forbiddenPairs,
      ...(teams === undefined ? {} : { teams }),
    }),
  )
  return {
    seed,
    start: accelerated ? accelerate(start, attendance, system) : start,
    rounds,
    rates: traits.colours === 'never' ? { ...rates, unusualResult: 0 } : rates,
    strengths,
    attendance,
    excuses: regulationsOnFile,
    tieBreaks: drawTieBreaks(
      settings,
      players.every(({ rating }) => rating !== null),
      seed,
    ),
  }
}

const fieldSize = ({ players, field }: SimulationSettings, random: Random): number => {
  const size = within(players, random)
  if (field === 'any' || size % 2 === (field === 'odd' ? 1 : 0)) return size
  return size + 1 <= players.high || size - 1 < 2 ? size + 1 : size - 1
}

/** C.04.7 1.3: whoever enters late is not on the list when the groups are made. The points are spelled out, so that no one has to guess that list. */
const accelerate = (start: Tournament, attendance: Attendance, system: PairingSystem): Tournament => {
  if (system.accelerate === undefined) return start
  const entered = start.players.map((player) => ({
    ...player,
    outcomes: [attendance.get(player.id)?.get(1) === 'away' ? absent : ({ kind: 'bye', bye: 'zero-point' } as const)],
  }))
  const { virtualPoints } = system.accelerate(system.declared({ ...start, players: entered }))
  return virtualPoints.size === 0 ? { ...start, rules: system.defaults as Rules } : { ...start, virtualPoints }
}

/** A date in the time of the rulebook, since files name the edition by it. */
const infoOf = ({ traits: { edition } }: PairingSystem, rounds: number, seed: string): TournamentInfo => {
  const year = edition === null || edition.until === null ? 2026 : edition.year + 1
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
