import type { DeskCommand } from '@zug/engine/desk'
import { type Dice, makeDice } from '../packages/engine/src/testing/random/dice.ts'
import { stepChecked } from './check.ts'
import { chooseCommand } from './choose.ts'
import { type Coverage, newCoverage } from './coverage.ts'
import { type Arena, randomStart } from './start.ts'
import { isMove, type Outcome, type Step, type Violation } from './steps.ts'
import { newWorld, sectionsIn, type World } from './world.ts'

export type Finding = { readonly arena: Arena; readonly seed: number; readonly steps: readonly Step[]; readonly violation: Violation }

const mostStuck = 12

const deadEnds: ReadonlySet<string> = new Set(['no-legal-pairing', 'too-few-players', 'finished'])

const isDeadEnd = (last: Outcome | null): boolean => last?.kind === 'refused' && deadEnds.has(last.code)

/** One event from its creation on, by steps that chance chooses. null: every promise was kept. */
export const walk = (
  arena: Arena,
  seed: number,
  length: number,
  coverage: Coverage,
  steps: Step[] = [],
  checked = true,
): Finding | null => {
  const dice = makeDice(seed)
  const start = randomStart(dice, arena)
  let world = newWorld(sectionsIn(start))
  // What the second arbiter sees is out of date by some steps.
  let seen: World = world
  const take = (step: Step): Finding | null => {
    steps.push(step)
    const { world: next, outcome, violation } = stepChecked(world, step, checked ? null : 'none')
    coverage.note(arena, step, outcome, world[step.section]!, next[step.section]!)
    world = next
    return violation === null ? null : { arena, seed, steps, violation }
  }
  // Nothing can be done before there is an event.
  if (dice.chance(0.02)) take({ section: 0, command: { kind: 'pair-round' } })
  for (const step of start) {
    const finding = take(step)
    if (finding !== null) return finding
  }
  if (world.some(({ desk }) => desk.state.settings === null)) return null
  let stuck = 0
  for (let at = 0; at < length && stuck < mostStuck; at++) {
    if (dice.chance(0.3)) seen = world
    const step = nextStep(dice, world, seen, arena)
    const finding = take(step)
    if (finding !== null) return finding
    const { last } = coverage
    // Some events come to an end before their last round: nobody is left who can be paired, or all is over.
    stuck += isDeadEnd(last) ? 1 : 0
    if (last?.kind === 'done' && 'command' in step && step.command.kind === 'publish-round') stuck = 0
    const answer = answerTo(dice, step, coverage.last)
    const answered = answer === null ? null : take(answer)
    if (answered !== null) return answered
  }
  return null
}

/** Whoever took something back may bring it back at once; whoever was refused may insist. */
const answerTo = (dice: Dice, step: Step, last: Outcome | null): Step | null => {
  if (isMove(step)) return null
  const { command } = step
  if (command.kind === 'undo' && last?.kind === 'done' && dice.chance(0.4)) return { ...step, command: { kind: 'redo' } }
  if (last?.kind !== 'refused' || !last.confirmable || !dice.chance(0.6)) return null
  return { ...step, command: { ...command, confirmed: dice.chance(0.5) ? true : 'twice' } as DeskCommand }
}

const nextStep = (dice: Dice, world: World, seen: World, arena: Arena): Step => {
  const section = dice.between(0, world.length - 1)
  const { state } = world[section]!.desk
  if (world.length > 1 && state.players.size > 0 && dice.chance(0.1))
    return { section, to: 1 - section, player: dice.pick([...state.players.keys()]), confirmed: dice.chance(0.6) }
  const view = dice.chance(0.15) && seen[section]!.desk.state.settings !== null ? seen[section]!.desk.state : state
  return { section, command: chooseCommand(dice, view, arena) }
}

/** Only the steps, for others to carry out. */
export const stepsOf = (arena: Arena, seed: number, length: number): readonly Step[] => {
  const steps: Step[] = []
  walk(arena, seed, length, newCoverage(), steps, false)
  return steps
}

/** Carries out given steps: the first promise that is broken, and after how many steps. */
export const replaySteps = (
  steps: readonly Step[],
  only: string | null = null,
): { readonly violation: Violation; readonly at: number } | null => {
  let world = newWorld(sectionsIn(steps))
  for (const [at, step] of steps.entries()) {
    const { world: next, violation } = stepChecked(world, step, only)
    if (violation !== null) return { violation, at }
    world = next
  }
  return null
}
