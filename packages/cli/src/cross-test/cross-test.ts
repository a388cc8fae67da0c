import { join } from 'node:path'
import { playerId, roundNumber, roundsPaired } from '@zug/engine/model'
import { causeOf, checkRecordedRounds, diagnoseRound, type PairingSystem, type RecordedRound, recordedSheet } from '@zug/engine/pairing'
import type { SimulationSettings } from '@zug/engine/simulation'
import { makeTournament } from '../generate/make-tournament.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { parseTournament } from '../tournament/load.ts'
import { type CheckedByOther, parseCheckerOutput } from './checker-output.ts'
import { dialectFor, within } from './other-dialect.ts'
import type { OtherEngine } from './other-engine.ts'

export const directions = ['ours checked by them', 'theirs checked by us'] as const
export type Direction = (typeof directions)[number]

/** A round about which the two engines disagree, or a tournament that one of them could not deal with (`round` null). */
export type Disagreement = { readonly direction: Direction; readonly file: string; readonly round: number | null; readonly cause: string }

/** A tournament that a generator gave up: there is nothing to agree about. */
export type NotMade = { readonly direction: Direction; readonly why: string }

export type CrossTest = {
  /** Those that were made. */
  readonly tournaments: Readonly<Record<Direction, number>>
  readonly notMade: readonly NotMade[]
  readonly rounds: Readonly<Record<Direction, number>>
  readonly disagreements: readonly Disagreement[]
}

export type CrossTestPlan = {
  readonly engine: OtherEngine
  readonly like: 'bbp' | 'javafo'
  readonly system: PairingSystem
  readonly settings: SimulationSettings
  readonly count: number
  readonly seed: string
  readonly folder: string
  readonly advance: (note: string) => void
}

type Looked = {
  readonly rounds: number
  readonly disagreements: readonly Omit<Disagreement, 'direction' | 'file'>[]
  readonly notMade?: string
}

const failed = (cause: string): Looked => ({ rounds: 0, disagreements: [{ round: null, cause }] })
const notMade = (why: string): Looked => ({ rounds: 0, disagreements: [], notMade: why })

/** Our random tournaments through the other engine's checker, and its random tournaments through ours. */
export const crossTest = (plan: CrossTestPlan): CrossTest => {
  const rounds = { 'ours checked by them': 0, 'theirs checked by us': 0 }
  const tournaments = { 'ours checked by them': 0, 'theirs checked by us': 0 }
  const disagreements: Disagreement[] = []
  const givenUp: NotMade[] = []
  for (let number = 1; number <= plan.count; number++)
    for (const direction of directions) {
      const file = join(plan.folder, `${direction === 'ours checked by them' ? 'ours' : 'theirs'}-${String(number).padStart(5, '0')}.trf`)
      const looked = direction === 'ours checked by them' ? oursByThem(plan, number, file) : theirsByUs(plan, number, file)
      rounds[direction] += looked.rounds
      if (looked.notMade === undefined) tournaments[direction] += 1
      else givenUp.push({ direction, why: looked.notMade })
      disagreements.push(...looked.disagreements.map((one) => ({ direction, file, ...one })))
      plan.advance(file)
    }
  return { tournaments, notMade: givenUp, rounds, disagreements }
}

const oursByThem = ({ engine, like, system, settings, seed }: CrossTestPlan, number: number, file: string): Looked => {
  const dialect = dialectFor(like, system)
  const made = makeTournament({ system, settings: within(settings, dialect), model: null, format: dialect.format }, `${seed}/${number}`)
  if (!made.ok) return notMade('we made no tournament')
  writeAtomically(file, dialect.textOf(made.value.tournament, made.value.text))
  const answer = engine.check(file)
  if (!answer.ok) return failed(`their checker ${answer.why}`)
  const checked = parseCheckerOutput(answer.text)
  if (checked.length === 0) return failed('their checker said nothing of rounds')
  const { tournament } = made.value
  const disagreements = checked.flatMap((round) => {
    if (round.theirs.length + round.recorded.length === 0) return []
    const number = roundNumber(round.round)
    // The recorded round is ours, so what they expect instead is what has to be explained.
    const diagnosis = diagnoseRound(
      tournament,
      number,
      system.pairRound(tournament, number),
      withTheirs(recordedSheet(tournament, round.round), round),
      system,
    )
    return [{ round: round.round, cause: `theirs ${causeOf(diagnosis)}` }]
  })
  return { rounds: checked.length, disagreements }
}

/** The whole round as they would pair it: ours without the pairs they dispute, with those they put there. */
const withTheirs = ({ boards, byes }: RecordedRound, { theirs, recorded }: CheckedByOther): RecordedRound => {
  const key = (white: number, black: number): string => `${Math.min(white, black)}-${Math.max(white, black)}`
  const disputed = new Set(recorded.map(({ white, black }) => key(white, black)))
  const players = new Set([...theirs, ...recorded].flatMap(({ white, black }) => [white, black]))
  return {
    boards: [
      ...boards.filter(({ white, black }) => !disputed.has(key(white, black)) && !players.has(white) && !players.has(black)),
      ...theirs.filter(({ black }) => black !== 0).map(({ white, black }) => ({ white: playerId(white), black: playerId(black) })),
    ],
    byes: [...byes.filter((id) => !players.has(id)), ...theirs.filter(({ black }) => black === 0).map(({ white }) => playerId(white))],
  }
}

const theirsByUs = ({ engine, system, seed }: CrossTestPlan, number: number, file: string): Looked => {
  const answer = engine.generate(file, seedNumber(seed, number))
  if (!answer.ok) return notMade(`their generator ${answer.why}`)
  const loaded = parseTournament(file, new TextEncoder().encode(answer.text))
  if (!loaded.ok) return failed(`we cannot read theirs: ${loaded.error.lines[0]?.replace(/^\S+ /, '') ?? ''}`)
  const { tournament } = loaded.value
  const { differences } = checkRecordedRounds(tournament, system, (round, expected, recorded) => ({
    diagnosis: diagnoseRound(tournament, round, expected, recorded, system),
    agreesWith: [],
  }))
  const disagreements = differences.map(({ round, diagnosis }) => ({
    round,
    cause: `theirs ${diagnosis === undefined ? 'differs' : causeOf(diagnosis)}`,
  }))
  return { rounds: roundsPaired(tournament), disagreements }
}

/** Other generators take numbers only. */
const seedNumber = (seed: string, number: number): number => {
  let value = 17
  for (const letter of seed) value = (value * 31 + letter.charCodeAt(0)) % 1_000_000
  return value * 100_000 + number
}
