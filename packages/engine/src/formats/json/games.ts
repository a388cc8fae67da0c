import { type Colour, opposite } from '../../model/colour.ts'
import { resultFromGameScores } from '../../model/game-score.ts'
import type { PlayerId } from '../../model/ids.ts'
import type { Game, GameResult, Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Points } from '../../model/points.ts'
import { resultOfGames } from '../../model/two-games.ts'
import { type Context, reportJson } from './checks.ts'
import { find } from './consistency.ts'
import type { JsonNode } from './node.ts'

/** A game as the file has it: without colour where the game has none, without result where the game scores tell it. */
export type GameForm = Omit<Game, 'colour' | 'result'> & { readonly colour?: Colour; readonly result?: GameResult }
export type OutcomeForm = Exclude<Outcome, { kind: 'game' }> | GameForm
export type PlayerWithForms = Omit<Player, 'outcomes'> & { readonly outcomes: readonly OutcomeForm[] }

/**
 * Fills in what the two sides of a game leave unsaid. Without colours, the smaller number is written as White. Without results, the game scores of
 * both sides give them (SSM A1), or the two games of the match (C.04.5). Null after faults were reported.
 */
export const completeGames = (
  players: readonly PlayerWithForms[],
  timeLimitMargin: Points | null,
  root: JsonNode,
  context: Context,
): readonly Player[] | null => {
  const before = context.issues.length
  const rows = new Map<PlayerId, readonly OutcomeForm[]>(players.map(({ id, outcomes }) => [id, outcomes]))
  const completed = players.map((player, index): Player => {
    const outcomes = player.outcomes.map((outcome, round): Outcome => {
      if (outcome.kind !== 'game') return outcome
      const there = rows.get(outcome.opponent)?.[round]
      const other = there?.kind === 'game' && there.opponent === player.id ? there : undefined
      const missing = (what: 'colour' | 'result'): void => {
        const path = `/players/${index}/outcomes/${round}/${what}`
        reportJson(context, 'key-missing', find(root, path).at, path, { what, player: player.id, round: round + 1 })
      }
      const colour = outcome.colour ?? colourOf(player.id, outcome, other)
      if (colour === null) missing('colour')
      const result = outcome.result ?? resultOf(outcome, other, timeLimitMargin)
      if (result === null) missing('result')
      return { ...outcome, colour: colour ?? 'white', result: result ?? 'adjourned' }
    })
    return { ...player, outcomes }
  })
  return context.issues.length > before ? null : completed
}

const colourOf = (player: PlayerId, { opponent }: GameForm, other: GameForm | undefined): Colour | null => {
  if (other === undefined) return null
  const mine: Colour = player < opponent ? 'white' : 'black'
  return other.colour === undefined ? mine : opposite(other.colour)
}

const resultOf = (game: GameForm, other: GameForm | undefined, timeLimitMargin: Points | null): GameResult | null => {
  if (game.games !== undefined && other?.games !== undefined) return resultOfGames(game.games, other.games)
  if (game.gameScore === undefined || other?.gameScore === undefined) return null
  return resultFromGameScores(game.gameScore, other.gameScore, game.onTimeLimit === true || other.onTimeLimit === true, { timeLimitMargin })
}
