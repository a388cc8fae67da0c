import type { Criterion } from '../../fide-dutch/criterion.ts'
import { numberOfDownfloaters } from './c06-number-of-downfloaters.ts'
import { downfloaterScores } from './c07-downfloater-scores.ts'
import { followingBracket } from './c08-following-bracket.ts'
import { byeUnplayedGames } from './c09-bye-unplayed-games.ts'
import { topscorersBeyondTwo } from './c10-colour-difference-beyond-two.ts'
import { topscorersThirdColour } from './c11-third-colour-running.ts'
import { colourPreference } from './c12-colour-preference.ts'
import { strongPreference } from './c13-strong-preference.ts'
import { residentDownfloatLastRound } from './c14-resident-downfloat-last-round.ts'
import { opponentUpfloatLastRound } from './c15-opponent-upfloat-last-round.ts'
import { residentDownfloatTwoRoundsAgo } from './c16-resident-downfloat-two-rounds-ago.ts'
import { opponentUpfloatTwoRoundsAgo } from './c17-opponent-upfloat-two-rounds-ago.ts'
import { mdpDifferencesLastRound } from './c18-mdp-differences-last-round.ts'
import { opponentDifferencesLastRound } from './c19-opponent-differences-last-round.ts'
import { mdpDifferencesTwoRoundsAgo } from './c20-mdp-differences-two-rounds-ago.ts'
import { opponentDifferencesTwoRoundsAgo } from './c21-opponent-differences-two-rounds-ago.ts'

/** FIDE Dutch 2026, C6 to C21 in order of priority (3.8). C4 and C5 stand above them all and bind the whole round, see pair-brackets.ts. */
export const criteria: readonly Criterion[] = [
  numberOfDownfloaters,
  downfloaterScores,
  followingBracket,
  byeUnplayedGames,
  topscorersBeyondTwo,
  topscorersThirdColour,
  colourPreference,
  strongPreference,
  residentDownfloatLastRound,
  opponentUpfloatLastRound,
  residentDownfloatTwoRoundsAgo,
  opponentUpfloatTwoRoundsAgo,
  mdpDifferencesLastRound,
  opponentDifferencesLastRound,
  mdpDifferencesTwoRoundsAgo,
  opponentDifferencesTwoRoundsAgo,
]
