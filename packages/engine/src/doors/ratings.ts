/** `@zug/engine/ratings`: ratings after an event, by FIDE's formulas and CFC's, with their working. */
export type { CfcBonus } from '../ratings/cfc-change.ts'
export {
  isRatedPlay,
  type RatingEvent,
  type RatingSystem,
  ratingEventOf,
  ratingSystems,
  usualRatingSystem,
} from '../ratings/event-ratings.ts'
export { type RatingBasis, type RatingChange, type RatingChanges, type RatingLine, ratingChanges } from '../ratings/overview.ts'
