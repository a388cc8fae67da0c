import type { PlayerId } from '../../model/ids.ts'

/**
 * CFC 644: a team's rating, the average of its regular members. An unrated board in the middle counts as the average of the nearest rated boards above and
 * below; one at the top or bottom lies `gap` points beyond its neighbour, several of them one gap each. Null when nobody is rated.
 */
export const teamRating = (boards: readonly PlayerId[], ratingOf: (player: PlayerId) => number | null, gap: number): number | null => {
  const ratings = boardRatings(boards.map(ratingOf), gap)
  return ratings === null ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

/** The rating of every board, the unrated ones filled in. */
export const boardRatings = (ratings: readonly (number | null)[], gap: number): readonly number[] | null => {
  const first = ratings.findIndex((rating) => rating !== null)
  const last = ratings.findLastIndex((rating) => rating !== null)
  if (first === -1) return null
  return ratings.map((rating, board) => {
    if (rating !== null) return rating
    if (board < first) return ratings[first]! + gap * (first - board)
    if (board > last) return ratings[last]! - gap * (board - last)
    const above = ratings.slice(0, board).findLast((one) => one !== null)!
    const below = ratings.slice(board).find((one) => one !== null)!
    return (above + below) / 2
  })
}
