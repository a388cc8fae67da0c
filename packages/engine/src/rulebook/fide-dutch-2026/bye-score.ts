import type { Points } from '../../model/points.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import { scoregroupsOf } from '../fide-dutch/scoregroups.ts'
import { edition } from './edition.ts'

/**
 * FIDE Dutch 2026, C5: the lowest score at which somebody may take the bye and everybody else still be paired. It stands above every other
 * quality, so it is settled for the whole round at once; null when the number of players is even.
 */
export const byeScoreOf = (competitors: readonly Competitor[]): Points | null => {
  if (competitors.length % 2 === 0) return null
  for (const group of scoregroupsOf(competitors).toReversed()) {
    const { score } = group[0]!
    if (canBeCompleted(competitors, edition, (player) => player.mayTakeBye && player.score === score)) return score
  }
  throw new Error('the bye has no place although the round can be completed')
}
