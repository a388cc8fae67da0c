import type { Tournament } from '../../api/types.ts'
import type { Player } from './player.ts'

/** Rounds that were over before the player came: they count nothing, unless the rules of the event say otherwise (C.04.2 2.4). */
export const missedBy = ({ id, firstRound }: Player, { rounds, draft }: Tournament): readonly number[] =>
  draft !== null
    ? []
    : rounds
        .filter(({ round, boards }) => round < firstRound && boards.every(({ white, black }) => white !== id && black !== id))
        .map(({ round }) => round)
