import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { RoundExplainer } from '../../pairing/explanation-answers.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import type { Band, BracketMap, MapLine } from './panel.ts'

/** Of the pairs that are neither asked about nor float, so many a band are shown. */
const mostOthers = 3

/**
 * The bands between the highest and the lowest score of those asked about and their opponents, with their boards, every float among them, and a few others
 * of each band. null where scores decide nothing.
 */
export const bracketMap = (
  explainer: RoundExplainer,
  asked: readonly PlayerId[],
  wished: readonly [PlayerId, PlayerId] | null,
  colourless: boolean,
  nameOf: (player: PlayerId) => string,
): BracketMap | null => {
  const field = explainer.field()
  const boards = explainer.boards()
  const scoreOf = new Map<PlayerId, number>(field.flatMap(({ score, players }) => players.map(({ player }) => [player, score] as const)))
  const own = boards.filter(({ white, black }) => asked.includes(white) || asked.includes(black))
  const concerned = [...asked, ...own.flatMap(({ white, black }) => [white, black])].flatMap((player) => scoreOf.get(player) ?? [])
  if (concerned.length === 0) return null
  const [lowest, highest] = [Math.min(...concerned), Math.max(...concerned)]
  const inside = (player: PlayerId): boolean => scoreOf.get(player)! >= lowest && scoreOf.get(player)! <= highest
  const within = boards.filter(({ white, black }) => inside(white) && inside(black))
  const floats = ({ white, black }: Board): boolean => scoreOf.get(white) !== scoreOf.get(black)
  const shown = within.filter((board) => own.includes(board) || floats(board))
  for (const { score } of field) {
    const others = within.filter((board) => !shown.includes(board) && scoreOf.get(board.white) === score)
    shown.push(...others.slice(0, mostOthers))
  }
  const seen = new Set<PlayerId>([...asked, ...shown.flatMap(({ white, black }) => [white, black])])
  const bands = field
    .filter(({ score }) => score >= lowest && score <= highest)
    .map(({ score, players }): Band => {
      const here = players.filter(({ player }) => seen.has(player))
      return {
        score,
        label: displayPoints(score),
        players: here.map(({ player, notation }) => ({ player, name: nameOf(player), notation, asked: asked.includes(player) })),
        omitted: players.length - here.length,
      }
    })
  const lines = within
    .filter((board) => shown.includes(board))
    .map((board): MapLine => ({ white: board.white, black: board.black, asked: own.includes(board), float: floats(board) }))
  const bye = explainer.bye()
  return { bands, lines, wished, bye: bye !== null && seen.has(bye) ? bye : null, colourless }
}
