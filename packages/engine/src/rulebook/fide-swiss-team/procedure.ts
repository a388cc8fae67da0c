import { byeOf } from './bye.ts'
import { type Competitor, type Pair, without } from './competitor.ts'
import type { AskedOfRound, Choice, RoundFacts } from './criterion.ts'
import type { PairedBracket, PairedRound } from './paired-round.ts'

/** How the steps of the procedure are taken: by trying everything, or by matching. */
export type Ways = {
  readonly canBePaired: (players: readonly Competitor[]) => boolean
  /** Of an odd number: can the others be paired without this one? */
  readonly canBeSpared: (players: readonly Competitor[]) => (one: Competitor) => boolean
  readonly upfloatersNeeded: RoundFacts['upfloatersNeeded']
  readonly chooseUpfloaters: (residents: readonly Competitor[], below: readonly Competitor[], round: RoundFacts) => Choice
  readonly pairBracket: (bracket: readonly Competitor[], round: RoundFacts) => readonly Pair[]
}

/** C.04.6 1.3.1, 3.2, 3.3, C.04.5 1.3, 3.2, 3.3: the bye, then the top-scoregroup with its upfloaters as a bracket, again and again. */
export const throughBrackets = (competitors: readonly Competitor[], asked: AskedOfRound, ways: Ways): PairedRound => {
  const round: RoundFacts = {
    ...asked,
    scores: [...new Set(competitors.map(({ score }) => score))].sort((a, b) => b - a),
    upfloatersNeeded: ways.upfloatersNeeded,
  }
  const odd = competitors.length % 2 === 1
  const bye = odd ? byeOf(competitors, ways.canBeSpared(competitors)) : null
  if (odd ? bye === null : !ways.canBePaired(competitors)) return { kind: 'impossible' }
  const brackets: PairedBracket[] = []
  let left = bye === null ? competitors : without(competitors, [bye])
  while (left.length > 0) {
    const top = left.reduce((most, { score }) => (score > most ? score : most), left[0]!.score)
    const residents = left.filter(({ score }) => score === top)
    const { upfloaters, rest } = ways.chooseUpfloaters(residents, without(left, residents), round)
    brackets.push({ residents, upfloaters, pairs: ways.pairBracket([...residents, ...upfloaters], round) })
    left = rest
  }
  return { kind: 'paired', bye, brackets }
}
