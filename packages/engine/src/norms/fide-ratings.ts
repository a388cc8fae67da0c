/** FIDE B.01 1.4: norms are made by FIDE's standard ratings, whatever the tournament goes by. */
import { effectiveRating, type OfficialRatings } from '../model/official-ratings.ts'
import type { Tournament } from '../model/tournament.ts'
import { playOf, usualRatings } from '../model/tournament-rating.ts'
import { remembered } from '../remembered.ts'

/** The tournament with FIDE's ratings, where lists are known; else with those that count in the event. Whoever has a national rating alone is unrated. */
export const withFideRatings = remembered(
  (tournament: Tournament): Tournament =>
    tournament.players.every(({ official }) => !isKnown(official))
      ? tournament
      : {
          ...tournament,
          players: tournament.players.map((player) =>
            isKnown(player.official) ? { ...player, rating: effectiveRating(player.official?.fide, 'standard')?.rating ?? null } : player,
          ),
        },
)

const isKnown = (official: OfficialRatings | undefined): boolean => official?.fide !== undefined || official?.national !== undefined

/** No norms are made in rapid and blitz. */
export const isStandardPlay = ({ ratings, info }: Pick<Tournament, 'ratings' | 'info'>): boolean =>
  playOf(ratings ?? usualRatings, info.timeControl) === 'standard'
