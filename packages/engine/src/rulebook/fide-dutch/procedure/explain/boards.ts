import type { ColourRule } from '../../../../pairing/explanation.ts'
import type { Board } from '../../../../pairing/round-pairing.ts'
import { compareBoards } from '../../board-order.ts'
import type { Pair } from '../../bracket.ts'
import { dutchRules } from '../../rules.ts'
import { allocateColours, colourOfOddNumbers, colourRules } from '../colour-allocation.ts'
import type { PairedBracket, RoundTold } from './round.ts'

/** Section E: the colours of a pair, with the number of the rule, from 0. */
export const seated = ({ higher, lower }: Pair, { tournament, initialColour, round }: RoundTold): Board & { readonly rule: ColourRule } => {
  const { rule, higherGets } = allocateColours(higher, lower, colourOfOddNumbers(initialColour, round))
  const first = dutchRules(tournament).colourless || higherGets === 'white'
  const [white, black] = first ? [higher.id, lower.id] : [lower.id, higher.id]
  return { white, black, rule: colourRules.indexOf(rule) as 0 | 1 | 2 | 3 | 4 }
}

/** All boards of the round in order. */
export const boardsOf = (told: RoundTold, brackets: readonly PairedBracket[]): readonly Board[] =>
  brackets
    .flatMap(({ result }) => result.pairs)
    .sort(compareBoards)
    .map((pair) => {
      const { white, black } = seated(pair, told)
      return { white, black }
    })
