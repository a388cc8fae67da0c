import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { displayPoints, type Outcome, pointsFromTenths } from '@zug/engine/model'
import type { CommonWords } from '@zug/messages/common/en'
import type { Language } from '@zug/messages/language'

/** 2.5 as people write it: 2½. */
export const pointsText = (points: number): string => displayPoints(pointsFromTenths(Math.round(points * 10)))

/** A tie-break: as few decimals as it needs, at most two, with the sign of the language. */
export const valueText = (value: number | null, language: Language): string =>
  value === null
    ? ''
    : Number.isInteger(value * 2) && !Number.isInteger(value) && Math.abs(value) < 1000
      ? pointsText(value)
      : trimmed(value, language)

const trimmed = (value: number, language: Language): string => {
  const text = String(Math.round(value * 100) / 100)
  return language === 'en' ? text : text.replace('.', ',')
}

const sides: Readonly<Record<BoardResult['white'], string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  'forfeit-win': '1',
  'forfeit-loss': '0',
  adjourned: '*',
}

export type ResultText = { readonly text: string; readonly remark: string | null; readonly open: boolean }

/** Of one side of a match. */
export const matchPoints = (boards: readonly { readonly result: string }[]): number =>
  boards.reduce((sum, { result }) => sum + (result === 'win' || result === 'forfeit-win' ? 1 : result === 'draw' ? 0.5 : 0), 0)

/** Of a game that has scores of its own (SSM A1): 14, 7.5; never ½, which is a result. */
export const gameScore = (tenths: number): string => String(tenths / 10)

/** A result as it stands between two names, and what is to be said about it. */
export const resultText = (result: BoardResult | null, common: CommonWords): ResultText => {
  if (result === null) return { text: '–', remark: null, open: true }
  if (result.white === 'adjourned') return { text: '–', remark: common.results.adjourned, open: true }
  if (result.match !== undefined)
    return {
      text: `${pointsText(matchPoints(result.match.white))}–${pointsText(matchPoints(result.match.black))}`,
      remark: null,
      open: result.match.white.some((board) => board.result === 'adjourned'),
    }
  const text =
    result.scores === undefined
      ? `${sides[result.white]}–${sides[result.black]}`
      : `${gameScore(result.scores[0])}–${gameScore(result.scores[1])}`
  const forfeits = [result.white, result.black].filter((side) => side === 'forfeit-loss').length
  const remark =
    forfeits === 2 ? common.results.doubleForfeit : forfeits === 1 ? common.results.forfeit : result.rated ? null : common.results.unrated
  return { text, remark, open: false }
}

/** One side's result in a card or a crosstable: 1, ½, 0, + and − by forfeit, a dot as long as it is open; of a game with scores of its own, its score. What a bye is worth is the event's to say. */
export const outcomeText = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'game':
      if (outcome.gameScore !== undefined) return gameScore(outcome.gameScore)
      return { win: '1', draw: '½', loss: '0', adjourned: '·' }[outcome.result]
    case 'forfeit':
      return outcome.result === 'win' ? '+' : '−'
    case 'bye':
    case 'absent':
      return ''
  }
}
