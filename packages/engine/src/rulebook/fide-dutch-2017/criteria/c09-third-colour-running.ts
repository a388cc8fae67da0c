import { repeatedColour } from '../../fide-dutch/colour-preference.ts'
import type { CountCriterion } from '../../fide-dutch/criterion.ts'

/**
 * FIDE Dutch 2017, C.9: as few topscorers, or their opponents, as possible who get the same colour three times running.
 *
 * Two absolute preferences for one colour meet: the wider colour difference has its way (E.2), so the other one suffers, a third time running
 * if the two latest games had that colour. At equal difference the one who did not just repeat the colour gives way, so somebody suffers only
 * if both repeated it.
 */
export const thirdColourRunning: CountCriterion = {
  kind: 'count',
  article: 'C.9',
  ofPair: (a, b) => {
    if (a.preference.strength !== 'absolute' || b.preference.strength !== 'absolute' || a.preference.colour !== b.preference.colour)
      return 0
    const repeatedA = repeatedColour(a.colours) !== null
    const repeatedB = repeatedColour(b.colours) !== null
    const wider = Math.abs(a.colourDifference) - Math.abs(b.colourDifference)
    const suffers = wider > 0 ? repeatedB : wider < 0 ? repeatedA : repeatedA && repeatedB
    return suffers ? 1 : 0
  },
  ofDownfloater: () => 0,
}
