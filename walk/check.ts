import { fileInvariants } from './invariants/files.ts'
import type { Invariant, Look } from './invariants/invariant.ts'
import { placeInvariants } from './invariants/places.ts'
import { pointInvariants } from './invariants/points.ts'
import { recordInvariants } from './invariants/record.ts'
import { typedInvariants } from './invariants/typed.ts'
import { isListed } from './listed.ts'
import { isMove, type Outcome, type Step, type Violation } from './steps.ts'
import { carryOut, type World } from './world.ts'

export const invariants: readonly Invariant[] = [
  ...typedInvariants,
  ...recordInvariants,
  ...placeInvariants,
  ...pointInvariants,
  ...fileInvariants,
]

export type Stepped = { readonly world: World; readonly outcome: Outcome | null; readonly violation: Violation | null }

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${(error.stack ?? '').split('\n')[1]?.trim() ?? ''}` : String(error)

/** One step, and the first promise it breaks, or whether it breaks `only` this one. A command that throws breaks one, too. */
export const stepChecked = (world: World, step: Step, only: string | null = null): Stepped => {
  let next: ReturnType<typeof carryOut>
  try {
    next = carryOut(world, step)
  } catch (error) {
    return { world, outcome: null, violation: { invariant: 'no command throws', detail: textOf(error) } }
  }
  const touched = isMove(step) ? [step.section, step.to] : [step.section]
  for (const at of touched) {
    const violation = firstViolation({ before: world[at]!, after: next.world[at]!, step, outcome: next.outcome }, only)
    if (violation !== null) return { ...next, violation }
  }
  return { ...next, violation: null }
}

const firstViolation = (look: Look, only: string | null): Violation | null => {
  for (const [invariant, check] of invariants) {
    if (only !== null && invariant !== only) continue
    try {
      const detail = check(look).find((each) => !isListed({ invariant, detail: each }))
      if (detail !== undefined) return { invariant, detail }
    } catch (error) {
      const violation = { invariant, detail: `throws: ${textOf(error)}` }
      if (!isListed(violation)) return violation
    }
  }
  return null
}
