import {
  defaultSimulation,
  drawPlan,
  makeRandom,
  playPlan,
  type Random,
  type SimulatedRound,
  type SimulationSettings,
} from '../../doors/simulation.ts'
import type { PlayerId } from '../../model/ids.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { diagnoseRound } from '../../pairing/diagnose-round.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import type { RoundPairing } from '../../pairing/round-pairing.ts'
import { told } from '../told.ts'
import { books } from './books.ts'

/** What a run over one rulebook has seen. */
export type SelfTestCounts = {
  tournaments: number
  rounds: number
  /** Rounds the referee looked at and rounds compared with the book; too large for the book; without a legal pairing. */
  refereed: number
  byTheBook: number
  tooLarge: number
  impossible: number
  /** Rounds in which two players changed their opponents and the referee was asked which is better. */
  exchanged: number
  /** "seed, round: what", all of them. */
  faults: string[]
}

export const newCounts = (): SelfTestCounts => ({
  tournaments: 0,
  rounds: 0,
  refereed: 0,
  byTheBook: 0,
  tooLarge: 0,
  impossible: 0,
  exchanged: 0,
  faults: [],
})

/** Three tournaments of four are small enough for the book; the fourth is as tournaments are. */
const settingsFor = (system: PairingSystem, number: number): SimulationSettings => {
  const small = number % 4 !== 0
  const largest = system.id === 'round-robin' ? 16 : system.id === 'cfc-team' ? 24 : 60
  return {
    ...defaultSimulation,
    players: small ? { low: 4, high: 12 } : { low: 13, high: largest },
    rounds: small ? { low: 1, high: 9 } : { low: 3, high: 11 },
  }
}

/** Plays one tournament and has every round of it looked at; whatever is wrong is added to the counts. */
export const selfTest = (system: PairingSystem, seed: string, number: number, counts: SelfTestCounts): void => {
  const random = makeRandom(`${seed} exchanges`)
  const settings = settingsFor(system, number)
  counts.tournaments++
  for (const simulated of playPlan(system, drawPlan(system, settings, seed))) {
    counts.rounds++
    const fault = (what: string): void => {
      counts.faults.push(`${system.id} seed ${seed}, round ${simulated.round}: ${what}`)
    }
    if (simulated.answer.kind === 'no-legal-pairing') counts.impossible++
    if (settings.players.high <= 12) compareWithBook(system, simulated, counts, fault)
    if (simulated.answer.kind === 'pairing') referee(system, simulated, simulated.answer, counts, fault)
    if (simulated.answer.kind === 'pairing' && settings.players.high > 12)
      exchange(system, simulated, simulated.answer, random, counts, fault)
  }
}

type Report = (what: string) => void

/** Which group is stuck may be told in several ways, that one is stuck may not. */
const compareWithBook = (
  { id }: PairingSystem,
  { tournament, round, answer }: SimulatedRound,
  counts: SelfTestCounts,
  fault: Report,
): void => {
  const slow = books[id]?.(tournament, round)
  if (slow === undefined) return
  if (slow.kind === 'too-large') {
    counts.tooLarge++
    return
  }
  counts.byTheBook++
  const same = slow.kind === 'no-legal-pairing' ? answer.kind === slow.kind : JSON.stringify(slow) === JSON.stringify(answer)
  if (!same) fault(`the book says ${JSON.stringify(slow)}, the fast way ${JSON.stringify(answer)}`)
}

const referee = (
  system: PairingSystem,
  { tournament, round }: SimulatedRound,
  answer: RoundPairing,
  counts: SelfTestCounts,
  fault: Report,
): void => {
  const { violations } = checkRound(tournament, round, answer, system.id)
  counts.refereed++
  for (const violation of violations) fault(told([violation]))
}

/** Two boards exchange players: by the referee's report cards that must never be better. Only where there are cards. */
const exchange = (
  system: PairingSystem,
  { tournament, round }: SimulatedRound,
  answer: RoundPairing,
  random: Random,
  counts: SelfTestCounts,
  fault: Report,
): void => {
  const { boards, bye } = answer
  if (system.explainer === undefined || boards.length < 2 || !/^fide-dutch-20(17|26)$/.test(system.id)) return
  const first = random.between(0, boards.length - 2)
  const second = Math.min(boards.length - 1, first + random.between(1, 3))
  const black = (at: number): PlayerId => boards[at === first ? second : at === second ? first : at]!.black
  const changed = boards.map(({ white }, at) => ({ white, black: black(at), coloursKnown: false }))
  counts.exchanged++
  const { kind } = diagnoseRound(tournament, round, answer, { boards: changed, byes: bye === null ? [] : [bye] }, system)
  if (kind === 'better' || kind === 'legal') fault(`exchanging the players of boards ${first + 1} and ${second + 1} is found ${kind}`)
}
