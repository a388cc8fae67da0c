import type { Failure } from '../../pairing/explanation.ts'

/** Of two cards of counts: the first criterion in which they differ, if the second card is the worse one. */
export const firstLost = (chosen: readonly Failure[], other: readonly Failure[]): Failure | undefined => {
  const value = (failure: Failure | undefined): number => (failure?.kind === 'count' ? failure.value : 0)
  const found = chosen.find((failure, at) => value(failure) !== value(other[at]))
  return found !== undefined && value(found) < value(other[chosen.indexOf(found)]) ? found : undefined
}
