import type { PlayerId } from '../model/ids.ts'
import { type Player, ratingIn } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { remembered } from '../remembered.ts'

/** A game that counts for a rating, or why it does not. */
export type RatedGame = {
  readonly round: number
  readonly opponent: PlayerId
  /** The opponent's rating in the round; null: unrated. */
  readonly rating: number | null
  /** 2, 1 or 0 halves of a point. */
  readonly halves: 0 | 1 | 2
}

const halves = { win: 2, draw: 1, loss: 0 } as const

/** Asked for player after player: a table for each would take as long as all of them together. */
const byIdIn = remembered(({ players }: Tournament): ReadonlyMap<PlayerId, Player> => new Map(players.map((player) => [player.id, player])))

/** The games of a player over the board that have ended and are rated. */
export const ratedGamesOf = (tournament: Tournament, { outcomes }: Player): readonly RatedGame[] => {
  const byId = byIdIn(tournament)
  return outcomes.flatMap((outcome, at) => {
    if (outcome.kind !== 'game' || outcome.result === 'adjourned' || !outcome.rated) return []
    const opponent = byId.get(outcome.opponent)
    const rating = opponent === undefined ? null : ratingIn(opponent, at + 1)
    return [{ round: at + 1, opponent: outcome.opponent, rating, halves: halves[outcome.result] }]
  })
}
