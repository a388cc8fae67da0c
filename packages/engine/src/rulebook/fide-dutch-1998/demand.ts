import type { Competitor } from '../fide-dutch/competitor.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import type { BracketResult } from '../fide-dutch/procedure/bracket.ts'
import { type CostField, completionField, nextBracketField } from '../fide-dutch/procedure/cost-field.ts'
import { edition } from './edition.ts'

/**
 * What a bracket is asked for beyond its own pairing. `fields` make a best matching meet the demand where that is possible at all; `met` says
 * whether a pairing does.
 */
export type Demand = {
  readonly next: readonly Competitor[]
  readonly rest: readonly Competitor[]
  readonly fields: readonly CostField[]
  readonly met: (result: BracketResult) => boolean
  /** C.12 changes who moves down, not how many. */
  readonly pairs: number | null
}

export const noDemand: Demand = Object.freeze({ next: [], rest: [], fields: [], met: () => true, pairs: null })

/** The lowest bracket: everybody is paired but one who may take the bye. */
export const lowestDemand: Demand = {
  ...noDemand,
  fields: [completionField('C.13')],
  met: ({ downfloaters }) => downfloaters.length <= 1 && downfloaters.every((player) => player.mayTakeBye),
}

/** FIDE Dutch 1998, C.13: the penultimate bracket must let everybody below be paired. */
export const completionDemand = (below: readonly Competitor[]): Demand => ({
  ...noDemand,
  rest: below,
  fields: [completionField('C.13')],
  met: ({ downfloaters }) => canBeCompleted([...downfloaters, ...below], edition),
})

/** FIDE Dutch 1998, C.12: as many move down as before, others, with whom the following bracket can be paired in full. */
export const nextBracketDemand = (
  next: readonly Competitor[],
  nextIsLowest: boolean,
  first: BracketResult,
  servesNext: (downfloaters: readonly Competitor[]) => boolean,
): Demand => {
  const unpaired = nextBracketField('C.12', ({ player }) => (nextIsLowest && !player.mayTakeBye ? 3 : 1))
  const movedDown = nextBracketField('C.12', ({ region }) => (region === 'next' ? 0 : 1))
  return {
    ...noDemand,
    next,
    fields: first.downfloaters.length < next.length ? [unpaired, movedDown] : [unpaired],
    met: ({ downfloaters }) => servesNext(downfloaters),
    pairs: first.pairs.length,
  }
}
