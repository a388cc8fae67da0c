import { type Points, pointsFromTenths, subtractPoints } from '../../model/points.ts'
import type { Bracket } from './bracket.ts'
import type { Competitor } from './competitor.ts'

type Scored = Pick<Competitor, 'score'>

const onePoint = pointsFromTenths(10)

/** FIDE Dutch 2017 A.8: distance in score of a pair. */
export const pairDifference = (higher: Scored, lower: Scored): Points => subtractPoints(higher.score, lower.score)

/** FIDE Dutch 2017 A.8: a downfloater counts as if the next opponent stood one point below the lowest ranked player of the bracket, even below zero. */
export const downfloaterDifference = (player: Scored, bracket: Bracket): Points =>
  subtractPoints(player.score, subtractPoints(bracket.lowestScore, onePoint))
