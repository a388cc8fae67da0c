import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { displayPoints, pointsFromTenths } from '@zug/engine/model'
import { gameScoreText } from '@zug/engine/standings'
import { openSign, signsOf } from '@zug/messages/common/signs'
import type { Language } from '@zug/messages/language'
import { matchPoints, type Telling } from '../match-points.ts'

/** 2.5 as people write it: 2½. */
export const pointsText = (points: number): string => displayPoints(pointsFromTenths(Math.round(points * 10)))

/** A tie-break: as few decimals as it needs, at most two, with the sign of the language; `halves`: as ½. */
export const valueText = (value: number | null, language: Language, halves = true): string =>
  value === null
    ? ''
    : halves && Number.isInteger(value * 2) && !Number.isInteger(value) && Math.abs(value) < 1000
      ? pointsText(value)
      : trimmed(value, language)

const trimmed = (value: number, language: Language): string => {
  const text = String(Math.round(value * 100) / 100)
  return language === 'en' ? text : text.replace('.', ',')
}

/** "2=" where somebody else has the place too; a dash for a player who stays in the table without one. */
export const placeText = ({
  rank,
  shared,
  unranked,
}: {
  readonly rank: number
  readonly shared: boolean
  readonly unranked?: boolean | undefined
}): string => (unranked === true ? '–' : `${rank}${shared ? '=' : ''}`)

export type ResultText = { readonly text: string; readonly remark: string | null; readonly open: boolean }

/** "1–0", "+:−", "W–L", "45–38" for a game with scores of its own. */
export const sidesText = (result: BoardResult, { sides, rounds }: Telling): string => {
  if (result.scores !== undefined) return result.scores.map((score) => gameScoreText(score, rounds)).join('–')
  return signsOf(result, sides)
}

/** A result as it stands between two names, and what is to be said about it. */
export const resultText = (result: BoardResult | null, common: Telling): ResultText => {
  if (result === null) return { text: openSign, remark: null, open: true }
  if (result.match !== undefined)
    return {
      text: [result.match.white, result.match.black].map((side) => matchPoints(side, common.boardWorth)).join('–'),
      remark: null,
      open: result.match.white.some((board) => board.result === 'adjourned'),
    }
  if (result.white === 'adjourned') return { text: common.sides.adjourned, remark: common.results.adjourned, open: true }
  const text = sidesText(result, common)
  const forfeits = [result.white, result.black].filter((side) => side === 'forfeit-loss').length
  const remark =
    forfeits === 2 ? common.results.doubleForfeit : forfeits === 1 ? common.results.forfeit : result.rated ? null : common.results.unrated
  return { text, remark, open: false }
}
