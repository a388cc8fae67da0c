import type { Competitor } from '../../fide-dutch/competitor.ts'

/** Who of a bracket: from above or not, and whether S1 of a heterogeneous bracket. */
export type Member = { readonly player: Competitor; readonly incoming: boolean; readonly inS1: boolean }

/** As the text calls them; floats with their direction. */
const requirementNames = ['B2', 'A7.d', 'X', 'Z', 'B5 down', 'B6 down', 'B5 up', 'B6 up'] as const
export type RequirementName = (typeof requirementNames)[number]

/**
 * A requirement of C.3 that C.10 lowers: how often a pair or a downfloater breaks it. "Any criterion may be dropped only for the minimum number
 * of pairs": so as seldom as possible, the requirement that C.10 lowers last coming first. `higher` outranks `lower`.
 */
export type Requirement = {
  /** The step that lowers it. */
  readonly article: string
  readonly name: RequirementName
  readonly ofPair: (higher: Member, lower: Member) => number
  readonly ofDownfloater: (member: Member) => number
}
