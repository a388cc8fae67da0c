import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { compareBoards } from '../board-order.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { canBeCompleted } from '../completion.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { PairBrackets, PairedBracket } from '../pair-round.ts'
import { dutchRules } from '../rules.ts'

/** A round as it was paired, with everything needed to ask about it. */
export type Scene = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly initialColour: Colour
  readonly edition: CriteriaEdition
  readonly pairBrackets: PairBrackets
  readonly competitors: readonly Competitor[]
  /** null when no legal pairing exists. */
  readonly brackets: readonly PairedBracket[] | null
}

export const sceneOf = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  edition: CriteriaEdition,
  pairBrackets: PairBrackets,
): Scene => {
  const competitors = competitorsOf(tournament, round, edition)
  const brackets = canBeCompleted(competitors, edition) ? pairBrackets(competitors) : null
  return { tournament, round, initialColour, edition, pairBrackets, competitors, brackets }
}

/** Where games have no colours the higher ranked player comes first. */
const boardOf = ({ higher, lower }: Pair, { tournament, initialColour, edition }: Seating): Board =>
  dutchRules(tournament).colourless || allocateColours(higher, lower, initialColour, edition).higherGets === 'white'
    ? { white: higher.id, black: lower.id }
    : { white: lower.id, black: higher.id }

type Seating = Pick<Scene, 'tournament' | 'initialColour' | 'edition'>

/** All boards of the round in order. */
export const boardsOf = (brackets: readonly PairedBracket[], seating: Seating): readonly Board[] =>
  brackets
    .flatMap(({ pairing }) => pairing.pairs)
    .sort(compareBoards)
    .map((pair) => boardOf(pair, seating))
