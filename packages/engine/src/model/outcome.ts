import type { Colour } from './colour.ts'
import type { PlayerId } from './ids.ts'
import type { Points } from './points.ts'
import type { BoardResult } from './team.ts'

/** How a game that was played ended for one side. An adjourned game counts as a draw for pairing only (C.04.2.D.1). */
export const gameResults = ['win', 'draw', 'loss', 'adjourned'] as const
export type GameResult = (typeof gameResults)[number]

/**
 * pairing-allocated: the odd player of a round (C.04.1.c). half, full and zero-point: requested or announced beforehand.
 */
export const byeKinds = ['pairing-allocated', 'half-point', 'full-point', 'zero-point'] as const
export type ByeKind = (typeof byeKinds)[number]

/** How the two games of a match ended for one side, the one with the colour of the match first (C.04.5 0). A forfeited game of a match that was played counts as played. */
export type MatchGames = readonly [first: BoardResult, second: BoardResult]

/**
 * What one round was for one player.
 *
 * - `game`: over the board. Each side carries its own result, so that ½-0 and 0-0 (both sides penalised) can be said.
 *   `rated` is false for a game of less than one move (TRF W, D, L). `gameScore` is what the side scored inside the game, or the match of
 *   several games, and `onTimeLimit` says that the time limit ended it (SSM A1). Where a game has no colours, the higher ranked player has White. Of a match
 *   between teams `boardOneUnplayed` says that its colour counts for nothing (CFC 632, 646). `games` are those of a match of two games, which is worth what they are.
 * - `forfeit`: paired, but the opponent (`win`) or the player (`loss`) did not appear; both lose in a double forfeit. The colour is the
 *   scheduled one and counts for nothing.
 * - `bye`: not paired against anybody, and why.
 * - `absent`: not paired and nothing said (an empty column): withdrawn, not yet entered, or away without notice.
 *
 * Of a team `gameScore` is what the round brings in game points, played or not (C.04.6 1.2).
 *
 * `points`, where given, is what the round is worth to this player by decision of the arbiter, whatever the scoring says (TRF26 299).
 */
export type Outcome =
  | {
      readonly kind: 'game'
      readonly opponent: PlayerId
      readonly colour: Colour
      readonly result: GameResult
      readonly rated: boolean
      readonly gameScore?: Points
      readonly onTimeLimit?: boolean
      readonly boardOneUnplayed?: true
      readonly games?: MatchGames
      readonly points?: Points
    }
  | {
      readonly kind: 'forfeit'
      readonly opponent: PlayerId
      readonly colour: Colour | null
      readonly result: 'win' | 'loss'
      readonly gameScore?: Points
      readonly points?: Points
    }
  | { readonly kind: 'bye'; readonly bye: ByeKind; readonly gameScore?: Points; readonly points?: Points }
  | { readonly kind: 'absent' }

export type Game = Extract<Outcome, { kind: 'game' }>

export const absent: Outcome = Object.freeze({ kind: 'absent' })

/** Was the player given an opponent in this round, whether or not the game was played? */
export const opponentOf = (outcome: Outcome): PlayerId | null =>
  outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.opponent : null

/** Did the pairing of the round deal with this player: an opponent, or the pairing-allocated bye? */
export const wasPaired = (outcome: Outcome): boolean =>
  outcome.kind === 'game' || outcome.kind === 'forfeit' || (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated')
