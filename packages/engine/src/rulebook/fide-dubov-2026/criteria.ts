import type { Competitor, Pair } from './competitor.ts'
import type { MaximumUpfloatReading } from './rules.ts'

/** What criteria ask of the round rather than of players. */
export type RoundFacts = {
  /** C8, C9 and C10 are not asked in the last round. */
  readonly lastRound: boolean
  readonly maximumUpfloats: MaximumUpfloatReading
}

/** A set of upfloaters for a scoregroup, and who is left below. */
export type Choice = {
  readonly residents: readonly Competitor[]
  /** By score, then by TPN (4.2.2). */
  readonly upfloaters: readonly Competitor[]
  readonly rest: readonly Competitor[]
}

/** A quality criterion about the set alone: smaller is better, a list is compared from its beginning. */
export type SetCriterion = { readonly article: string; readonly count: (choice: Choice, round: RoundFacts) => readonly number[] }

/** Dubov C5: the number of upfloaters. */
const upfloaterCount: SetCriterion = { article: 'C5', count: ({ upfloaters }) => [upfloaters.length] }

/** Dubov C6, 4.2.3: by how much upfloaters are below the residents, the widest difference first. Each of them meets a resident: two who could meet each other would not be upfloaters under C5. */
const scoreDifferences: SetCriterion = {
  article: 'C6',
  count: ({ residents, upfloaters }) => upfloaters.map(({ score }) => residents[0]!.score - score).sort((a, b) => b - a),
}

/** Dubov C7: one of two who prefer the same colour goes without it (5.2); all others have what they prefer. */
export const denied = ({ first, second }: Pair): number => (first.preference.colour === second.preference.colour ? 1 : 0)

/** Dubov C8: upfloaters who are maximum upfloaters, before the last round. */
const maximumCount: SetCriterion = {
  article: 'C8',
  count: ({ upfloaters }, { lastRound }) => [lastRound ? 0 : upfloaters.filter(({ maximum }) => maximum).length],
}

/** Dubov C9: how often they have floated up before, all together, or from the one that did most often. */
const maximumTimes: SetCriterion = {
  article: 'C9',
  count: ({ upfloaters }, { lastRound, maximumUpfloats }) => {
    const times = lastRound ? [] : upfloaters.filter(({ maximum }) => maximum).map(({ upfloats }) => upfloats)
    return maximumUpfloats === 'most-first' ? times.sort((a, b) => b - a) : [times.reduce((sum, one) => sum + one, 0)]
  },
}

/** Dubov C10: upfloaters that floated up in the round before, before the last round. */
const upfloatersAgain: SetCriterion = {
  article: 'C10',
  count: ({ upfloaters }, { lastRound }) => [lastRound ? 0 : upfloaters.filter(({ upfloatedLast }) => upfloatedLast).length],
}

/** Dubov 2.3: what is asked of a set before C7, and what after it, in descending priority. */
export const beforeColours: readonly SetCriterion[] = [upfloaterCount, scoreDifferences]
export const afterColours: readonly SetCriterion[] = [maximumCount, maximumTimes, upfloatersAgain]

/** Which of two lists comes first: the one with the smaller number where they differ first. */
export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return a.length - b.length
}
