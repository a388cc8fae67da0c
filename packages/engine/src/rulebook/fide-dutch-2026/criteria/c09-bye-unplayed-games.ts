import type { ByeCriterion } from '../../fide-dutch/criterion.ts'

/**
 * FIDE Dutch 2026, C9: the fewest unplayed games of whoever gets the bye. Asked only of a bracket that floats a single player, who is bound to get
 * it.
 */
export const byeUnplayedGames: ByeCriterion = { kind: 'bye', article: 'C9', ofAssignee: (player) => player.unplayedGames }
