import type { DeskBoardResult, DeskState, SideResult } from '@zug/engine/desk'
import { type GameResult, parsePoints, resultFromGameScores, type ScoringSystem } from '@zug/engine/model'
import { gamePoints, ssmSettingsOf } from '@zug/engine/pairing'
import { matchPoints, type Telling } from '../match-points.ts'
import { sidesText } from '../public/results.ts'
import type { Game, Pair } from './game.ts'

/** What buttons send, White's side (or the first team's) first. */
const plainResults = {
  '1-0': ['win', 'loss'],
  draw: ['draw', 'draw'],
  '0-1': ['loss', 'win'],
} as const satisfies Record<string, readonly [SideResult, SideResult]>

export const forfeits = {
  '1-0f': ['forfeit-win', 'forfeit-loss'],
  '0-1f': ['forfeit-loss', 'forfeit-win'],
  '0-0f': ['forfeit-loss', 'forfeit-loss'],
} as const satisfies Record<string, readonly [SideResult, SideResult]>

const known: Readonly<Record<string, readonly [SideResult, SideResult]>> = { ...plainResults, ...forfeits }

export const isForfeit = ({ white, black }: DeskBoardResult): boolean => `${white}${black}`.includes('forfeit')

/** "1–0", "½–½", "W–L" where games have scores of their own, "2½–1½" for a match, "45–38" by those scores. */
export const notation = (result: DeskBoardResult, common: Telling): string => {
  const { match } = result
  return match === undefined
    ? sidesText(result, common)
    : [match.white, match.black].map((side) => matchPoints(side, common.boardWorth)).join('–')
}

/** What a button for an unplayed game says: the signs of the result that it enters. */
export const forfeitSigns = (value: keyof typeof forfeits, common: Telling): string => {
  const [white, black] = forfeits[value]
  return notation({ white, black, rated: true }, common)
}

/** Short and the same for the same result: what a page saw, to be compared with what holds when its answer comes. */
export const fingerprint = (result: DeskBoardResult | null): string => {
  if (result === null) return ''
  const { match } = result
  // The boards say how a match stands; what that is worth is the desk's to say.
  if (match !== undefined) return match.white.map((board, at) => `${board.result}/${match.black[at]?.result}`).join(' ')
  return [result.white, result.black, result.rated ? '' : 'unrated', ...(result.scores ?? [])].join(' ')
}

export type Fields = Readonly<Record<string, string | undefined>>

/** The result that a form of this board means; 'none' takes one back; null when it is not complete, or nonsense. */
export const readResult = (fields: Fields, game: Game, state: DeskState): DeskBoardResult | 'none' | null => {
  if (fields.result === 'none') return 'none'
  const sides = known[fields.result ?? '']
  if (sides !== undefined && (game.entry.kind === 'game' || sides[0].startsWith('forfeit')))
    return { white: sides[0], black: sides[1], rated: true }
  switch (game.entry.kind) {
    case 'game':
      return null
    case 'scores':
      return readScores(fields, state)
    case 'match':
      return readMatch(fields, game.entry.pairs, game.boardWorth)
  }
}

const opposite: Readonly<Record<GameResult, SideResult>> = { win: 'loss', draw: 'draw', loss: 'win', adjourned: 'adjourned' }

const readScores = (fields: Fields, { settings }: DeskState): DeskBoardResult | null => {
  const [white, black] = [fields['score-white'], fields['score-black']].map((text) => parsePoints((text ?? '').trim()))
  if (white == null || black == null || white < 0 || black < 0) return null
  const result = resultFromGameScores(white, black, fields['time-limit'] !== undefined, ssmSettingsOf(settings!))
  return { white: result, black: opposite[result], rated: true, scores: [white, black] }
}

const readMatch = (fields: Fields, pairs: readonly Pair[], worth: ScoringSystem): DeskBoardResult | null => {
  const boards = pairs.map((_, at) => known[fields[`board-${at + 1}`] ?? ''])
  if (boards.length === 0 || boards.includes(undefined)) return null
  const side = (which: 0 | 1) =>
    pairs.map(({ first, second }, at) => ({ player: which === 0 ? first : second, result: boards[at]![which] as SideResult }))
  const [white, black] = [side(0), side(1)]
  // Where no game was played the match itself is forfeited.
  for (const sides of Object.values(forfeits))
    if (boards.every((board) => board![0] === sides[0] && board![1] === sides[1])) return { white: sides[0], black: sides[1], rated: true }
  const lead = gamePoints(white, worth) - gamePoints(black, worth)
  const result = lead > 0 ? plainResults['1-0'] : lead < 0 ? plainResults['0-1'] : plainResults.draw
  return { white: result[0], black: result[1], rated: true, match: { white, black } }
}
