import type { TieBreakRule } from '../rule.ts'
import { averageOfOpponentsBuchholz } from './average-of-opponents-buchholz.ts'
import { averageOfOpponentsPerfectPerformance } from './average-of-opponents-perfect-performance.ts'
import { averageOfOpponentsPerformance } from './average-of-opponents-performance.ts'
import { averageRatingOfOpponents } from './average-rating-of-opponents.ts'
import { blackGames } from './black-games.ts'
import { blackWins } from './black-wins.ts'
import { boardCount } from './board-count.ts'
import { bottomBoardElimination } from './bottom-board-elimination.ts'
import { buchholz } from './buchholz.ts'
import { cfcCumulative } from './cfc-cumulative.ts'
import { cfcSonnebornBerger } from './cfc-sonneborn-berger.ts'
import { directEncounter } from './direct-encounter.ts'
import { extendedDirectEncounter } from './extended-direct-encounter.ts'
import { extendedSonnebornBerger } from './extended-sonneborn-berger.ts'
import { external } from './external.ts'
import { foreBuchholz } from './fore-buchholz.ts'
import { gameScore } from './game-score.ts'
import { gamesWon } from './games-won.ts'
import { kashdan } from './kashdan.ts'
import { koya } from './koya.ts'
import { lots } from './lots.ts'
import { mutualGame, mutualGames } from './mutual-games.ts'
import { otherScore } from './other-score.ts'
import { pairingNumber } from './pairing-number.ts'
import { perfectTournamentPerformance } from './perfect-performance.ts'
import { tournamentPerformanceRating } from './performance-rating.ts'
import { points } from './points.ts'
import { progressiveScores } from './progressive-scores.ts'
import { rating } from './rating.ts'
import { roundsElectedToPlay } from './rounds-elected-to-play.ts'
import { scheduleStrengthCombination } from './schedule-strength-combination.ts'
import { sonnebornBerger } from './sonneborn-berger.ts'
import { standardPoints } from './standard-points.ts'
import { sumOfOpponentsScores } from './sum-of-opponents-scores.ts'
import { topBoardResults } from './top-board-results.ts'
import { wins } from './wins.ts'

/** Every tie-break, in the order of C.07, then those of other rules. */
export const tieBreakRules: readonly TieBreakRule[] = [
  points,
  directEncounter,
  wins,
  gamesWon,
  blackGames,
  blackWins,
  progressiveScores,
  roundsElectedToPlay,
  standardPoints,
  pairingNumber,
  buchholz,
  averageOfOpponentsBuchholz,
  foreBuchholz,
  sonnebornBerger,
  koya,
  averageRatingOfOpponents,
  tournamentPerformanceRating,
  perfectTournamentPerformance,
  averageOfOpponentsPerformance,
  averageOfOpponentsPerfectPerformance,
  rating,
  boardCount,
  topBoardResults,
  bottomBoardElimination,
  otherScore,
  ...extendedSonnebornBerger,
  ...extendedDirectEncounter,
  scheduleStrengthCombination,
  cfcCumulative,
  cfcSonnebornBerger,
  mutualGames,
  sumOfOpponentsScores,
  gameScore,
  mutualGame,
  kashdan,
  external,
  lots,
]

const byName = new Map(tieBreakRules.map((rule) => [rule.name.toUpperCase(), rule]))

/** The rule of that name in any case of letters; null when there is none. */
export const tieBreakRule = (name: string): TieBreakRule | null => byName.get(name.toUpperCase()) ?? null
