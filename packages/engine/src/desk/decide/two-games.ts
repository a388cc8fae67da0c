import type { PlayerId } from '../../model/ids.ts'
import { eventTraits } from '../../pairing/description-of.ts'
import { err, ok, type Result } from '../../result.ts'
import type { ResultFault } from '../refusal.ts'
import { type BoardResult, isPossible } from '../result.ts'
import type { DeskState } from '../state.ts'
import { standOf } from './stand-of.ts'

export const hasTwoGames = ({ settings }: DeskState): boolean => eventTraits(settings!.rules).games === 'two'

/** C.04.5 0: a match of two games. Whoever forfeits both has lost it by forfeit; with one game forfeited it is played. Of one that came without its games the result is known alone. */
export const twoGames = (result: BoardResult, white: PlayerId, black: PlayerId, state: DeskState): Result<BoardResult, ResultFault> => {
  const { match, lineUps } = result
  if (lineUps !== undefined) return err({ kind: 'not-a-match' })
  if (match === undefined) return isPossible(result) ? ok(result) : err({ kind: 'unknown' })
  const own = match.white.every(({ player }) => player === white) && match.black.every(({ player }) => player === black)
  if (!own || match.white.length !== 2 || match.black.length !== 2) return err({ kind: 'boards', most: 2 })
  const at = match.white.findIndex((one, game) => !isPossible({ white: one.result, black: match.black[game]!.result, rated: true }))
  if (at !== -1) return err({ kind: 'unknown-on-board', of: at + 1 })
  const missed = (side: 'white' | 'black'): boolean => match[side].every((game) => game.result === 'forfeit-loss')
  const [lost, won] = ['forfeit-loss', 'forfeit-win'] as const
  if (missed('white') || missed('black')) return ok({ ...result, white: missed('white') ? lost : won, black: missed('black') ? lost : won })
  return ok({ ...result, ...standOf(match, state) })
}
