import type { Modifier, TieBreakCode } from './code.ts'
import { type Exact, exact } from './exact.ts'
import type { Field } from './field.ts'
import { placesOf, type Tiers } from './tiers.ts'
import type { Measure, Working } from './working.ts'

/** What a tie-break may look at. */
export type Context = {
  /** In the score the code names, else the primary one. */
  readonly field: Field
  readonly primary: Field
  /** Teams: the other score; null for players. */
  readonly secondary: Field | null
  /** Teams: which of the two scores is the primary one. */
  readonly primaryScore: 'MP' | 'GP'
  /** Teams: tenths per board of every round, by index; null for players. */
  readonly boards: TeamBoards | null
  /** What decides a drawing of lots; null as long as none was drawn. */
  readonly lotsSeed: string | null
  /** SSM: game score of each player (GAM), by id. */
  readonly gameScores: ReadonlyMap<number, number> | null
  /** The games of a player that brought them; null where only the sums are known. */
  readonly gamesOf: ((player: number) => readonly { readonly round: number; readonly opponent: number; readonly score: number }[]) | null
}

export type TeamBoards = {
  readonly count: number
  /** `results[team][round]`: tenths on boards 1 to n; empty where no boards are known. */
  readonly results: readonly (readonly (readonly number[])[])[]
}

type Common = {
  readonly name: string
  /** Article of C.07, or the other rule it comes from. */
  readonly article: string
  readonly title: string
  /** How it is read, where the text leaves that open: told beside the title. */
  readonly reading?: (code: TieBreakCode) => string
  /** What a table says above its column, where its name says nothing to those who read it. */
  readonly heading?: string
  readonly modifiers: readonly Modifier[]
  readonly for: 'players' | 'teams' | 'both'
  /** Decimals shown. */
  readonly decimals: number
}

/** A tie-break with a value for everybody, tied or not. */
export type ValueRule = Common & {
  readonly kind: 'value'
  readonly better: 'higher' | 'lower'
  readonly prepare: (context: Context, code: TieBreakCode) => Measure
}

/** A tie-break that only has a meaning among those who are tied (type A). */
export type GroupRule = Common & {
  readonly kind: 'group'
  readonly prepare: (context: Context, code: TieBreakCode) => (tied: readonly number[]) => GroupOrder
}

/** The tied in order; the value shown for each, and how it came about. */
export type GroupOrder = {
  readonly tiers: Tiers
  readonly value: (index: number) => Exact | null
  readonly working: (index: number) => Working
}

export type TieBreakRule = ValueRule | GroupRule

export const valueRule = (rule: Omit<ValueRule, 'kind'>): ValueRule => ({ kind: 'value', ...rule })
/** The value of a tie-break that only orders: the place among the tied. */
export const byPlace = (tiers: Tiers, working: (index: number, place: number) => Omit<Working, 'value'>): GroupOrder => {
  const places = placesOf(tiers)
  const value = (index: number): Exact => exact(places.get(index)!)
  return { tiers, value, working: (index) => ({ ...working(index, places.get(index)!), value: value(index) }) }
}

export const groupRule = (rule: Omit<GroupRule, 'kind'>): GroupRule => ({ kind: 'group', ...rule })
