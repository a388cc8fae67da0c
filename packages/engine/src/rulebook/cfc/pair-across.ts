import { canPairAll } from './bye.ts'
import type { Competitor } from './competitor.ts'
import { mayMeet } from './laws.ts'
import { matchAcross } from './match-across.ts'
import { keptInOrder, opponentsInOrder } from './odd-men.ts'

/** Groups between two large ones, or between a large one and an end of the field. */
export type Stretch = {
  /** Those of the large group above who may become odd men, in order; `reserve` of them are enough to choose from. */
  readonly source: { readonly players: readonly Competitor[]; readonly reserve: number } | null
  readonly groups: readonly (readonly Competitor[])[]
  /** Nobody is below: everybody must be paired. */
  readonly last: boolean
  readonly byColour: boolean
}

export type Across = {
  readonly pairs: readonly (readonly [Competitor, Competitor])[]
  /** Who stays in each group, the source first. */
  readonly rest: readonly (readonly Competitor[])[]
  /** Who is left for the large group below, in order of rank. */
  readonly oddMen: readonly Competitor[]
  /** How many odd men the source gave. */
  readonly fromSource: number
}

/** CFC 623 to 625 over a stretch of groups: by first choices where that is flawless, else by matching. Null: the source has too few in reserve. */
export const pairAcross = (stretch: Stretch): Across | null => byFirstChoices(stretch) ?? matchAcross(stretch)

/**
 * One odd man of each odd group, the first who may meet somebody of the next; the first choice for each odd man; and everybody else can be paired in his
 * group. Nothing can be better by the laws, and no choice earlier in order, so where this succeeds it is the answer.
 */
const byFirstChoices = ({ source, groups, last, byColour }: Stretch): Across | null => {
  const all = source === null ? groups : [source.players, ...groups]
  const pairs: (readonly [Competitor, Competitor])[] = []
  const rest: (readonly Competitor[])[] = []
  let oddMan: Competitor | null = null
  for (const [index, players] of all.entries()) {
    let left = players
    if (oddMan !== null) {
      const opponent: Competitor | undefined = opponentsInOrder(oddMan, players, byColour)[0]
      if (opponent === undefined) return null
      pairs.push([oddMan, opponent])
      left = players.filter((player) => player !== opponent)
      oddMan = null
    }
    if (left.length % 2 === 1) {
      const next = all[index + 1]
      if (next === undefined && last) return null
      oddMan = keptInOrder(left).findLast((player) => next === undefined || next.some((other) => mayMeet(player, other))) ?? null
      if (oddMan === null) return null
      left = left.filter((player) => player !== oddMan)
    }
    const isSource = source !== null && index === 0
    if (!isSource && !canPairAll(left)) return null
    rest.push(left)
  }
  return { pairs, rest, oddMen: oddMan === null ? [] : [oddMan], fromSource: source === null ? 0 : source.players.length % 2 }
}
