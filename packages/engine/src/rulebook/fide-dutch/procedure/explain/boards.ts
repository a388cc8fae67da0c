import type { Board } from '../../../../pairing/round-pairing.ts'
import { compareBoards } from '../../board-order.ts'
import { allocateColours, colourOfOddNumbers } from '../../colour-allocation.ts'
import { dutchRules } from '../../rules.ts'
import type { PairedBracket, RoundTold } from './round.ts'

/** All boards of the round in order. */
export const boardsOf = (
  { tournament, initialColour, round, procedure }: RoundTold,
  brackets: readonly PairedBracket[],
): readonly Board[] => {
  const colourOfOdd = colourOfOddNumbers(initialColour, round)
  return brackets
    .flatMap(({ result }) => result.pairs)
    .sort(compareBoards)
    .map(({ higher, lower }) =>
      dutchRules(tournament).colourless || allocateColours(higher, lower, colourOfOdd, procedure.edition).higherGets === 'white'
        ? { white: higher.id, black: lower.id }
        : { white: lower.id, black: higher.id },
    )
}
