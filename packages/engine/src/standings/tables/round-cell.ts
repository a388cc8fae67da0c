import type { GameResult, Outcome } from '../../model/outcome.ts'
import { displayPoints, type Points } from '../../model/points.ts'
import { pointsFor, type ScoringSystem } from '../../model/scoring.ts'
import { pointsOfGames } from '../../model/two-games.ts'
import { type Manner, mannerUnder, type WrittenUnder } from './manner.ts'
import { manualWords, type RoundWords } from './round-words.ts'

/**
 * How rounds without a game are written: in FIDE's letters; as the CFC handbook marks them (616: the score circled, which text has as brackets, or marked F); or as
 * its tables do (653: + and -, byes are not scored).
 */
export type Notation = {
  readonly signs: 'letters' | 'circles' | 'tables'
  readonly scoring: ScoringSystem
  readonly manner: Manner
  readonly words: RoundWords
}

export const signsOf = {
  fide: 'letters',
  upfloat: 'letters',
  'both-ways': 'letters',
  cfc: 'circles',
  ssm: 'letters',
  table: 'tables',
} as const

/** Of an event under these rules, in the signs of a language. */
export const notationUnder = (traits: WrittenUnder, scoring: ScoringSystem, words: RoundWords): Notation => ({
  signs: signsOf[traits.voice],
  scoring,
  manner: mannerUnder(traits),
  words,
})

/**
 * Games with somebody who has left a round robin before half of the games stay in the table in brackets: they are worth nothing (FIDE C.05 6.6). A dash where there is
 * none (CFC 653).
 */
export const notCounted = (results: string): string => (results === '' ? '-' : `(${results})`)

const resultSigns: Readonly<Record<GameResult, string>> = { win: '1', draw: '½', loss: '0', adjourned: '*' }

/** A round that was not played, without an opponent. */
export const byeText = (outcome: Exclude<Outcome, { kind: 'game' | 'forfeit' }>, { signs, scoring, words }: Notation): string => {
  if (signs === 'letters') return outcome.kind === 'bye' ? words.byes[outcome.bye] : ''
  const isBye = outcome.kind === 'bye' && outcome.bye !== 'zero-point'
  if (signs === 'tables') return isBye ? words.bye : ''
  return `${isBye ? words.bye : ''}(${displayPoints(pointsFor(outcome, scoring))})`
}

/** A number of the game itself: 14, 7.5; never ½, which is a result. */
export const gameScoreText = (score: Points, { decimal }: Pick<RoundWords, 'decimal'> = manualWords): string =>
  String(score / 10).replace('.', decimal)

/** The scores of a game, mine first: "14:6", "7.5:2.5". */
export const gameScoresText = (mine: Points, theirs: Points, words?: RoundWords): string =>
  `${gameScoreText(mine, words)}:${gameScoreText(theirs, words)}`

/** W, D, L with the scores of the game where there are some: "W 14:6"; + and - by forfeit, the bye, nothing for an absence. */
const wdlText = (outcome: Outcome, notation: Notation, against: Outcome | undefined): string => {
  const { words } = notation
  if (outcome.kind === 'bye') return outcome.bye === 'pairing-allocated' ? words.bye : '–'
  if (outcome.kind !== 'game') return resultText(outcome, notation)
  const theirs = against?.kind === 'game' ? against.gameScore : undefined
  const scores = outcome.gameScore === undefined || theirs === undefined ? '' : ` ${gameScoresText(outcome.gameScore, theirs, words)}`
  return `${outcome.result === 'adjourned' ? resultSigns.adjourned : words.wdl[outcome.result]}${scores}`
}

/** The result in the manner of the event; `against` is the outcome on the other side. */
export const resultIn = (notation: Notation, outcome: Outcome, against: Outcome | undefined): string =>
  notation.manner.wdl ? wdlText(outcome, notation, against) : resultText(outcome, notation)

/** 1, ½ and 0 over the board, * when it is open; by forfeit + and -, or 1F and 0F (CFC 616); a bye, or nothing, as the notation has it. */
const resultText = (outcome: Outcome, notation: Notation): string => {
  switch (outcome.kind) {
    case 'game':
      // Of two games what they brought: 1½.
      if (outcome.games !== undefined && outcome.result !== 'adjourned') return displayPoints(pointsOfGames(outcome.games))
      return resultSigns[outcome.result]
    case 'forfeit':
      if (notation.signs === 'circles') return `${resultSigns[outcome.result]}F`
      return outcome.result === 'win' ? '+' : notation.words.lost
    default:
      return byeText(outcome, notation)
  }
}

/** Beside an opponent who was not met, where the score stands apart: + and -, marked F under the CFC handbook (616). */
export const forfeitMark = (result: 'win' | 'loss', { signs, words }: Notation): string =>
  `${result === 'win' ? '+' : words.lost}${signs === 'circles' ? 'F' : ''}`

/** w, b, or nothing where no colour was given, or where there are none. */
export const colourText = (outcome: Outcome, { manner, words }: Notation): string =>
  manner.colours && (outcome.kind === 'game' || outcome.kind === 'forfeit') && outcome.colour !== null ? words.colours[outcome.colour] : ''

/** A round in one cell: "10b½" as the manuals write it, "10 W 14:6" where games are told by win, draw, loss and their own scores. `opponent`: by a number of the table. */
export const roundText = (opponent: string | null, outcome: Outcome, against: Outcome | undefined, notation: Notation): string => {
  const result = resultIn(notation, outcome, against)
  return opponent === null ? result : `${opponent}${notation.manner.colours ? colourText(outcome, notation) : ' '}${result}`
}
