/** CFC 612: the rating on a player's card, out of what is known. Start lists convert by the same. */
export { type KnownRatings, ratingOnCard } from '../../model/known-ratings.ts'
