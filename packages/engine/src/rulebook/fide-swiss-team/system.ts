import type { ColourRule } from './colour-rule.ts'
import type { Criteria } from './criterion.ts'

/** What C.04.6 and C.04.5 do not have in common. */
export type System = {
  readonly criteria: Criteria
  readonly colours: readonly ColourRule[]
  /** In how many of the last rounds floats do not count: two for teams, one in a Double-Swiss. */
  readonly roundsSpared: number
}
