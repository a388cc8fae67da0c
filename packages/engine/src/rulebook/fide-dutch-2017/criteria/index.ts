import type { Criterion } from '../../fide-dutch/criterion.ts'
import { numberOfPairs } from './c05-number-of-pairs.ts'
import { scoreDifferences } from './c06-score-differences.ts'
import { nextBracket } from './c07-next-bracket.ts'
import { topscorersBeyondTwo } from './c08-colour-difference-beyond-two.ts'
import { topscorersThirdColour } from './c09-third-colour-running.ts'
import { colourPreference } from './c10-colour-preference.ts'
import { strongPreference } from './c11-strong-preference.ts'
import { sameDownfloatLastRound } from './c12-same-downfloat-last-round.ts'
import { sameUpfloatLastRound } from './c13-same-upfloat-last-round.ts'
import { sameDownfloatTwoRoundsAgo } from './c14-same-downfloat-two-rounds-ago.ts'
import { sameUpfloatTwoRoundsAgo } from './c15-same-upfloat-two-rounds-ago.ts'
import { downfloatDifferencesLastRound } from './c16-downfloat-differences-last-round.ts'
import { upfloatDifferencesLastRound } from './c17-upfloat-differences-last-round.ts'
import { downfloatDifferencesTwoRoundsAgo } from './c18-downfloat-differences-two-rounds-ago.ts'
import { upfloatDifferencesTwoRoundsAgo } from './c19-upfloat-differences-two-rounds-ago.ts'

/** FIDE Dutch 2017, C.5 to C.19 in order of priority (B.8). The order lives here and nowhere else. */
export const criteria: readonly Criterion[] = [
  numberOfPairs,
  scoreDifferences,
  nextBracket,
  topscorersBeyondTwo,
  topscorersThirdColour,
  colourPreference,
  strongPreference,
  sameDownfloatLastRound,
  sameUpfloatLastRound,
  sameDownfloatTwoRoundsAgo,
  sameUpfloatTwoRoundsAgo,
  downfloatDifferencesLastRound,
  upfloatDifferencesLastRound,
  downfloatDifferencesTwoRoundsAgo,
  upfloatDifferencesTwoRoundsAgo,
]
