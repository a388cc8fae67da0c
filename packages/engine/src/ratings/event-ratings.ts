import { dayOf } from '../model/day.ts'
import { effectiveRating, type KindOfPlay } from '../model/official-ratings.ts'
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { playOf, usualRatings } from '../model/tournament-rating.ts'
import { namedDescription, startOf } from '../pairing/description-of.ts'

/** Whose formulas are asked for. */
export const ratingSystems = ['fide', 'cfc'] as const
export type RatingSystem = (typeof ratingSystems)[number]

/** Canada's where the event is played by its handbook or there, else FIDE's. */
export const usualRatingSystem = (tournament: Tournament): RatingSystem =>
  namedDescription(tournament)?.traits.voice === 'cfc' || tournament.info.federation === 'CAN' ? 'cfc' : 'fide'

/** Is one game of chess played at each board in a round? Games with scores of their own are not rated, nor can two games be told from one result. */
export const isRatedPlay = (tournament: Tournament): boolean => (namedDescription(tournament)?.traits.games ?? 'results') === 'results'

/** What an event is for its ratings: the kind of play, and the day on which it began, as a number that sorts (20260301), and its year; null where they are not known. */
export type RatingEvent = {
  readonly system: RatingSystem
  readonly play: KindOfPlay
  readonly day: number | null
  readonly year: number | null
}

export const ratingEventOf = (tournament: Tournament, system: RatingSystem = usualRatingSystem(tournament)): RatingEvent => {
  const { info, ratings = usualRatings } = tournament
  const day = dayOf(startOf(info))
  return {
    system,
    play: playOf(ratings, info.timeControl),
    day,
    year: day === null ? yearIn(info.startDate) : Math.floor(day / 10000),
  }
}

export const yearIn = (date: string): number | null => {
  const year = /(?:^|\D)(\d{4})(?:\D|$)/.exec(date)?.[1]
  return year === undefined ? null : Number(year)
}

/** The tournament with the ratings of the system: those of its list where lists are known, else those that count in the event. */
export const underSystem = (tournament: Tournament, { system, play }: RatingEvent): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, rating: ratingBy(player, system, play) })),
})

const ratingBy = ({ rating, official }: Player, system: RatingSystem, play: KindOfPlay): number | null => {
  if (official?.fide === undefined && official?.national === undefined) return rating
  const list = system === 'fide' ? official.fide : official.national?.federation === 'CAN' ? official.national : undefined
  return effectiveRating(list, play)?.rating ?? null
}
