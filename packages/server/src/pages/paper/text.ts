import type { DeskBoardResult, SideResult } from '@zug/engine/desk'
import { displayPoints, type Outcome, type Points, pointsFromTenths } from '@zug/engine/model'
import { localeOf } from '@zug/messages/dates'
import type { Language } from '@zug/messages/language'
import type { PaperWords } from '@zug/messages/paper/words'

const sides: Readonly<Record<SideResult, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  'forfeit-win': '+',
  'forfeit-loss': '−',
  adjourned: '*',
}

import { gameScore } from '../public/results.ts'

/** Between the two sides; figures of one width and thin spaces keep the dashes of a column under one another. */
const between = (white: string, black: string): string => `${white}\u2009–\u2009${black}`

/** "1 – 0"; empty for a game that is open. A match shows its game points. */
export const resultText = (result: DeskBoardResult | null, words: PaperWords): string => {
  if (result === null) return ''
  if (result.match !== undefined && result.white !== 'forfeit-win' && result.white !== 'forfeit-loss') {
    const { white, black } = result.match
    return between(matchPoints(white), matchPoints(black))
  }
  if (result.white === 'adjourned') return words.adjourned
  if (result.scores !== undefined) return between(gameScore(result.scores[0]), gameScore(result.scores[1]))
  return between(sides[result.white], sides[result.black])
}

type TeamBoards = readonly { readonly result: SideResult }[]

const worth: Readonly<Record<SideResult, number>> = { win: 10, 'forfeit-win': 10, draw: 5, adjourned: 0, loss: 0, 'forfeit-loss': 0 }
const matchPoints = (boards: TeamBoards): string =>
  displayPoints(pointsFromTenths(boards.reduce((sum, { result }) => sum + worth[result], 0)))

/** 1, ½, 0, + and − by forfeit, * open; of a game with scores of its own, its score. */
export const outcomeSign = (outcome: Outcome): string => {
  if (outcome.kind === 'game') return outcome.gameScore === undefined ? sides[outcome.result] : gameScore(outcome.gameScore)
  if (outcome.kind === 'forfeit') return outcome.result === 'win' ? '+' : '−'
  return ''
}

export const colourSign = (outcome: Outcome, { whiteSign, blackSign }: PaperWords): string => {
  if ((outcome.kind !== 'game' && outcome.kind !== 'forfeit') || outcome.colour === null) return ''
  return outcome.colour === 'white' ? whiteSign : blackSign
}

export const points = (value: Points): string => displayPoints(value) || '0'

export const momentText = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(moment)

/** Groups of four are read out and compared without getting lost. */
export const receiptText = (short: string): string => short.replace(/(.{4})(?=.)/g, '$1\u00a0')
