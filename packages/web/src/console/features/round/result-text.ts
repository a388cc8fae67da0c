import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { gameScoreText } from '@zug/engine/standings'
import type { EventCommon } from '@zug/messages/common/under'
import { showPoints } from '../../ui/points.ts'

const unplayed = { 'forfeit-win': '+', 'forfeit-loss': '–', adjourned: '…' } as const

/** As it stands in the table: 1 – 0, ½ – ½, + – –; of a game with points of its own, those, else W – L. */
export const resultText = (result: BoardResult | null, { sides, rounds }: EventCommon): string => {
  if (result === null) return '–'
  if (result.scores !== undefined) return result.scores.map((score) => gameScoreText(score, rounds)).join(' : ')
  if (result.match !== undefined) return `${sum(result.match.white)} : ${sum(result.match.black)}`
  if (result.white === 'adjourned') return '…'
  const marks = { ...sides, ...unplayed }
  return `${marks[result.white]} – ${marks[result.black]}`
}

type Played = NonNullable<BoardResult['match']>['white']

/** Game points of one side of a match; a forfeit won is a point. */
const sum = (boards: Played): string =>
  showPoints(boards.reduce((all, { result }) => all + (/win/.test(result) ? 10 : result === 'draw' || result === 'adjourned' ? 5 : 0), 0))
