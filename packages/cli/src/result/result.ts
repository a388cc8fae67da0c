import { isPossibleResult, type SideResult } from '@zug/engine/desk'
import { type Points, parsePoints } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'

/** How a board ended: for both sides, White first; or by the scores of the game itself (SSM A1). */
export type EnteredResult =
  | { readonly kind: 'sides'; readonly white: SideResult; readonly black: SideResult; readonly rated: boolean }
  | { readonly kind: 'scores'; readonly white: Points; readonly black: Points; readonly onTimeLimit: boolean }

type Traits = Pick<PairingSystem['traits'], 'games'>

const dash = '[-–—−]'
const mark = String.raw`[01][fd]|\+|${dash}|1/2|½|0?[.,]5|[10wdl]`
/** Two marks with a dash, colon or stroke between them; two signs may stand side by side. */
const pair = new RegExp(String.raw`^(?:(${mark})\s*(?:${dash}|:|/)\s*(${mark})|(\+|${dash})(\+|${dash}))$`, 'i')
/** Points of a game, with one decimal at most; `t` where the time limit ended it. */
const points = String.raw`\d{1,4}(?:[.,]\d)?|\d{0,3}½`
const score = new RegExp(String.raw`^(${points})\s*(?:${dash}|:)\s*(${points})\s*(t?)$`, 'i')

/** A mark for both sides at once: White wins, loses, draws, or the game goes on. */
const marksOfOne: Readonly<Record<string, readonly [string, string]>> = {
  '1': ['1', '0'],
  '0': ['0', '1'],
  '=': ['½', '½'],
  '½': ['½', '½'],
  '1/2': ['½', '½'],
  '*': ['*', '*'],
}

type Side = { readonly result: SideResult; readonly rated: boolean }

const sideOf = (text: string): Side => {
  if (text === '*') return { result: 'adjourned', rated: true }
  if (/^(?:\+|1[fd])$/i.test(text)) return { result: 'forfeit-win', rated: true }
  if (/^(?:[-–—−]|0[fd])$/i.test(text)) return { result: 'forfeit-loss', rated: true }
  const result = /^[1w]$/i.test(text) ? 'win' : /^[0l]$/i.test(text) ? 'loss' : 'draw'
  return { result, rated: !/[wdl]/i.test(text) }
}

/** What is taken, for whoever has written something else. */
export const resultsTaken = ({ games }: Traits): string => {
  const others = '+- -+ -- (or 1F-0F 0F-1F 0F-0F) where somebody did not come, * for a game without a result'
  return games === 'scores'
    ? `Say the scores of the game, 14-9, with t where the time limit ended it, 14-9t; ${others}.`
    : `Say 1-0, 1/2-1/2 (½-½, =) or 0-1; ${others}; W-L D-D L-W for a game of less than a move, ½-0 0-½ 0-0 for a penalty.`
}

/** A result as people write it; null when the rulebook has none such. */
export const parseResult = (text: string, traits: Traits): EnteredResult | null => {
  const word = text.trim()
  const played = traits.games === 'scores' ? score.exec(word) : null
  if (played !== null) {
    const [, white = '', black = '', limit = ''] = played
    return { kind: 'scores', white: pointsOf(white), black: pointsOf(black), onTimeLimit: limit !== '' }
  }
  const found = pair.exec(word)
  const marks = marksOfOne[word] ?? (found === null ? null : [found[1] ?? found[3]!, found[2] ?? found[4]!])
  if (marks === null) return null
  const [white, black] = marks.map(sideOf) as [Side, Side]
  // Said of one side, a default is one for both: 1-0F.
  const defaulted = [white, black].some(({ result }) => result.startsWith('forfeit'))
  const of = ({ result }: Side): SideResult =>
    !defaulted ? result : result === 'win' ? 'forfeit-win' : result === 'loss' ? 'forfeit-loss' : result
  const entered = { white: of(white), black: of(black), rated: white.rated }
  if (traits.games === 'scores' && !defaulted && entered.white !== 'adjourned') return null
  return white.rated === black.rated && isPossibleResult(entered) ? { kind: 'sides', ...entered } : null
}

const pointsOf = (text: string): Points => parsePoints(text.replace('½', '.5'))!
