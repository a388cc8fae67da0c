import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { Bracket } from './bracket.ts'
import type { ColourPreference } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'

/**
 * A quality criterion: how far a candidate fails an article. Every one is a sum (or a list) over the pairs and downfloaters of the candidate,
 * which is what lets a matching minimise it.
 *
 * - `count`: a number of players or pairs, to be as small as possible.
 * - `differences`: a list of score differences, compared from the largest to the smallest; null adds nothing to the list.
 * - `next-bracket`: the downfloaters are judged by what they allow in the following bracket (number of pairs, then score differences).
 * - `bye`: asked only of a bracket that floats a single player, who is bound to get the bye.
 *
 * `higher` outranks `lower` in the order of A.2.
 */
export type Criterion = CountCriterion | DifferencesCriterion | NextBracketCriterion | ByeCriterion

/** Players alike in all that is read are alike to the criteria (by-matching/kinds.ts), so anything can be read that two may have in common. */
export type Reading = {
  [Property in keyof Competitor]: Competitor[Property] extends string | number | boolean | ColourPreference | null ? Property : never
}[keyof Competitor]

/**
 * What a bound by counting heads has to know of criteria on colours (in-order/bracket-bound.ts): which count preferences and strong preferences denied, and which
 * two equal absolute preferences fail where topscorers let them meet.
 */
export type ColourRole = 'topscorers' | 'preference' | 'strong-preference'

type Row = { readonly article: string; readonly title: string; readonly reads: readonly Reading[] }

/** What a pair, and what a downfloater, adds; a measure of pairs alone, or of downfloaters alone, leaves the other out. */
export type Measure<Read extends Reading, Value> = {
  readonly ofPair?: (higher: Pick<Competitor, Read>, lower: Pick<Competitor, Read>, bracket: Bracket) => Value
  readonly ofDownfloater?: (player: Pick<Competitor, Read>, bracket: Bracket) => Value
}
type Measured<Value> = Required<Measure<Reading, Value>>

export type CountCriterion<Role = ColourRole | null> = Row & Measured<number> & { readonly kind: 'count'; readonly role: Role }
export type DifferencesCriterion = Row & Measured<Points | null> & { readonly kind: 'differences' }
export type NextBracketCriterion = Row & { readonly kind: 'next-bracket' }
export type ByeCriterion = Row & { readonly kind: 'bye'; readonly ofAssignee: (player: Competitor) => number }

/** Added to the score of somebody who meets nobody where pairs have differences (2026, C18 and C20): it counts as larger than that of any pair. */
export const beyondAnyPair = pointsFromTenths(1_000_000)

// Rows of an edition's table. A measure that reads what its row does not name does not compile.

export const counted = <Read extends Reading, Role extends ColourRole | null = null>(
  article: string,
  title: string,
  reads: readonly Read[],
  { ofPair = () => 0, ofDownfloater = () => 0 }: Measure<NoInfer<Read>, number>,
  role?: Role,
): CountCriterion<Role> => ({ kind: 'count', article, title, reads, ofPair, ofDownfloater, role: (role ?? null) as Role })

export const listed = <Read extends Reading>(
  article: string,
  title: string,
  reads: readonly Read[],
  { ofPair = () => null, ofDownfloater = () => null }: Measure<NoInfer<Read>, Points | null>,
): DifferencesCriterion => ({ kind: 'differences', article, title, reads, ofPair, ofDownfloater })

/** What the following bracket is judged by is the same in every edition (by-matching/cost-fields.ts). */
export const ofFollowingBracket = (article: string, title: string, reads: readonly ['score']): NextBracketCriterion => ({
  kind: 'next-bracket',
  article,
  title,
  reads,
})

export const ofBye = <Read extends Reading>(
  article: string,
  title: string,
  reads: readonly Read[],
  ofAssignee: (player: Pick<Competitor, NoInfer<Read>>) => number,
): ByeCriterion => ({ kind: 'bye', article, title, reads, ofAssignee })

type RoleOf<Row> = Row extends CountCriterion<infer Role> ? Role : never

/** The criteria of an edition in order of priority. Without one for every role of colours it does not compile. */
export const inOrder = <Rows extends readonly Criterion[]>(
  ...rows: [ColourRole] extends [RoleOf<Rows[number]>] ? Rows : Rows & { readonly role: ColourRole }
): readonly Criterion[] => rows
