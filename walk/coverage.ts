import { type DeskCommand, type DeskEvent, type DeskState, isOpen, type RefusalCode, refusalCodes } from '@zug/engine/desk'
import { commandKinds } from './choose.ts'
import { type Arena, nameOf } from './start.ts'
import { isMove, type Outcome, type Step } from './steps.ts'
import type { Section } from './world.ts'

/** Where an event stands: what an arbiter can do follows from it. */
export const stages = [
  'entry',
  'drafted',
  'by hand',
  'drafted by hand',
  'playing',
  'between rounds',
  'all played',
  'finished',
  'recalled',
] as const
export type Stage = (typeof stages)[number]

export const stageOf = ({ finished, draft, manual, rounds, settings, recalled }: DeskState): Stage => {
  if (finished) return 'finished'
  if (manual !== null) return 'by hand'
  if (draft !== null) return draft.byHand ? 'drafted by hand' : 'drafted'
  if ((recalled ?? []).some(({ round }) => round > rounds.length)) return 'recalled'
  const last = rounds.at(-1)
  if (last === undefined) return 'entry'
  if (last.boards.some(({ result }) => isOpen(result))) return 'playing'
  return rounds.length >= settings!.numberOfRounds ? 'all played' : 'between rounds'
}

type Counts = Map<string, number>

/** What walks have reached: commands, events, refusals and stages, by rulebook. */
export type Coverage = {
  readonly note: (arena: Arena, step: Step, outcome: Outcome | null, before: Section, after: Section) => void
  /** Of the step noted last. */
  readonly last: Outcome | null
  readonly accepted: Counts
  readonly events: Counts
  readonly refusals: Counts
  readonly stages: Counts
  readonly byArena: ReadonlyMap<string, { steps: number; commands: Set<string>; stages: Set<Stage>; refusals: Set<string>; rounds: number }>
  steps: number
}

const count = (counts: Counts, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

export const newCoverage = (): Coverage => {
  const byArena = new Map<string, { steps: number; commands: Set<string>; stages: Set<Stage>; refusals: Set<string>; rounds: number }>()
  let last: Coverage['last'] = null
  const coverage: Coverage = {
    accepted: new Map(),
    events: new Map(),
    refusals: new Map(),
    stages: new Map(),
    byArena,
    steps: 0,
    get last() {
      return last
    },
    note: (arena, step, outcome, _before, after) => {
      coverage.steps += 1
      const name = nameOf(arena)
      const here = byArena.get(name) ?? { steps: 0, commands: new Set(), stages: new Set(), refusals: new Set(), rounds: 0 }
      byArena.set(name, here)
      here.steps += 1
      last = outcome
      const kind = isMove(step) ? 'move-player' : step.command.kind
      if (outcome?.kind === 'refused') {
        count(coverage.refusals, outcome.code)
        here.refusals.add(outcome.code)
      }
      if (outcome?.kind !== 'done') return
      count(coverage.accepted, kind)
      here.commands.add(kind)
      for (const event of outcome.events) {
        count(coverage.events, event.kind)
        if (event.kind === 'round-published') here.rounds += 1
      }
      if (after.desk.state.settings === null) return
      const stage = stageOf(after.desk.state)
      count(coverage.stages, stage)
      here.stages.add(stage)
    },
  }
  return coverage
}

/** What no walk has reached. */
export const unreached = ({ accepted, refusals, stages: reached }: Coverage) => ({
  commands: [...commandKinds, 'move-player'].filter((kind) => !accepted.has(kind)),
  refusals: refusalCodes.filter((code) => !refusals.has(code)) as readonly RefusalCode[],
  stages: stages.filter((stage) => !reached.has(stage)),
})

const listOf = (counts: Counts): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')

/** As it is printed at the end of a walk. */
export const coverageText = (coverage: Coverage): string => {
  const { commands, refusals, stages: missing } = unreached(coverage)
  return [
    `${coverage.steps} steps`,
    ...[...coverage.byArena].map(
      ([name, { steps, commands: kinds, stages: reached, refusals: codes, rounds }]) =>
        `${name}: ${steps} steps, ${rounds} rounds, ${kinds.size} kinds of command, ${codes.size} refusals, ${reached.size} of ${stages.length} stages`,
    ),
    `commands accepted: ${listOf(coverage.accepted)}`,
    `events: ${listOf(coverage.events)}`,
    `refusals: ${listOf(coverage.refusals)}`,
    `stages: ${listOf(coverage.stages)}`,
    `not reached: commands ${commands.join(', ') || 'none'}; stages ${missing.join(', ') || 'none'}; refusals ${refusals.join(', ') || 'none'}`,
  ].join('\n')
}

export type { DeskCommand, DeskEvent }
