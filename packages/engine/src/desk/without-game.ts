import type { PlayerId } from '../model/ids.ts'
import type { Unpaired } from './round.ts'

/**
 * Why somebody in a round robin has no game, beyond what is recorded with a round: a game lost or won because somebody has left (FIDE C.05 6.6, CFC 653), an opponent
 * who has left without it counting, or is away, somebody who has left, or no game at all in the tables.
 */
export const noGameKinds = ['forfeit-win', 'forfeit-loss', 'opponent-withdrawn', 'opponent-away', 'withdrawn', 'no-game'] as const
export type NoGameKind = (typeof noGameKinds)[number]

/** Somebody without a board in a round, as pages show it. */
export type WithoutGame = { readonly player: PlayerId; readonly bye: Unpaired['bye'] | NoGameKind }
