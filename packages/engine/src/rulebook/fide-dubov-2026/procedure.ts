import { byeOf } from './bye.ts'
import { type Competitor, without } from './competitor.ts'
import type { Choice, RoundFacts } from './criteria.ts'
import type { PairedBracket, PairedRound } from './paired-round.ts'
import { recomposed, type Shifts, type Subgroups, subgroupsOf } from './subgroups.ts'

/** How the steps of the procedure are taken: by trying everything, or by matching. */
export type Ways = {
  readonly canBePaired: (players: readonly Competitor[]) => boolean
  /** Of an odd number: can the others be paired without this one? */
  readonly canBeSpared: (players: readonly Competitor[]) => (one: Competitor) => boolean
  readonly chooseUpfloaters: (residents: readonly Competitor[], below: readonly Competitor[], round: RoundFacts) => Choice
  readonly chooseShifts: (subgroups: Subgroups) => Shifts
  /** T2 for S1 and G2. */
  readonly transpose: (subgroups: Subgroups) => readonly Competitor[]
}

/** Dubov 1.3, 1.3.1, 1.9, 1.9.1, 1.9.2, 1.9.3, 3.2: the bye, then each scoregroup with its upfloaters, in descending order of score. */
export const throughBrackets = (competitors: readonly Competitor[], round: RoundFacts, ways: Ways): PairedRound => {
  const odd = competitors.length % 2 === 1
  const bye = odd ? byeOf(competitors, ways.canBeSpared(competitors)) : null
  if (odd ? bye === null : !ways.canBePaired(competitors)) return { kind: 'impossible' }
  const brackets: PairedBracket[] = []
  let left = bye === null ? competitors : without(competitors, [bye])
  while (left.length > 0) {
    const top = left.reduce((most, { score }) => (score > most ? score : most), left[0]!.score)
    const residents = left.filter(({ score }) => score === top)
    const choice = ways.chooseUpfloaters(residents, without(left, residents), round)
    brackets.push(pairedBy(choice, ways))
    left = choice.rest
  }
  return { kind: 'paired', bye, brackets }
}

/** Dubov 3.2.3, 3.2.4, 3.2.5, 3.2.6: a bracket whose players are known. */
const pairedBy = ({ residents, upfloaters }: Choice, ways: Ways): PairedBracket => {
  const subgroups = subgroupsOf([...residents, ...upfloaters])
  const shifts = ways.chooseShifts(subgroups)
  const { g1, g2 } = recomposed(subgroups, shifts)
  const t2 = ways.transpose({ g1, g2 })
  return { residents, upfloaters, subgroups, shifts, g2, pairs: g1.map((first, at) => ({ first, second: t2[at]! })) }
}
