import { criterionOf, type Failure } from './explanation.ts'

/** Below zero when the first fails less. */
export const compareFailures = (a: Failure, b: Failure): number => {
  if (a.kind === 'count' && b.kind === 'count') return shortfall(a.value, a.barred) - shortfall(b.value, b.barred)
  if (a.kind === 'points' && b.kind === 'points') return a.value - b.value
  if (a.kind === 'differences' && b.kind === 'differences') return compareLists(a.floating, b.floating) || compareLists(a.values, b.values)
  if (a.kind === 'next-bracket' && b.kind === 'next-bracket')
    return shortfall(a.scores.length, a.barred) - shortfall(b.scores.length, b.barred) || compareLists(a.scores, b.scores)
  throw new Error(`failures of different kinds: ${a.article}, ${b.article}`)
}

/** To leave over somebody who may not take the bye is never the better choice: it is as bad as to leave three. */
const shortfall = (players: number, barred = 0): number => players + 2 * barred

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return a.length - b.length
}

/** The first criterion that tells two cards of one bracket apart; below zero when the first card is the better one. */
export const firstDifference = (
  a: readonly Failure[],
  b: readonly Failure[],
): { readonly index: number; readonly order: number } | null => {
  for (let index = 0; index < a.length; index++) {
    const order = compareFailures(a[index]!, b[index]!)
    if (order !== 0) return { index, order }
  }
  return null
}

/** The criterion by which the second card loses, if it does. */
export const firstLost = (chosen: readonly Failure[], other: readonly Failure[]): Failure | undefined => {
  const difference = firstDifference(chosen, other)
  return difference !== null && difference.order < 0 ? chosen[difference.index] : undefined
}

/** Cards can be compared that ask the same. */
export const sameCriteria = (a: readonly Failure[], b: readonly Failure[]): boolean =>
  a.length === b.length && a.every((failure, at) => criterionOf(failure) === criterionOf(b[at]!))
