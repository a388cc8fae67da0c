import { defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../fide-dutch/by-the-book/budget.ts'
import { byeOf } from '../bye.ts'
import { type Competitor, without } from '../competitor.ts'
import type { AskedOfRound, RoundFacts } from '../criterion.ts'
import type { PairedBracket, PairedRound } from '../paired-round.ts'
import type { System } from '../system.ts'
import { completion } from './can-be-paired.ts'
import { pairBracket } from './pair-bracket.ts'
import { chooseUpfloaters, upfloatersNeeded } from './upfloaters.ts'

/**
 * C.04.6 3.2, 3.3.1, 3.3.2, 3.3.3, C.04.5 3.2, 3.3: the bye, then the top-scoregroup with its upfloaters as a bracket, again and again. Everything is tried: it is
 * for small fields, and says so of others.
 */
export const pairByTheBook = (
  competitors: readonly Competitor[],
  { criteria }: System,
  asked: AskedOfRound,
  limit = defaultLimit,
): PairedRound | TooLarge =>
  orTooLarge(() => {
    const budget = makeBudget(limit)
    const canBePaired = completion(budget)
    const round: RoundFacts = {
      ...asked,
      scores: [...new Set(competitors.map(({ score }) => score))].sort((a, b) => b - a),
      upfloatersNeeded: upfloatersNeeded(canBePaired),
    }
    const odd = competitors.length % 2 === 1
    const bye = odd ? byeOf(competitors, canBePaired) : null
    if (odd ? bye === null : !canBePaired(competitors)) return { kind: 'impossible' }
    const brackets: PairedBracket[] = []
    let left = bye === null ? competitors : without(competitors, [bye])
    while (left.length > 0) {
      const top = Math.max(...left.map(({ score }) => score))
      const residents = left.filter(({ score }) => score === top)
      const { upfloaters, rest } = chooseUpfloaters(residents, without(left, residents), criteria.upfloaters, round, canBePaired)
      const pairs = pairBracket([...residents, ...upfloaters], criteria.pairs, round, budget)!
      brackets.push({ residents, upfloaters, pairs })
      left = rest
    }
    return { kind: 'paired', bye, brackets }
  })
