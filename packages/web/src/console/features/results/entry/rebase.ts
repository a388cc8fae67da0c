import type { DeskBoardResult as BoardResult } from '@zug/engine'
import { type Match, resultOfMatch } from '../match.ts'
import type { Sheet } from './sheet.ts'

type Side = Match['white'][number]

const same = (a: Side | undefined, b: Side | undefined): boolean => a?.player === b?.player && a?.result === b?.result

/** The boards of a match that somebody typed who began with `over`. */
export const typedBoards = (mine: Match, over: BoardResult | null): readonly number[] =>
  [...mine.white.keys()].filter((board) =>
    over?.match === undefined
      ? mine.white[board]!.result !== 'adjourned'
      : !same(mine.white[board], over.match.white[board]) || !same(mine.black[board], over.match.black[board]),
  )

/**
 * What is meant by "mine" where somebody else was first: of a match the boards that were typed here, over theirs. Of another board of it nothing was said
 * here, and nothing is taken from it.
 */
export const rebased = (
  mine: BoardResult | null,
  over: BoardResult | null,
  theirs: BoardResult | null,
  scoring: Sheet['scoring'],
): BoardResult | null => {
  if (mine?.match === undefined || theirs?.match === undefined || mine.match.white.length !== theirs.match.white.length) return mine
  const [own, other, boards] = [mine.match, theirs.match, new Set(typedBoards(mine.match, over))]
  const side = (colour: 'white' | 'black'): Match['white'] =>
    other[colour].map((entry, board) => (boards.has(board) ? own[colour][board]! : entry))
  return resultOfMatch({ white: side('white'), black: side('black') }, scoring)
}
