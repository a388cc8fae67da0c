import type { PlayerId } from '../model/ids.ts'
import type { Points } from '../model/points.ts'
import type { NotedPlayer } from './explanation.ts'
import type { RoundExplainer } from './explanation-answers.ts'
import type { Board } from './round-pairing.ts'

/** Of the pairs that are neither asked about nor float, so many a band are shown. */
const mostOthers = 3

/** Those asked about among the players of their scores. */
export type Surroundings = {
  /** From the highest score down; `omitted` counts who is not shown. */
  readonly bands: readonly { readonly score: Points; readonly players: readonly NotedPlayer[]; readonly omitted: number }[]
  readonly lines: readonly MapLine[]
  readonly bye: PlayerId | null
}

/** Two who meet; a line across bands is a float. */
export type MapLine = { readonly white: PlayerId; readonly black: PlayerId; readonly asked: boolean; readonly float: boolean }

/**
 * The bands between the highest and the lowest score of those asked about and their opponents, with their boards, every float among them, and a few others
 * of each band. null where scores decide nothing.
 */
export const surroundingsOf = (explainer: RoundExplainer, asked: readonly PlayerId[]): Surroundings | null => {
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
  const bye = explainer.bye()
  return {
    bands: field
      .filter(({ score }) => score >= lowest && score <= highest)
      .map(({ score, players }) => {
        const here = players.filter(({ player }) => seen.has(player))
        return { score, players: here, omitted: players.length - here.length }
      }),
    lines: within
      .filter((board) => shown.includes(board))
      .map((board) => ({ white: board.white, black: board.black, asked: own.includes(board), float: floats(board) })),
    bye: bye !== null && seen.has(bye) ? bye : null,
  }
}
