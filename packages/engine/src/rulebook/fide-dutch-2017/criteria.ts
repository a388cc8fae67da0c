import { beyondTwo, preferenceDenied, strongPreferenceDenied, thirdRunning } from '../fide-dutch/colour-criteria.ts'
import { counted, inOrder, listed, ofFollowingBracket } from '../fide-dutch/criterion.ts'
import { downfloaterDifference, pairDifference } from '../fide-dutch/score-difference.ts'
import { sameFloatDifferences, sameFloats } from './same-float.ts'

/**
 * FIDE Dutch 2017, C.5 to C.19 in order of priority (B.8); the order lives here and nowhere else. A row has its article, what it wants to be few or small,
 * what it reads of a player, and how it is counted or listed. C.7 looks one bracket ahead and is not asked of the PPB and the CLB.
 */
export const criteria = inOrder(
  counted('C.5', 'Most pairs', [], { ofDownfloater: () => 1 }),
  listed('C.6', 'Smallest PSD', ['score'], { ofPair: pairDifference, ofDownfloater: downfloaterDifference }),
  ofFollowingBracket('C.7', 'Downfloaters that suit the following bracket', ['score']),
  counted('C.8', "Topscorers' colour difference beyond two", ['preference', 'colourDifference'], beyondTwo, 'topscorers'),
  counted('C.9', "Topscorers' third colour running", ['preference', 'colourDifference', 'repeatedColour'], thirdRunning, 'topscorers'),
  counted('C.10', 'Colour preferences', ['preference'], preferenceDenied, 'preference'),
  counted('C.11', 'Strong colour preferences', ['preference'], strongPreferenceDenied, 'strong-preference'),
  counted('C.12', 'Same downfloat as in the last round', ['score', 'floatLastRound'], sameFloats('down', 'floatLastRound')),
  counted('C.13', 'Same upfloat as in the last round', ['score', 'floatLastRound'], sameFloats('up', 'floatLastRound')),
  counted('C.14', 'Same downfloat as two rounds ago', ['score', 'floatTwoRoundsAgo'], sameFloats('down', 'floatTwoRoundsAgo')),
  counted('C.15', 'Same upfloat as two rounds ago', ['score', 'floatTwoRoundsAgo'], sameFloats('up', 'floatTwoRoundsAgo')),
  listed(
    'C.16',
    'Score differences of those floating down as in the last round',
    ['score', 'floatLastRound'],
    sameFloatDifferences('down', 'floatLastRound'),
  ),
  listed(
    'C.17',
    'Score differences of those floating up as in the last round',
    ['score', 'floatLastRound'],
    sameFloatDifferences('up', 'floatLastRound'),
  ),
  listed(
    'C.18',
    'Score differences of those floating down as two rounds ago',
    ['score', 'floatTwoRoundsAgo'],
    sameFloatDifferences('down', 'floatTwoRoundsAgo'),
  ),
  listed(
    'C.19',
    'Score differences of those floating up as two rounds ago',
    ['score', 'floatTwoRoundsAgo'],
    sameFloatDifferences('up', 'floatTwoRoundsAgo'),
  ),
)
