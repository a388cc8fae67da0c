import { type Bracket, type BracketPairing, makeBracket } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import type { LookAhead } from '../fide-dutch/look-ahead.ts'
import { pairBracket } from '../fide-dutch/pair-bracket.ts'
import type { PairBrackets, PairedBracket } from '../fide-dutch/pair-round.ts'
import { scoregroupsOf } from '../fide-dutch/scoregroups.ts'
import { edition } from './edition.ts'

/**
 * FIDE Dutch 2017, A.9: the round, bracket by bracket from the top.
 *
 * After each bracket its downfloaters and everyone below must still be pairable. If not, the bracket just paired is the penultimate one (PPB): it is
 * paired again so that they are, and everybody below joins its downfloaters in the collapsed last bracket (CLB). The caller has made sure that
 * the whole field can be paired.
 */
export const pairBrackets: PairBrackets = (competitors, pairOne = pairBracket) => {
  const groups = scoregroupsOf(competitors)
  const paired: PairedBracket[] = []
  let movedDown: readonly Competitor[] = []
  for (const [index, residents] of groups.entries()) {
    const last = index === groups.length - 1
    const bracket = makeBracket('normal', movedDown, residents, last)
    const below = groups.slice(index + 1).flat()
    const ahead = last ? nothingBelow : towards(groups[index + 1]!, index + 2 === groups.length)
    const pairing = pairOne(bracket, ahead, edition)
    if (!last && !canBeCompleted([...pairing.downfloaters, ...below], edition)) return [...paired, ...collapse(bracket, below, pairing)]
    paired.push({ bracket, ahead, pairing, failed: null })
    movedDown = pairing.downfloaters
  }
  return paired
}

const mayTakeBye = (player: Competitor): boolean => player.mayTakeBye

/** The last bracket contains the assignment of the bye (A.9, note). */
export const nothingBelow: LookAhead = {
  next: [],
  rest: [],
  mustComplete: true,
  nextIsLast: false,
  mayBeLeftOver: mayTakeBye,
  byeScore: null,
}

/** C.7: a normal bracket looks at the following one, and no further. */
export const towards = (next: readonly Competitor[], nextIsLast: boolean): LookAhead => ({
  ...nothingBelow,
  next,
  mustComplete: false,
  nextIsLast,
})

/** The PPB under C.4, then the CLB with all the rest as residents. */
const collapse = (bracket: Bracket, below: readonly Competitor[], failed: BracketPairing): readonly PairedBracket[] => {
  const penultimate: Bracket = { ...bracket, kind: 'penultimate' }
  const ahead: LookAhead = { ...nothingBelow, rest: below }
  const pairing = pairBracket(penultimate, ahead, edition)
  const collapsed = makeBracket('collapsed', pairing.downfloaters, below, true)
  return [
    { bracket: penultimate, ahead, pairing, failed },
    { bracket: collapsed, ahead: nothingBelow, pairing: pairBracket(collapsed, nothingBelow, edition), failed: null },
  ]
}
