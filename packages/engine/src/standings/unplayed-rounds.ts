import type { FieldRound } from './field.ts'

/** C.07 16.1: a requested bye is a half- or zero-point bye; every round after a withdrawal is a zero-point bye. */
const isRequestedBye = (round: FieldRound): boolean => round.kind === 'half-point-bye' || round.kind === 'zero-point-bye'

/** C.07 16.1: a voluntarily unplayed round (VUR) is a requested bye or a forfeit loss. */
export const isVoluntarilyUnplayed = (round: FieldRound): boolean => isRequestedBye(round) || round.kind === 'forfeit-loss'

export type UnplayedCategory = 1 | 2 | 3 | 4 | 5

const categoryOf = ({ kind }: FieldRound, willingLater: boolean): UnplayedCategory | null => {
  switch (kind) {
    case 'game':
      return null
    case 'pairing-allocated-bye':
    case 'full-point-bye':
      return 1
    case 'forfeit-win':
      return 2
    case 'forfeit-loss':
      return 4
    case 'half-point-bye':
    case 'zero-point-bye':
      return willingLater ? 3 : 5
  }
}

/**
 * C.07 16.2: the category of each unplayed round; null for a round that was played.
 * 1 pairing-allocated or full-point bye; 2 forfeit win; 3 requested bye with a round after it that is no VUR; 4 forfeit loss; 5 requested bye
 * followed by VURs only, or in the last round.
 */
export const unplayedCategories = (rounds: readonly FieldRound[]): readonly (UnplayedCategory | null)[] => {
  const lastWilling = rounds.findLastIndex((round) => !isVoluntarilyUnplayed(round))
  return rounds.map((round, at) => categoryOf(round, at < lastWilling))
}
