import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { type Match, resultOfMatch } from '../match.ts'
import type { Sheet } from './sheet.ts'

type Side = Match['white'][number]

const same = (a: Side | undefined, b: Side | undefined): boolean => a?.player === b?.player && a?.result === b?.result

/** The boards of a match in which it differs from what stood before; where no match stood, those that have a result. */
export const typedBoards = ({ white, black }: Match, before: BoardResult | null): readonly number[] =>
  [...white.keys()].filter((board) =>
    before?.match === undefined
      ? white[board]!.result !== 'adjourned'
      : !same(white[board], before.match.white[board]) || !same(black[board], before.match.black[board]),
  )

/**
 * What is meant by "mine" where somebody else was first: of a match the boards that were typed here (`inner`), over theirs. Of another board of it nothing
 * was said here, and nothing is taken from it.
 */
export const rebased = (
  mine: BoardResult | null,
  inner: readonly number[],
  theirs: BoardResult | null,
  scoring: Sheet['scoring'],
): BoardResult | null => {
  if (mine?.match === undefined || theirs?.match === undefined || mine.match.white.length !== theirs.match.white.length) return mine
  const [own, other] = [mine.match, theirs.match]
  const side = (colour: 'white' | 'black'): Match['white'] =>
    other[colour].map((entry, board) => (inner.includes(board) ? own[colour][board]! : entry))
  return resultOfMatch({ white: side('white'), black: side('black') }, scoring)
}
