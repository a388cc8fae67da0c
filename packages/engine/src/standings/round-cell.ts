import type { ByeKind, GameResult, Outcome } from '../model/outcome.ts'
import { displayPoints } from '../model/points.ts'
import { pointsFor, type ScoringSystem } from '../model/scoring.ts'
import type { Tournament } from '../model/tournament.ts'
import { rulebookOf } from '../pairing/rulebook-of.ts'

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
export type Notation = { readonly signs: 'letters' | 'circles' | 'tables'; readonly scoring: ScoringSystem }

export const notationOf = (tournament: Tournament): Notation => {
  const { voice } = rulebookOf(tournament).traits
  return { signs: voice === 'cfc' ? 'circles' : voice === 'table' ? 'tables' : 'letters', scoring: tournament.scoring }
}

/** A round that was not played, without an opponent. */
export const byeText = (outcome: Exclude<Outcome, { kind: 'game' | 'forfeit' }>, { signs, scoring }: Notation): string => {
  if (signs === 'letters') return outcome.kind === 'bye' ? byeLetters[outcome.bye] : ''
  const isBye = outcome.kind === 'bye' && outcome.bye !== 'zero-point'
  if (signs === 'tables') return isBye ? 'bye' : ''
  return `${isBye ? 'bye' : ''}(${displayPoints(pointsFor(outcome, scoring))})`
}

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

/** w, b, or nothing where no colour was given. */
export const colourText = (outcome: Outcome): string =>
  (outcome.kind === 'game' || outcome.kind === 'forfeit') && outcome.colour !== null ? outcome.colour[0]! : ''
