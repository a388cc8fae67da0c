import type { ByeKind, GameResult, Outcome } from '../model/outcome.ts'
import { displayPoints, type Points } from '../model/points.ts'
import { pointsFor, type ScoringSystem } from '../model/scoring.ts'
import type { Tournament } from '../model/tournament.ts'
import { rulebookOf } from '../pairing/rulebook-of.ts'
import { type Manner, mannerOf } from './manner.ts'

export const byeLetters: Readonly<Record<ByeKind, string>> = {
  'pairing-allocated': 'PAB',
  'half-point': 'HPB',
  'full-point': 'FPB',
  'zero-point': 'ZPB',
}

const resultLetters: Readonly<Record<GameResult, string>> = { win: '1', draw: '½', loss: '0', adjourned: '*' }

/**
 * How rounds without a game are written: in FIDE's letters; as the CFC handbook marks them (616: the score circled, which text has as brackets, or marked F); or as
 * its tables do (653: + and -, byes are not scored).
 */
export type Notation = { readonly signs: 'letters' | 'circles' | 'tables'; readonly scoring: ScoringSystem; readonly manner: Manner }

export const notationOf = (tournament: Tournament): Notation => {
  const { voice } = rulebookOf(tournament).traits
  return {
    signs: voice === 'cfc' ? 'circles' : voice === 'table' ? 'tables' : 'letters',
    scoring: tournament.scoring,
    manner: mannerOf(tournament),
  }
}

/** A round that was not played, without an opponent. */
export const byeText = (outcome: Exclude<Outcome, { kind: 'game' | 'forfeit' }>, { signs, scoring }: Notation): string => {
  if (signs === 'letters') return outcome.kind === 'bye' ? byeLetters[outcome.bye] : ''
  const isBye = outcome.kind === 'bye' && outcome.bye !== 'zero-point'
  if (signs === 'tables') return isBye ? 'bye' : ''
  return `${isBye ? 'bye' : ''}(${displayPoints(pointsFor(outcome, scoring))})`
}

const wdlLetters: Readonly<Record<GameResult, string>> = { win: 'W', draw: 'D', loss: 'L', adjourned: '*' }

/** The scores of a game, mine first: "14:6", "7.5:2.5"; never ½, which is a result. */
export const gameScoresText = (mine: Points, theirs: Points): string => `${mine / 10}:${theirs / 10}`

/** W, D, L with the scores of the game where there are some: "W 14:6"; + and - by forfeit, the bye, nothing for an absence. */
const wdlText = (outcome: Outcome, notation: Notation, against: Outcome | undefined): string => {
  if (outcome.kind === 'bye') return outcome.bye === 'pairing-allocated' ? 'bye' : '–'
  if (outcome.kind !== 'game') return resultText(outcome, notation)
  const theirs = against?.kind === 'game' ? against.gameScore : undefined
  const scores = outcome.gameScore === undefined || theirs === undefined ? '' : ` ${gameScoresText(outcome.gameScore, theirs)}`
  return `${wdlLetters[outcome.result]}${scores}`
}

/** The result in the manner of the event; `against` is the outcome on the other side. */
export const resultIn = (notation: Notation, outcome: Outcome, against: Outcome | undefined): string =>
  notation.manner.wdl ? wdlText(outcome, notation, against) : resultText(outcome, notation)

/** 1, ½ and 0 over the board, * when it is open; by forfeit + and -, or 1F and 0F (CFC 616); a bye, or nothing, as the notation has it. */
export const resultText = (outcome: Outcome, notation: Notation): string => {
  switch (outcome.kind) {
    case 'game':
      return resultLetters[outcome.result]
    case 'forfeit':
      if (notation.signs === 'circles') return outcome.result === 'win' ? '1F' : '0F'
      return outcome.result === 'win' ? '+' : '-'
    default:
      return byeText(outcome, notation)
  }
}

/** w, b, or nothing where no colour was given, or where there are none. */
export const colourText = (outcome: Outcome, { manner }: Notation): string =>
  manner.colours && (outcome.kind === 'game' || outcome.kind === 'forfeit') && outcome.colour !== null ? outcome.colour[0]! : ''
