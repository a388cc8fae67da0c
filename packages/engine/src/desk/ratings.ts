import type { KindOfPlay } from '../model/official-ratings.ts'
import { type CountingRating, countingRating, playOf, type RatingChoice, usualRatings } from '../model/tournament-rating.ts'
import type { PlayerData } from './entrant.ts'
import type { DeskSettings } from './settings.ts'

type Settings = Pick<DeskSettings, 'ratings' | 'info' | 'schedule'>
type Rated = Pick<PlayerData, 'rating' | 'official'>

/** Which ratings count at this desk. */
export const ratingsOf = ({ ratings }: Pick<Settings, 'ratings'>): RatingChoice => ratings ?? usualRatings

/** The rate of play of the event, else that of the first round that has one. */
const rateOf = ({ info, schedule }: Settings): string =>
  info.timeControl.trim() || (schedule?.rounds.find(({ rate }) => rate.trim() !== '')?.rate ?? '')

/** Whether ratings are those of standard, rapid or blitz play. */
export const playAt = (settings: Settings): KindOfPlay => playOf(ratingsOf(settings), rateOf(settings))

/** What the lists give a player by the method of this desk. */
export const listedRating = (settings: Settings, official: PlayerData['official']): CountingRating | null =>
  countingRating(official, ratingsOf(settings).method, playAt(settings))

/** Is the rating of a player the one that the lists give? Otherwise somebody at the desk said it, and it stays when lists change. */
export const followsLists = (settings: Settings, { rating, official }: Rated): boolean =>
  official !== undefined && ratingsOf(settings).method !== 'own' && rating === (listedRating(settings, official)?.rating ?? null)

/** What is entered of somebody, with the rating that counts: the one said, else the one of the lists. */
export const withRating = <D extends Partial<PlayerData>>(settings: Settings, data: D): D =>
  data.official === undefined || data.rating !== undefined
    ? data
    : { ...data, rating: listedRating(settings, data.official)?.rating ?? null }

/** Changes of somebody, with the rating that follows from them where it came from the lists before. */
export const withNewRating = (settings: Settings, before: Rated, changes: Partial<PlayerData>): Partial<PlayerData> => {
  if (changes.official === undefined || changes.rating !== undefined) return changes
  const follows = before.official === undefined ? before.rating === null : followsLists(settings, before)
  return follows ? withRating(settings, changes) : changes
}

/** The rating of a player once other ratings count; null: it stays. What somebody at the desk said stays as well, unless it stood for want of a method. */
export const ratedAnew = (before: Settings, after: Settings, player: Rated): { readonly rating: number | null } | null => {
  if (player.official === undefined || ratingsOf(after).method === 'own') return null
  const rating = listedRating(after, player.official)?.rating ?? null
  const follows = ratingsOf(before).method === 'own' ? rating !== null : followsLists(before, player)
  return follows && rating !== player.rating ? { rating } : null
}
